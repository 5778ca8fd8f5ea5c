/** Nothing takes longer than a second, and nobody waits for a show. */
import { expect, test } from 'vitest'
import { moments } from './moments'
import { pace } from './pace'

test('no event is longer than a second', () => {
  for (const [, { message }] of moments) {
    for (const event of message.events) expect(pace.lengthOf(event)).toBeLessThanOrEqual(1000)
  }
})

test('what happens at once is one beat', () => {
  const found = moments.find(([name]) => name === 'show-marshal')?.[1].message.events ?? []
  const at = found.findIndex((event) => event.kind === 'fled')
  const [first, ...rest] = found.slice(at)
  expect(first && pace.beat(first, rest).every((event) => event.kind === 'fled')).toBe(true)
  expect(first && pace.beat(first, rest).length).toBeGreaterThan(1)
})

test('a long batch is played faster', () => {
  const many = Array.from({ length: 100 }, () => ({ number: 0, kind: 'shot', rule: '', key: '', args: [] }))
  expect(pace.of(many)).toBe(0.5)
})
