/** What is seen at once, and how a long batch is played faster. */
import { describe, expect, test } from 'vitest'
import type { Event } from './board'
import { Pace, type Beat } from './pace'

const pace = new Pace({
  lengths: { kept: 700, paid: 500, shot: 800 },
  together: new Set(['kept', 'paid']),
  longest: 6000,
  least: 0.4,
})
const events = (...kinds: string[]): Event[] =>
  kinds.map((kind, number) => ({ number, kind, rule: '', key: '', args: [] }))
const many = (kind: string, count: number) => events(...Array.from({ length: count }, () => kind))

function beats(all: readonly Event[]): Beat[] {
  const found: Beat[] = []
  for (let at = 0; at < all.length; at += found.at(-1)?.length ?? 1) {
    const [event, ...rest] = all.slice(at)
    if (event) found.push(pace.beat(event, rest))
  }
  return found
}

describe('beats', () => {
  test('some kinds happen to everybody at once, others one after the other', () => {
    const kinds = beats(events('kept', 'kept', 'kept', 'paid', 'paid', 'shot', 'shot'))
    expect(kinds.map((beat) => beat.length)).toEqual([3, 2, 1, 1])
  })

  test('together they are the whole batch, in order', () => {
    const all = events('shot', 'paid', 'paid', 'kept', 'unheard-of', 'kept')
    expect(beats(all).flat()).toEqual(all)
  })
})

describe('pace', () => {
  test('a short batch takes its time', () => {
    expect(pace.of(events('shot', 'shot'))).toBe(1)
    expect(pace.of([])).toBe(1)
  })

  test('what happens together counts once', () => {
    expect(pace.of(many('kept', 30))).toBe(1)
  })

  test('a long batch is played faster, but never so fast that nothing is seen', () => {
    expect(10 * 800 * pace.of(many('shot', 10))).toBeCloseTo(6000)
    expect(pace.of(many('shot', 200))).toBe(0.4)
  })
})
