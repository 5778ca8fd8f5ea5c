import { render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { language } from '../lib/i18n/index.svelte'
import { given, type Moment } from '../table/board.fake'
import type { AnyView, Card } from '../table/board'
import Board from './Board.svelte'
import { seatFacts, tableFacts, type Reader } from './reading'

const files = import.meta.glob('../games/*/fixtures/*.json', { eager: true, import: 'default' })
const moments = Object.values(files).filter((file) => !Array.isArray(file)) as Moment<AnyView>[]
const t = (key: string) => language.words.t(key)

beforeAll(() => language.speak('en'))

describe('any game can be played on the plain board', () => {
  // One moment of every question of every game that is there.
  const asked = new Map(
    moments.map((moment) => [`${moment.game} ${moment.message.decision?.asks ?? 'watched'}`, moment]),
  )
  test.each([...asked])('%s', async (_, moment) => {
    const cards = files[`../games/${moment.game}/fixtures/cards.json`] as Card[]
    const choose = vi.fn()
    render(Board, given(moment, cards, { choose, t }))
    expect(screen.getByRole('list', { name: 'Players' }).querySelectorAll('.panel')).toHaveLength(
      moment.names.length,
    )
    const { decision } = moment.message
    if (moment.seat < 0) return expect(screen.queryByRole('region', { name: 'Your place' })).toBeNull()
    const place = within(screen.getByRole('region', { name: 'Your place' }))
    expect(place.queryAllByRole('button')).toHaveLength(decision?.options.length ?? 0)
    const last = decision?.options.at(-1)
    if (!last) return
    await userEvent.click(place.getAllByRole('button').at(-1)!)
    expect(choose).toHaveBeenCalledWith(last.name)
  })
})

test('120 cards, a hand of 30 and a menu of 240 answers', async () => {
  const cards: Card[] = Array.from({ length: 120 }, (_, at) => ({ name: `c${at}`, term: 'card', args: [] }))
  const hand = Array.from({ length: 30 }, (_, at) => 4 * at)
  const options = hand.flatMap((card) =>
    [...'abcdefgh'].map((letter) => ({
      name: `give:c${card}:${letter}`,
      label: { key: 'give', args: [], touches: [`card:c${card}`, `seat:${letter}`] },
    })),
  )
  const prompt = { key: 'which', args: [], touches: [] }
  const decision = {
    id: '1',
    asks: 'give',
    rule: 'r',
    about: [],
    prompt,
    options,
    standing: null,
    hidden: false,
  }
  const view = { seat: 0, seats: 8, waiting: [], over: false, hand, players: [] } as unknown as AnyView
  const moment = { game: 'x', seat: 0, names: [...'ABCDEFGH'], before: view, past: [], result: null }
  const choose = vi.fn()
  const say = ({ key }: { key: string }) => key
  render(Board, given({ ...moment, message: { events: [], view, decision } }, cards, { choose, t, say }))
  expect(screen.getByRole('list', { name: 'Players' }).querySelectorAll('.panel')).toHaveLength(8)
  expect(screen.getByRole('region', { name: 'On the table' }).textContent.match(/x-card/g)).toHaveLength(30)
  const buttons = within(screen.getByRole('region', { name: 'Your place' })).getAllByRole('button')
  expect(buttons).toHaveLength(240)
  await userEvent.click(buttons.at(-1)!)
  expect(choose).toHaveBeenCalledWith('give:c116:h')
})

test('fields are read by their names and kinds', () => {
  const words: Record<string, string> = { 'x-view-round': 'Day', 'x-place-bank': 'Bank' }
  const reader: Reader = {
    game: 'x',
    seat: (seat) => ['Ann', 'Bob'][seat] ?? '?',
    card: (card) => `card ${card}`,
    has: (key) => key in words,
    t: (key) => words[key] ?? key.replace('client-', ''),
  }
  const view = {
    seat: 0,
    seats: 2,
    waiting: [],
    over: false,
    round: 3,
    turn_seat: 1,
    winner_seats: [],
    hand: [4, 5],
    top_card: -1,
    place: 'place-bank',
    open: true,
    piles: [{ cards: [1] }, { cards: [] }],
    players: [{ points: 2 }, { points: 0 }],
  } as unknown as AnyView
  expect(tableFacts(view, reader)).toEqual([
    { name: 'Day', value: '3' },
    { name: 'turn seat', value: 'Bob' },
    { name: 'winner seats', value: 'plain-none' },
    { name: 'hand', value: 'card 4, card 5' },
    { name: 'top card', value: 'plain-none' },
    { name: 'place', value: 'Bank' },
    { name: 'open', value: 'yes' },
    {
      name: 'piles',
      value: [[{ name: 'cards', value: 'card 1' }], [{ name: 'cards', value: 'plain-none' }]],
    },
  ])
  expect(seatFacts(view, 1, reader)).toEqual([{ name: 'points', value: '0' }])
})
