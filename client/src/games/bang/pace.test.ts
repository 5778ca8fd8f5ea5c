/** Nothing moves longer than a second, and what happens at once is one beat. */
import { expect, test } from 'vitest'
import { moments } from './moments'
import { pace } from './pace'

test('no event is longer than a second', () => {
  for (const [, { message }] of moments) {
    for (const event of message.events) {
      expect(pace.lengthOf(event), event.kind).toBeLessThanOrEqual(1000)
      expect(pace.lengthOf(event), event.kind).toBeGreaterThan(0)
    }
  }
})

test('what happens at once is one beat', () => {
  const found = moments.find(([name]) => name === 'over')?.[1].message.events ?? []
  const at = found.findIndex((event) => event.kind === 'revealed')
  const [first, ...rest] = found.slice(at)
  expect(first && pace.beat(first, rest).every((event) => event.kind === 'revealed')).toBe(true)
  expect(first && pace.beat(first, rest).length).toBeGreaterThan(1)
})
