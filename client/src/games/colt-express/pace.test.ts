/** Nothing moves longer than a second, and what happens at once is one beat. */
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
