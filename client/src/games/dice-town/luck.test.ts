import { expect, test } from 'vitest'
import { Luck } from '../../lib/fairness'
import { fromText, sha256 } from '../../lib/sha256'
import type { AnyView, Arg, Event, Frame, Replay } from '../../protocol'
import { followLuck } from './luck'

const FACES = ['face-9', 'face-10', 'face-J', 'face-Q', 'face-K', 'face-A']
const view = { seats: 2, players: [{ property_count: 0, store_count: 3 }, {}] } as unknown as AnyView

let count = 0
function event(kind: string, args: Record<string, Arg['value']>): Event {
  count += 1
  const told = Object.entries(args).map(([name, value]) => ({ name, what: 'text' as const, value }))
  return { number: count, kind, rule: 'r', key: 'k', args: told }
}
const frame = (number: number, ...events: Event[]): Frame => ({
  number,
  seat: -1,
  asks: '',
  choice: null,
  events,
  view,
})

/** Two seats, seen from the first: both throw, the second keeps two dice and is robbed, both throw again. */
async function game(seed: string): Promise<{ replay: Replay; luck: Luck }> {
  const bytes = await sha256(fromText(seed))
  const luck = new Luck(bytes)
  await luck.shuffle(Array.from({ length: 19 }))
  await luck.shuffle(Array.from({ length: 25 }))
  const sheriff = await luck.below(2)
  const dice = async (n: number) => {
    const thrown: string[] = []
    for (let i = 0; i < n; i += 1) thrown.push(FACES[await luck.below(6)] ?? '')
    return thrown
  }
  const mine = await dice(5)
  const theirs = await dice(5)
  for (const held of [3, 2]) await luck.below(held)
  const mineAgain = await dice(5)
  const theirsAgain = await dice(3)
  const frames = [
    frame(
      0,
      event('game-started', { sheriff }),
      event('round-started', { round: 1 }),
      event('thrown', { seat: 0, count: 5, dice: [0, 1, 2, 3, 4], faces: mine }),
      event('thrown', { seat: 1, count: 5, dice: null, faces: null }),
    ),
    frame(
      1,
      event('saloon-drawn', { seat: 1, victim: 0, property: 0, store: 2 }),
      event('kept', { seat: 0, dice: [], faces: [] }),
      event('kept', { seat: 1, dice: [1, 4], faces: [theirs[1] ?? '', theirs[4] ?? ''] }),
      event('thrown', { seat: 0, count: 5, dice: [0, 1, 2, 3, 4], faces: mineAgain }),
      event('thrown', { seat: 1, count: 3, dice: null, faces: null }),
      event('kept', { seat: 1, dice: [3], faces: [theirsAgain[2] ?? ''] }),
    ),
  ]
  return {
    replay: { game: 'dice-town', names: [], seat: 0, number: 1, since: 0, frames },
    luck: new Luck(bytes),
  }
}

test('all dice that were seen follow from the seed', async () => {
  const { replay, luck } = await game('7')
  expect(await followLuck(luck, replay, { first_sheriff: null })).toEqual({ compared: 13, good: true })
})

test('a die that was turned is found', async () => {
  const { replay, luck } = await game('7')
  const kept = replay.frames[1]?.events.at(-1)?.args.find((arg) => arg.name === 'faces')
  if (kept && Array.isArray(kept.value)) kept.value = [kept.value[0] === 'face-A' ? 'face-K' : 'face-A']
  expect((await followLuck(luck, replay, { first_sheriff: null })).good).toBe(false)
})

test('another seed does not fit', async () => {
  const { replay } = await game('7')
  const other = new Luck(await sha256(fromText('8')))
  expect((await followLuck(other, replay, { first_sheriff: null })).good).toBe(false)
})
