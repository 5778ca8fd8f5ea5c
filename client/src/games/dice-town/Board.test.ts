/** The board as a player touches it: real moments, and what is sent to the server. */
import { render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { createRawSnippet } from 'svelte'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { BoardProps, Decision } from '../../table/board'
import { given } from '../../table/board.fake'
import Board from './Board.svelte'
import type { DiceView } from './model'
import { cards, moment } from './moments'

const choose = vi.fn<(option: string) => void>()
const why = vi.fn<(attempt: string, at?: Element | null) => void>()
beforeEach(() => {
  choose.mockReset()
  why.mockReset()
})

function props(name: string, more: Partial<BoardProps<DiceView>> = {}): BoardProps<DiceView> {
  return given(moment(name), cards, {
    choose,
    why,
    // Labels are their keys alone.
    say: (said) => said.key,
    t: (key) => key.replace('dice-town-board-', ''),
    ...more,
  })
}

const dice = () => within(screen.getByRole('group', { name: 'dice' })).getAllByRole('button')

describe('keeping dice', () => {
  test('touched dice are sent as one choice', async () => {
    const user = userEvent.setup()
    render(Board, { props: props('commit-first') })
    const [first, , third] = dice()
    await user.click(first!)
    await user.click(third!)
    expect(first!.getAttribute('aria-pressed')).toBe('true')
    await user.click(screen.getByRole('button', { name: /^keep-do/ }))
    expect(choose).toHaveBeenCalledExactlyOnceWith('keep:0,2')
  })

  test('digits choose dice, and a second touch puts one back', async () => {
    const user = userEvent.setup()
    render(Board, { props: props('commit-first') })
    dice()[0]!.focus()
    await user.keyboard('2')
    await user.keyboard('5')
    await user.keyboard('2')
    expect(dice().map((die) => die.getAttribute('aria-pressed'))).toEqual([
      'false',
      'false',
      'false',
      'false',
      'true',
    ])
  })

  test('what is too expensive asks why, and is not sent', async () => {
    const user = userEvent.setup()
    render(Board, { props: props('commit-cards') })
    for (const die of dice()) await user.click(die)
    expect(why.mock.lastCall?.[0]).toBe('keep:0,1,2,3,4')
    await user.click(screen.getByRole('button', { name: 'keep-not' }))
    expect(choose).not.toHaveBeenCalled()
  })

  test('The Brute goes with them', async () => {
    const user = userEvent.setup()
    render(Board, { props: props('commit-cards') })
    await user.click(screen.getByRole('button', { name: /head-the-brute/ }))
    for (const die of dice()) await user.click(die)
    await user.click(screen.getByRole('button', { name: /^keep-do/ }))
    expect(choose).toHaveBeenCalledExactlyOnceWith('keep:0,1,2,3,4+brute')
  })

  test('a card out of its time asks why', async () => {
    const user = userEvent.setup()
    render(Board, { props: props('commit-cards') })
    await user.click(screen.getAllByRole('button', { name: /head-property/ })[0]!)
    expect(why.mock.lastCall?.[0]).toMatch(/^card:property-/)
  })
})

describe('a sealed answer that is taken back', () => {
  async function asksAgain(more: Partial<BoardProps<DiceView>>): Promise<(string | null)[]> {
    const user = userEvent.setup()
    const { rerender } = render(Board, { props: props('commit-first') })
    await user.click(dice()[1]!)
    await user.click(screen.getByRole('button', { name: /^keep-do/ }))
    await rerender(props('commit-first', { decision: null, takeBack: () => undefined }))
    const { decision } = moment('commit-first').message
    await rerender(props('commit-first', { decision: decision && { ...decision, id: 'again' }, ...more }))
    return dice().map((die) => die.getAttribute('aria-pressed'))
  }

  test('begins with the dice as they were picked', async () => {
    expect(await asksAgain({})).toEqual(['false', 'true', 'false', 'false', 'false'])
  })

  test('but a question that follows something else begins with none', async () => {
    const { past = [] } = props('commit-first')
    const [event] = past.slice(-1)
    const more = event ? [...past, { ...event, number: event.number + 1 }] : []
    expect(await asksAgain({ past: more })).not.toContain('true')
  })
})

describe('an offer', () => {
  function step(asks: string, id: string, ...names: string[]): Decision {
    const amount = (name: string) => Number(name.split(':')[1])
    return {
      id,
      asks,
      rule: 'dice-dispute-offer-content',
      about: [],
      prompt: { key: asks, args: [], touches: [] },
      standing: null,
      hidden: false,
      options: names.map((name) => ({
        name,
        label: { key: name, args: [{ name: 'n', what: 'number', value: amount(name) || 0 }], touches: [] },
      })),
    }
  }

  test('is sent question by question, and never once more for the next tie', async () => {
    const user = userEvent.setup()
    const { rerender } = render(Board, { props: props('offer-tied') })
    const [more] = screen.getAllByRole('button', { name: 'offer-more' })
    await user.click(more!)
    await user.click(more!)
    await user.click(screen.getByRole('button', { name: 'offer-seal' }))
    expect(choose.mock.lastCall?.[0]).toMatch(/^for:/)

    await rerender(
      props('offer-tied', { decision: step('offer-dollars', '9.1', 'dollars:0', 'dollars:1', 'dollars:2') }),
    )
    expect(choose.mock.lastCall?.[0]).toBe('dollars:2')
    await rerender(props('offer-tied', { decision: step('offer-nuggets', '9.2', 'nuggets:0', 'nuggets:1') }))
    expect(choose.mock.lastCall?.[0]).toBe('nuggets:0')
    await rerender(props('offer-tied', { decision: step('offer-cards', '9.3', 'done') }))
    expect(choose.mock.lastCall?.[0]).toBe('done')
    expect(choose).toHaveBeenCalledTimes(4)

    const next = moment('offer-tied').message.decision
    await rerender(props('offer-tied', { decision: next && { ...next, id: '10' } }))
    expect(choose).toHaveBeenCalledTimes(4)
    expect(screen.getAllByRole('status')[0]?.textContent).toContain('$0')
  })

  test('waits while an answer is on its way', async () => {
    const user = userEvent.setup()
    const { rerender } = render(Board, { props: props('offer-tied') })
    await user.click(screen.getAllByRole('button', { name: 'offer-more' })[0]!)
    await user.click(screen.getByRole('button', { name: 'offer-seal' }))
    await rerender(props('offer-tied', { sending: true }))
    await rerender(props('offer-tied', { sending: false }))
    expect(choose).toHaveBeenCalledTimes(1)
  })

  test('goes on when something that happened meanwhile has been shown', async () => {
    const user = userEvent.setup()
    const { stage } = props('offer-tied')
    const { rerender } = render(Board, { props: props('offer-tied') })
    await user.click(screen.getAllByRole('button', { name: 'offer-more' })[0]!)
    await user.click(screen.getByRole('button', { name: 'offer-seal' }))
    await rerender(props('offer-tied', { decision: null, stage: { ...stage, busy: true } }))
    expect(choose).toHaveBeenCalledOnce()
    const dollars = step('offer-dollars', '9.1', 'dollars:0', 'dollars:1', 'dollars:2')
    await rerender(props('offer-tied', { decision: dollars }))
    expect(choose.mock.lastCall?.[0]).toBe('dollars:1')
  })

  test('of nothing is one answer', async () => {
    const user = userEvent.setup()
    render(Board, { props: props('offer-tied') })
    await user.click(screen.getByRole('button', { name: 'dice-town-option-offer-nothing' }))
    expect(choose).toHaveBeenCalledExactlyOnceWith('empty')
  })
})

describe('a tie', () => {
  const ticker = createRawSnippet(() => ({ render: () => '<p>what happened</p>' }))

  test('is said in the line of what happened as long as it takes to read it', async () => {
    const { stage } = props('offer-tied')
    const { rerender } = render(Board, {
      props: props('offer-tied', { ticker, decision: null, stage: { ...stage, busy: true } }),
    })
    expect(screen.getByText('what happened')).toBeTruthy()
    await rerender(props('offer-tied', { ticker }))
    expect(screen.queryByText('what happened')).toBeNull() // the sheet of the tie has its room
  })
})

describe('every other question has its answers on the board', () => {
  test('a die is turned: die, face, then the button', async () => {
    const user = userEvent.setup()
    render(Board, { props: props('cheat') })
    const can = dice().find((die) => die.getAttribute('aria-pressed') === 'false')
    await user.click(can!)
    const faces = within(screen.getByRole('group', { name: 'cheat-faces' })).getAllByRole('button')
    // The face it shows already is refused; all others can be chosen.
    for (const face of faces) await user.click(face)
    expect(why).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('button', { name: 'dice-town-option-turn' }))
    expect(choose.mock.lastCall?.[0]).toMatch(/^turn:/)
  })

  test('the sheriff names a winner', async () => {
    const user = userEvent.setup()
    render(Board, { props: props('ruling') })
    await user.click(screen.getAllByRole('button', { name: /dice-town-option-ruling/ })[0]!)
    expect(choose).toHaveBeenCalledExactlyOnceWith(moment('ruling').message.decision?.options[0]?.name)
  })

  test('who does not hold the card of a window can only pass, and is told why', async () => {
    const user = userEvent.setup()
    render(Board, { props: props('marshal-pass-only') })
    await user.click(screen.getByRole('button', { name: 'window-play' }))
    expect(why.mock.lastCall?.[0]).toBe('card:marshal')
    await user.click(screen.getByRole('button', { name: 'dice-town-option-pass' }))
    expect(choose).toHaveBeenCalledExactlyOnceWith('pass')
  })

  test('nobody touches anything in a replay', () => {
    render(Board, { props: props('commit-first', { replay: true, decision: null }) })
    expect(screen.queryByRole('button', { name: /^keep-do|keep-nothing/ })).toBeNull()
  })
})
