/** What is seen at once, and how long it takes to read. */
import { describe, expect, test } from 'vitest'
import type { Event } from './board'
import { Pace, readingTime, type Beat } from './pace'

const pace = new Pace({
  lengths: { kept: 700, paid: 500, shot: 800 },
  together: new Set(['kept', 'paid']),
})
const events = (...kinds: string[]): Event[] =>
  kinds.map((kind, number) => ({ number, kind, rule: '', key: '', args: [] }))

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

describe('reading', () => {
  test('a longer sentence takes longer, and so does a language with long words', () => {
    expect(readingTime('Ann pays $2 into the stagecoach.', 'en')).toBeGreaterThan(
      readingTime('Ann pays $2.', 'en'),
    )
    expect(readingTime('Ann pays $2.', 'uk')).toBeGreaterThan(readingTime('Ann pays $2.', 'en'))
  })

  test('what says nothing is not waited for', () => {
    expect(readingTime('', 'ru')).toBe(0)
  })
})
