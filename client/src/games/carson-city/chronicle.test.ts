import { expect, test } from 'vitest'
import type { Event } from '../../table/board'
import { gainsOf } from './chronicle'
import { moment } from './moments'

const told = (kind: string, values: Record<string, number> = {}): Event => ({
  number: 0,
  kind,
  key: `carson-city-event-${kind}`,
  rule: '',
  args: Object.entries(values).map(([name, value]) => ({ name, what: 'number' as const, value })),
})

test('points and income are counted in the round they come in', () => {
  const rounds = gainsOf(
    [
      told('points-received', { seat: 0, count: 9 }), // before the first round
      told('round-started', { round: 1 }),
      told('points-received', { seat: 0, count: 2 }),
      told('points-bought', { seat: 1, count: 3 }),
      told('income-received', { seat: 1, amount: 12 }),
      told('limit-kept', { seat: 0, amount: 14, count: 1 }),
      told('round-started', { round: 2 }),
      told('money-received', { seat: 0, amount: 8 }),
    ],
    2,
  )
  expect(rounds).toEqual([
    [
      { points: 3, income: 0 },
      { points: 3, income: 12 },
    ],
    [
      { points: 0, income: 0 },
      { points: 0, income: 0 },
    ],
  ])
})

test('the points of a recorded last round are those that were earned in it', () => {
  const { past, message, before } = moment('over-five')
  const events = [...past, ...message.events]
  const { players, round } = message.view
  expect(before.round).toBe(round)
  const [last = []] = gainsOf(events, players.length)
  expect(last.map(({ income }) => income)).toEqual([0, 13, 0, 3, 3])
  expect(last.map(({ points }) => points)).toEqual([0, 1, 0, 0, 5])
})
