/** Nothing takes longer than a second, and nobody waits for a show. */
import { expect, test } from 'vitest'
import { moments } from './moments'
import { lengthOf, LONGEST_BATCH, paceOf, together } from './pace'

test('no event is longer than a second', () => {
  for (const [, { message }] of moments) {
    for (const event of message.events) expect(lengthOf(event)).toBeLessThanOrEqual(1000)
  }
})

test('what happens at once is one beat', () => {
  const found = moments.find(([name]) => name === 'show-marshal')?.[1].message.events ?? []
  const at = found.findIndex((event) => event.kind === 'fled')
  const [first, ...rest] = found.slice(at)
  expect(first && together(first, rest).every((event) => event.kind === 'fled')).toBe(true)
  expect(first && together(first, rest).length).toBeGreaterThan(1)
})

test('a long batch is played faster', () => {
  for (const [, { message }] of moments) {
    const { events } = message
    const long = events.reduce((sum, event) => sum + lengthOf(event), 0)
    const pace = paceOf(events)
    expect(pace).toBeLessThanOrEqual(1)
    if (long <= LONGEST_BATCH) expect(pace).toBe(1)
  }
  const many = Array.from({ length: 100 }, () => ({ number: 0, kind: 'shot', rule: '', key: '', args: [] }))
  expect(paceOf(many)).toBe(0.5)
})
