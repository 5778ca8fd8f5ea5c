/** Matches on the board: the score sheet between games, auctions, cards that are kept. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { given, spoken } from '../../table/board.fake'
import Board from './Board.svelte'
import { cards, moment } from './moments'
import Results from './Results.svelte'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(name: string, width = 1280) {
  vi.stubGlobal('innerWidth', width)
  const choose = vi.fn()
  render(Board, { props: given(moment(name), cards, { choose }) })
  return choose
}

const sheet = () => screen.getByRole('table', { name: 'bang-board-score' })
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent?.trim())

describe('between two games', () => {
  test('the sheet says what each game has brought, the richest first', () => {
    show('match-pause')
    const { match } = moment('match-pause').message.view
    const [, ...rows] = within(sheet()).getAllByRole('row')
    expect(rows).toHaveLength(4)
    const totals = rows.map((row) => Number(cellsOf(row).at(-1)?.split(' ').at(-1)))
    expect(totals).toEqual([...(match?.totals ?? [])].sort((one, other) => other - one))
    for (const row of rows) {
      expect(cellsOf(row)).toHaveLength(5)
      expect(cellsOf(row).slice(2, 4)).toEqual(Array(2).fill('bang-board-score-ahead·'))
    }
  })

  test('where there is no money games are counted', () => {
    show('match-small-pause', 390)
    const [, ...rows] = within(sheet()).getAllByRole('row')
    expect(rows.map((row) => cellsOf(row)[0])).toEqual(['1', '0', '0'])
  })

  test('a button, 1 and Enter go on', async () => {
    const user = userEvent.setup()
    const choose = show('match-pause')
    await user.click(screen.getByRole('button', { name: /^bang-option-go-on/ }))
    await user.keyboard('1')
    await user.keyboard('{Enter}')
    expect(choose.mock.calls).toEqual([['go-on'], ['go-on'], ['go-on']])
  })
})

test('at the end of a match the last game is told', () => {
  const { message, result, past } = moment('match-over')
  const { seats } = given(moment('match-over'), cards)
  const t = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' ')
  render(Results, {
    view: message.view,
    seats,
    cards,
    t,
    result,
    past: [...past, ...message.events],
  } as never)
  const winners = screen.getAllByText('bang-board-winner')
  expect(winners).toHaveLength(message.view.winners.length)
  expect(screen.getByText(/^bang-board-where-game 4 4:/)).toBeTruthy()
  const scores = result?.scores ?? []
  const richest = scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : []))
  expect(result?.winners).toEqual(richest)
})

describe('auctions', () => {
  test('a character is picked, then put up', async () => {
    const user = userEvent.setup()
    const choose = show('auction-open')
    const [option] = moment('auction-open').message.decision?.options ?? []
    const offer = screen.getByRole('list', { name: 'bang-board-auction' })
    await user.click(within(offer).getAllByRole('button')[0] as HTMLElement)
    expect(choose).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: option && spoken(option.label) }))
    expect(choose).toHaveBeenLastCalledWith(option?.name)
  })

  test('a bid is set by steps or with the slider, and sent', async () => {
    const user = userEvent.setup()
    const choose = show('auction-bid')
    const bids = (moment('auction-bid').message.decision?.options ?? []).slice(1)
    await user.click(screen.getByRole('button', { name: 'bang-board-bid-more' }))
    await user.click(screen.getByRole('button', { name: /^bang-board-bid \d/ }))
    expect(choose).toHaveBeenLastCalledWith(bids[1]?.name)
    const slider = screen.getByRole('slider')
    await fireEvent.input(slider, { target: { value: '3' } })
    slider.focus()
    await user.keyboard('{Enter}')
    expect(choose).toHaveBeenLastCalledWith(bids[3]?.name)
    await user.click(screen.getByRole('button', { name: 'bang-option-hundreds 0' }))
    expect(choose).toHaveBeenLastCalledWith('hundreds:0')
  })

  test('everybody sees what is on sale, and who has bid most', () => {
    show('auction-watched', 390)
    expect(document.querySelectorAll('.wanted.sold')).toHaveLength(1)
    expect(document.querySelector('.wanted .sale')?.textContent).toMatch(/^bang-board-auction-/)
  })
})

test('cards to keep lie there, and each is picked, then paid for', async () => {
  const user = userEvent.setup()
  const choose = show('keep-cards')
  const option = moment('keep-cards').message.decision?.options[1]
  const [thing = ''] = option?.label.touches ?? []
  await user.click(document.querySelector(`.offer [data-about="${thing}"]`) as HTMLElement)
  await user.click(screen.getByRole('button', { name: option && spoken(option.label) }))
  expect(choose).toHaveBeenLastCalledWith(option?.name)
})
