/** How long the show takes, and what is seen at once. */
import { describe, expect, test } from 'vitest'
import type { Event } from '../../table/board'
import { MOMENTS } from './fixtures'
import { lengthOf, LONGEST_BATCH, paceOf, together } from './pace'

const events = (...kinds: string[]): Event[] =>
  kinds.map((kind, number) => ({ number, kind, rule: '', key: '', args: [] }))

function beats(all: readonly Event[]): Event[][] {
  const found: Event[][] = []
  for (let at = 0; at < all.length; at += found.at(-1)?.length ?? 1) {
    const [event, ...rest] = all.slice(at)
    if (event) found.push(together(event, rest))
  }
  return found
}

describe('beats', () => {
  test('all cups go up together, then everybody pays', () => {
    const kinds = beats(events('kept', 'kept', 'kept', 'paid', 'paid', 'thrown')).map((beat) => beat.length)
    expect(kinds).toEqual([3, 2, 1])
  })

  test('cards are played one after the other', () => {
    expect(beats(events('card-played', 'card-played', 'cancelled')).map((beat) => beat.length)).toEqual([
      1, 1, 1,
    ])
  })

  test('together they are the whole batch, in order', () => {
    for (const [, { message }] of MOMENTS) expect(beats(message.events).flat()).toEqual(message.events)
  })
})

describe('pace', () => {
  test('a short batch takes its time', () => {
    expect(paceOf(events('thrown', 'thrown'))).toBe(1)
    expect(paceOf([])).toBe(1)
  })

  test('what happens together counts once', () => {
    const many = events(...Array.from({ length: 30 }, () => 'kept'))
    expect(paceOf(many)).toBe(1)
  })

  test('a long batch is played faster, but never so fast that nothing is seen', () => {
    const long = events(...Array.from({ length: 12 }, () => 'card-played'))
    expect(paceOf(long)).toBeLessThan(1)
    expect(12 * lengthOf('card-played') * paceOf(long)).toBeCloseTo(LONGEST_BATCH)
    const endless = events(...Array.from({ length: 200 }, () => 'card-played'))
    expect(paceOf(endless)).toBeGreaterThanOrEqual(0.4)
  })

  test('no single event takes longer than a second', () => {
    for (const [, { message }] of MOMENTS) {
      for (const event of message.events) expect(lengthOf(event.kind)).toBeLessThanOrEqual(1000)
    }
  })
})
