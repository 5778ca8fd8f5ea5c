/** How long the show takes, and what is seen at once. */
import { expect, test } from 'vitest'
import { moments } from './moments'
import { pace } from './pace'

const events = (...kinds: string[]) =>
  kinds.map((kind, number) => ({ number, kind, rule: '', key: '', args: [] }))

test('all cups go up together', () => {
  const [first, ...rest] = events('kept', 'kept', 'kept', 'paid', 'paid')
  expect(first && pace.beat(first, rest)).toHaveLength(3)
})

test('cards are played one after the other', () => {
  const [first, ...rest] = events('card-played', 'card-played', 'cancelled')
  expect(first && pace.beat(first, rest)).toHaveLength(1)
})

test('no single event takes longer than a second', () => {
  for (const [, { message }] of moments) {
    for (const event of message.events) expect(pace.lengthOf(event)).toBeLessThanOrEqual(1000)
  }
})
