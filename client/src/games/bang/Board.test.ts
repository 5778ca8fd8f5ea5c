/** The board at recorded moments of real games: what can be touched, and what a touch sends. */
import { cleanup, render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Option } from '../../table/board'
import { given, spoken } from '../../table/board.fake'
import Board from './Board.svelte'
import { cards, moment, moments } from './moments'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(name: string, width = 1280) {
  vi.stubGlobal('innerWidth', width)
  const choose = vi.fn()
  const why = vi.fn()
  const announce = vi.fn()
  render(Board, { props: given(moment(name), cards, { choose, why, announce }) })
  return { choose, why, announce }
}

const hand = () => screen.getByRole('group', { name: /^bang-board-hand / })
const optionsOf = (name: string) => moment(name).message.decision?.options ?? []
const first = <T>(all: readonly T[]): T => {
  const [one] = all
  if (one === undefined) throw new Error('there is none')
  return one
}

describe('every moment', () => {
  const WIDTHS = [1280, 390, 800]
  const numbered = moments.map(([name, recorded], number) => ({ name, recorded, number }))
  test.each(numbered)('$name is drawn', ({ recorded, number }) => {
    vi.stubGlobal('innerWidth', WIDTHS[number % WIDTHS.length])
    const { container } = render(Board, { props: given(recorded, cards) })
    const { view } = recorded.message
    const others = view.figures.filter(({ seat }) => seat !== recorded.seat).length
    // Between two games the score sheet lies there.
    const bills = view.waiting.some(({ asks }) => asks === 'next-game') ? 0 : others
    expect(container.querySelectorAll('.bill')).toHaveLength(bills)
  })
})

test('who has changed seats sits there: clockwise from my left', () => {
  const recorded = structuredClone(moment('events-both'))
  const { view } = recorded.message
  const [mine = -1, left = -1, ...others] = turnedTo(recorded.seat, view.order)
  view.order = [left, mine, ...others]
  const { container } = render(Board, { props: given(recorded, cards) })
  const seats = [...container.querySelectorAll('.seat')].map((seat) => seat.getAttribute('data-spot'))
  expect(seats).toEqual([...others, left].map((seat) => `seat:${seat}`))
})

/** A circle of seats, beginning with this one. */
function turnedTo(seat: number, circle: readonly number[]): number[] {
  const at = circle.indexOf(seat)
  return [...circle.slice(at), ...circle.slice(0, at)]
}

describe('playing', () => {
  test('a card is picked, then its target sends it', async () => {
    const user = userEvent.setup()
    const { choose } = show('play-four')
    const option = first(optionsOf('play-four').filter(({ name }) => name.startsWith('play:bang')))
    const [card = ''] = option.label.touches
    await user.click(first([...document.querySelectorAll(`.hand [data-about="${card}"]`)]))
    expect(choose).not.toHaveBeenCalled()
    const targets = document.querySelectorAll('.bill.target .pick')
    expect(targets).toHaveLength(
      optionsOf('play-four').filter(({ label }) => label.touches[0] === card).length,
    )
    await user.click(first([...targets]))
    expect(choose).toHaveBeenCalledOnce()
    expect(choose.mock.lastCall?.[0]).toMatch(new RegExp(`^play:${card.slice(5)}:`))
  })

  test('what needs no target is sent by a button, by Enter, and not by a touch alone', async () => {
    const user = userEvent.setup()
    const { choose } = show('play-many-cards')
    const option = first(
      optionsOf('play-many-cards').filter(
        ({ label }) => label.touches.length === 1 && label.key.endsWith('-play'),
      ),
    )
    const [card = ''] = option.label.touches
    await user.click(first([...document.querySelectorAll(`.hand [data-about="${card}"]`)]))
    expect(choose).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: spoken(option.label) }))
    expect(choose).toHaveBeenLastCalledWith(option.name)
    await user.keyboard('{Enter}')
    expect(choose).toHaveBeenCalledTimes(2)
  })

  test('a target that is too far says why', async () => {
    const user = userEvent.setup()
    const { why } = show('play-seven')
    const bang = first(optionsOf('play-seven').filter(({ name }) => name.startsWith('play:bang')))
    const [card = ''] = bang.label.touches
    await user.click(first([...document.querySelectorAll(`.hand [data-about="${card}"]`)]))
    await user.click(first([...document.querySelectorAll('.bill.cannot .pick')]))
    expect(why.mock.lastCall?.[0]).toMatch(new RegExp(`^${card} (seat|character):`))
  })

  test('a card that cannot be played says why', async () => {
    const user = userEvent.setup()
    const { choose, why } = show('play-many-cards')
    const dead = within(hand())
      .getAllByRole('button')
      .filter((card) => card.getAttribute('aria-disabled') === 'true')
    await user.click(first(dead))
    expect(why.mock.lastCall?.[0]).toMatch(/^card:/)
    expect(choose).not.toHaveBeenCalled()
  })

  test('by keyboard alone: a number picks, Esc puts back, the focus goes to who can be aimed at', async () => {
    const user = userEvent.setup()
    const { choose, announce } = show('play-four')
    const { view } = moment('play-four').message
    const bang = first(optionsOf('play-four').filter(({ name }) => name.startsWith('play:bang')))
    const at = view.hand.findIndex((card) => `card:${cards[card]?.name}` === bang.label.touches[0])
    await user.keyboard(String(at + 1))
    expect(announce.mock.lastCall?.[0]).toMatch(/board-picked-aim/)
    await vi.waitFor(() => expect(document.activeElement?.classList.contains('pick')).toBe(true))
    await user.keyboard('{Escape}')
    expect(document.querySelectorAll('.bill.target')).toHaveLength(0)
    expect(choose).not.toHaveBeenCalled()
  })

  test('the turn is ended by a button', async () => {
    const user = userEvent.setup()
    const { choose } = show('play-four')
    await user.click(screen.getByRole('button', { name: /bang-option-end/ }))
    expect(choose).toHaveBeenLastCalledWith('end')
  })

  // In the second an event card offers another answer.
  test.each(['play-four', 'events-backwards'])(
    '%s: 0 goes to the end of the turn, then ends it',
    async (name) => {
      const user = userEvent.setup()
      const { choose } = show(name)
      await user.keyboard('0')
      expect(choose).not.toHaveBeenCalled()
      await user.keyboard('0')
      expect(choose).toHaveBeenCalledExactlyOnceWith('end')
    },
  )

  test('several cards are discarded with one button', async () => {
    const user = userEvent.setup()
    const { choose } = show('discard')
    const count = Number(moment('discard').message.decision?.about.find(({ name }) => name === 'n')?.value)
    const send = screen.getByRole('button', { name: `bang-board-discard ${count}` })
    await user.click(send)
    expect(choose).not.toHaveBeenCalled()
    for (const card of within(hand()).getAllByRole('button').slice(0, count)) await user.click(card)
    await user.click(send)
    expect(choose.mock.calls[0]?.[0]).toMatch(/^discard:/)
  })

  test('the second of several cards goes when the show of the first is over', async () => {
    const user = userEvent.setup()
    const choose = vi.fn()
    const props = given(moment('discard'), cards, { choose })
    const { rerender } = render(Board, { props })
    const { decision } = moment('discard').message
    if (!decision) throw new Error('nobody is asked')
    const count = Number(decision.about.find(({ name }) => name === 'n')?.value)
    for (const card of within(hand()).getAllByRole('button').slice(0, count)) await user.click(card)
    await user.click(screen.getByRole('button', { name: `bang-board-discard ${count}` }))
    const [sent] = choose.mock.lastCall ?? []
    const options = decision.options.filter(({ name }) => name !== sent)
    const again = { ...decision, id: 'another', options }
    // While something is shown nobody is asked anything.
    await rerender({ ...props, decision: null, stage: { ...props.stage, busy: true } })
    expect(choose).toHaveBeenCalledOnce()
    await rerender({ ...props, decision: again, stage: { ...props.stage, busy: false } })
    expect(choose).toHaveBeenCalledTimes(2)
    expect(options.map(({ name }) => name)).toContain(choose.mock.lastCall?.[0])
  })
})

describe('answering', () => {
  const RESPONSES = ['respond-barrel', 'respond-shot', 'respond-duel', 'respond-indians', 'rescue']
  test.each([...RESPONSES, 'take-card', 'draw-source'])(
    '%s: every answer is a button, and its number a key',
    async (name) => {
      const user = userEvent.setup()
      const { choose } = show(name)
      const answers = within(screen.getByRole('group', { name: 'bang-board-answers' }))
      const helps = ({ label }: Option) => Number(!label.touches.length)
      const inOrder = [...optionsOf(name)].sort((one, other) => helps(one) - helps(other))
      for (const [at, option] of inOrder.entries()) {
        const [button] = answers
          .getAllByRole('button')
          .filter((each) => each.textContent?.includes(spoken(option.label)))
        await user.click(button as HTMLElement)
        expect(choose).toHaveBeenLastCalledWith(option.name)
        await user.keyboard(String(at + 1))
        expect(choose).toHaveBeenLastCalledWith(option.name)
      }
    },
  )

  test('what is coming is shown: who, with what, how much it takes', () => {
    show('respond-slab')
    expect(screen.getByRole('img', { name: /board-need-missed 2/ })).toBeTruthy()
    expect(document.querySelectorAll('.coming .bust')).toHaveLength(1)
  })

  test('the General Store: a card is picked, then taken', async () => {
    const user = userEvent.setup()
    const { choose } = show('store')
    const offer = within(screen.getByRole('group', { name: 'bang-board-store' }))
    const option = first(optionsOf('store'))
    await user.click(first(offer.getAllByRole('button')))
    await user.click(screen.getByRole('button', { name: spoken(option.label) }))
    expect(choose).toHaveBeenLastCalledWith(option.name)
  })

  test('what lies on offer is picked by its number', async () => {
    const user = userEvent.setup()
    const { choose } = show('store')
    await user.keyboard('2')
    expect(choose).not.toHaveBeenCalled()
    await user.keyboard('{Enter}')
    expect(choose).toHaveBeenLastCalledWith(optionsOf('store')[1]?.name)
  })

  test('cards that only I look at lie in the middle', () => {
    show('kit-pick')
    const offer = within(screen.getByRole('group', { name: 'bang-board-looked' }))
    expect(offer.getAllByRole('button')).toHaveLength(optionsOf('kit-pick').length)
  })

  test('a card to take: a hand face down, or what lies open', async () => {
    const user = userEvent.setup()
    const { choose } = show('take-card')
    for (const option of optionsOf('take-card')) {
      const [thing = ''] = option.label.touches
      const selector = thing.startsWith('hand:') ? '.bill .fan.can' : `.mini[data-about="${thing}"]`
      await user.click(first([...document.querySelectorAll(selector)]))
      await user.click(screen.getByRole('button', { name: spoken(option.label) }))
      expect(choose).toHaveBeenLastCalledWith(option.name)
      await user.keyboard('{Escape}')
    }
  })
})

describe('secrets', () => {
  test('a spectator has no place and nothing to touch', () => {
    show('spectator')
    expect(screen.queryByRole('region', { name: 'bang-board-my-place' })).toBeNull()
    expect(document.querySelectorAll('.can, .target')).toHaveLength(0)
  })

  test('roles that are not shown are question marks', () => {
    const { view, decision } = moment('play-seven').message
    show('play-seven')
    expect(decision).not.toBeNull()
    const unknown = view.players.filter(({ role }) => role < 0)
    expect(unknown.length).toBeGreaterThan(2)
    expect(screen.getAllByRole('img', { name: 'bang-board-role-unknown' })).toHaveLength(unknown.length)
  })

  test('somebody who is out still sees no secret role', () => {
    const { view } = moment('out').message
    const hidden = view.players.filter(({ role_shown }) => !role_shown)
    expect(hidden.length).toBeGreaterThan(0)
    for (const player of hidden) expect(player.role).toBe(-1)
    show('out')
    expect(screen.getAllByRole('img', { name: 'bang-board-role-unknown' })).toHaveLength(hidden.length)
  })
})
