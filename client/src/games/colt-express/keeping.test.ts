/** Cards to keep are named one by one, in the order of the questions. */
import { expect, test } from 'vitest'
import cards from './fixtures/cards.json'
import type { Decision } from '../../table/board'
import { keeping, nextAnswer } from './keeping'
import { keptPlaces } from './model'
import { moment } from './moments'

const decision = moment('expert-keep').message.decision as Decision

test('low cards first, then that is all', () => {
  const hand = moment('expert-keep').message.view.hand.filter((card) => card < 6)
  const wanted = [...hand].reverse()
  let plan = keeping(wanted)
  expect(plan.cards).toEqual(hand)
  const named: (string | undefined)[] = []
  for (let step = 0; step <= wanted.length; step += 1) {
    const { option, left } = nextAnswer(decision, plan, cards)
    named.push(option)
    plan = left
  }
  expect(named).toEqual([...hand.map((card) => `keep:${cards[card]?.name}`), 'done'])
})

test('a question that does not offer the card gives the hand back', () => {
  expect(nextAnswer(decision, keeping([11]), cards).option).toBeUndefined()
})

test('what is sealed is found in the hand', () => {
  expect(keptPlaces([0, 0, 4, 16], [0, 4])).toEqual([0, 2])
  expect(keptPlaces([0, 0, 4], [0, 0])).toEqual([0, 1])
  expect(keptPlaces([0, 1], [])).toEqual([])
  const { hand, kept } = moment('expert-kept').message.view
  expect(kept.length).toBeGreaterThan(0)
  expect(keptPlaces(hand, kept)).toHaveLength(kept.length)
})
