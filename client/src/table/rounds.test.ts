/** Which part of what was shown is shown again. */
import { beforeEach, expect, test } from 'vitest'
import type { AnyView, Event } from './board'
import { Rounds } from './rounds.svelte'

const view = (number: number) => ({ round: number }) as unknown as AnyView
const event = (number: number, kind = 'paid'): Event => ({ number, kind, rule: '', key: '', args: [] })
const round = (number: number) => event(number, 'round-started')

let rounds: Rounds
let table: AnyView

function note(...events: Event[]): void {
  const after = view(events.at(-1)?.number ?? 0)
  rounds.note(table, { events, view: after })
  table = after
}

const numbers = (which: 'last' | 'this') =>
  rounds.take(which, table).map((batch) => batch.events.map((each) => each.number))

beforeEach(() => {
  rounds = new Rounds(() => 'round-started')
  table = view(0)
})

test('at first there is nothing to show again', () => {
  expect([rounds.hasThis, rounds.hasLast]).toEqual([false, false])
  expect(rounds.take('last', table)).toEqual([])
})

test('in the middle of a round, what was seen of it', () => {
  note(event(5))
  note(event(6), event(7))
  expect([rounds.hasThis, rounds.hasLast]).toEqual([true, false])
  expect(numbers('this')).toEqual([[5], [6, 7]])
  expect(numbers('last')).toEqual([[5], [6, 7]])
})

test('the last round, from its first event to its last, and then the table as it is', () => {
  note(event(1), round(2), event(3))
  note(event(4))
  note(event(5), round(6), event(7))
  note(event(8))
  const [first, ...more] = rounds.take('last', table)
  expect(first).toMatchObject({ again: true, since: 2, from: view(0) })
  expect(numbers('last')).toEqual([[1, 2, 3], [4], [5]])
  expect(more.at(-1)?.view).toBe(table)
  expect(numbers('this')).toEqual([[5, 6, 7], [8]])
})

test('rounds before the last are forgotten', () => {
  for (let at = 0; at < 60; at += 3) note(round(at), event(at + 1), event(at + 2))
  expect(numbers('last')).toEqual([[54, 55, 56]])
  expect(numbers('this')).toEqual([[57, 58, 59]])
})

test('what nobody has watched is not shown again', () => {
  rounds.note(table, { events: [round(1)], view: view(1), silent: true })
  rounds.note(null, { events: [round(2)], view: view(2) })
  expect(rounds.hasThis).toBe(false)
})
