/** Every recorded moment on the board: it comes up, every option can be reached and sent, nothing secret shows. */
import { render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { given, spoken } from '../../table/board.fake'
import Board from './Board.svelte'
import { cards, moment, moments } from './moments'

function show(name: string) {
  const choose = vi.fn<(option: string) => void>()
  const why = vi.fn<(attempt: string) => void>()
  const t = (key: string, values: Record<string, string | number> = {}) =>
    [key.replace('colt-express-', ''), ...Object.values(values)].join(' ')
  render(Board, given(moment(name), cards, { choose, why, t }))
  return { choose, why }
}

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1280)
})

describe('the board', () => {
  // One of each question, and those who only watch.
  const kinds = new Map(moments.map((each) => [each[1].message.decision?.asks ?? each[0], each]))
  const shown = [...kinds.values()].filter(([name]) => !name.startsWith('show-'))
  test.each(shown)('%s', (name) => {
    show(name)
    expect(screen.getAllByRole('group').length).toBeGreaterThan(0)
  })

  test('a card is picked, put back, and laid', async () => {
    const user = userEvent.setup()
    const { choose } = show('plan-first')
    const hand = screen.getByRole('group', { name: /board-hand/ })
    const [card] = within(hand).getAllByRole('button', { pressed: false })
    if (!card) throw new Error('nothing can be played')
    await user.click(card)
    expect(card.getAttribute('aria-pressed')).toBe('true')
    await user.click(screen.getByRole('button', { name: 'board-put-back' }))
    expect(card.getAttribute('aria-pressed')).toBe('false')
    expect(choose).not.toHaveBeenCalled()
    await user.click(card)
    await user.click(screen.getByRole('button', { name: /^colt-express-option-play/ }))
    expect(choose).toHaveBeenCalledOnce()
    expect(choose.mock.calls[0]?.[0]).toMatch(/^play:/)
  })

  test('by keyboard alone: a number picks, Enter sends, Esc puts back, D is the deck', async () => {
    const user = userEvent.setup()
    const { choose } = show('plan-first')
    await user.keyboard('d')
    await user.keyboard('{Escape}')
    await user.keyboard('{Enter}')
    expect(choose).not.toHaveBeenCalled()
    await user.keyboard('d{Enter}')
    expect(choose).toHaveBeenLastCalledWith('draw')
    await user.keyboard('1{Enter}')
    expect(choose.mock.lastCall?.[0]).toMatch(/^play:/)
  })

  test('Ghost lays a card either way', async () => {
    const user = userEvent.setup()
    const { choose } = show('plan-ghost')
    await user.keyboard('1')
    await user.click(screen.getByRole('button', { name: /^board-face-down/ }))
    expect(choose.mock.lastCall?.[0]).toMatch(/^hide:/)
  })

  test('a bullet says why it cannot be played', async () => {
    const user = userEvent.setup()
    const { choose, why } = show('plan-bullets')
    const hand = screen.getByRole('group', { name: /board-hand/ })
    const dead = within(hand)
      .getAllByRole('button')
      .filter((card) => card.getAttribute('aria-disabled') === 'true')
    await user.click(dead[0] as HTMLElement)
    expect(why.mock.lastCall?.[0]).toMatch(/^card:bullet-/)
    expect(choose).not.toHaveBeenCalled()
  })

  const PICTURE = [
    'move-roof',
    'move-inside',
    'shoot-roof',
    'shoot-belle',
    'rob',
    'punch',
    'punch-way',
    'marshal',
  ]
  test.each(PICTURE)('%s: the picture and the list mean the same', async (name) => {
    const user = userEvent.setup()
    const { choose } = show(name)
    const train = screen.getByRole('group', { name: 'board-train-walk' })
    const rows = screen.getByRole('group', { name: 'board-choices' })
    for (const option of moment(name).message.decision?.options ?? []) {
      const label = spoken(option.label)
      const [spot] = within(train).getAllByRole('button', { name: label })
      await user.click(spot as HTMLElement)
      const row = within(rows)
        .getAllByRole('button')
        .find((each) => each.textContent?.includes(label))
      expect(row?.getAttribute('aria-pressed')).toBe('true')
      await user.keyboard('{Escape}')
      await user.click(row as HTMLElement)
      const send = screen
        .getAllByRole('button', { name: label })
        .find((each) => each.classList.contains('main'))
      await user.click(send as HTMLElement)
      expect(choose).toHaveBeenLastCalledWith(option.name)
      await user.keyboard('{Escape}')
    }
  })

  test('several cards are kept with one button', async () => {
    const user = userEvent.setup()
    const { choose } = show('expert-keep')
    const hand = screen.getByRole('group', { name: /board-hand/ })
    const [first] = within(hand).getAllByRole('button', { pressed: false })
    await user.click(first as HTMLElement)
    await user.click(screen.getByRole('button', { name: 'board-keep 1' }))
    expect(choose.mock.calls[0]?.[0]).toMatch(/^keep:/)
  })

  test('what is kept is sent by Enter, too', async () => {
    const user = userEvent.setup()
    const { choose } = show('expert-keep')
    await user.keyboard('{Enter}')
    expect(choose).not.toHaveBeenCalled()
    await user.keyboard('1{Enter}')
    expect(choose).toHaveBeenCalledOnce()
    expect(choose.mock.calls[0]?.[0]).toMatch(/^keep:/)
  })

  test('on what has just been picked Enter sends, and does not put it back', async () => {
    const user = userEvent.setup()
    const { choose } = show('expert-keep')
    const hand = screen.getByRole('group', { name: /board-hand/ })
    const card = within(hand).getAllByRole('button', { pressed: false })[0]!
    await user.click(card)
    await user.keyboard('{Enter>3/}') // held down: once
    expect(choose).toHaveBeenCalledOnce()
    expect(choose.mock.calls[0]?.[0]).toMatch(/^keep:/)
    expect(card.getAttribute('aria-pressed')).toBe('true')
  })

  test('answers that touch nothing are buttons', async () => {
    const user = userEvent.setup()
    const { choose } = show('pickpocket')
    await user.click(screen.getByRole('button', { name: 'colt-express-option-leave' }))
    expect(choose).toHaveBeenLastCalledWith('leave')
  })

  test('a spectator has no place and nothing to touch', () => {
    show('spectator')
    expect(screen.queryByRole('region', { name: 'board-my-place' })).toBeNull()
    expect(screen.queryAllByRole('button', { pressed: false })).toHaveLength(0)
  })

  test('only the owner of a purse sees its value', () => {
    show('plan-middle')
    const others = screen.getByRole('list', { name: 'board-others' })
    expect(others.textContent).not.toMatch(/board-dollars/)
    expect(screen.getByRole('region', { name: 'board-my-place' }).textContent).toMatch(/board-dollars/)
  })
})
