import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Review, ReviewState } from '../protocol'
import { apart, chanceAt, dashOf, endsOf, lineOf, percent, points, Reviewed } from './review.svelte'

const REVIEW = { choices: 10, curve: [] } as unknown as Review
const CURVE = [
  { at: 0, chances: [0.25, 0.75], errors: [0, 0] },
  { at: 5, chances: [0.5, 0.5], errors: [0, 0] },
  { at: 10, chances: [1, 0], errors: [0, 0] },
]

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function asking(...answers: (ReviewState | Error)[]) {
  const next = () => {
    const answer = answers.shift()
    if (!answer || answer instanceof Error) return Promise.reject(answer ?? new Error('asked too often'))
    return Promise.resolve(answer)
  }
  return { review: vi.fn(next), makeReview: vi.fn(next) }
}

test('a review is asked for once and waited for', async () => {
  const ask = asking(
    { status: 'none', progress: 0, review: null },
    { status: 'waiting', progress: 0, review: null },
    { status: 'running', progress: 0.4, review: null },
    { status: 'done', progress: 1, review: REVIEW },
  )
  const reviewed = new Reviewed('t', 'i', ask)
  await reviewed.look()
  expect(reviewed.busy).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
  await reviewed.make()
  expect(reviewed.busy).toBe(true)
  await vi.runOnlyPendingTimersAsync()
  expect(reviewed.progress).toBe(0.4)
  await vi.runOnlyPendingTimersAsync()
  expect([reviewed.status, reviewed.review]).toEqual(['done', REVIEW])
  expect(vi.getTimerCount()).toBe(0)
  expect(ask.makeReview).toHaveBeenCalledTimes(1)
})

test('a question that fails is told, and asked again while somebody is at it', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const ask = asking({ status: 'running', progress: 0.1, review: null }, new Error('offline'), {
    status: 'done',
    progress: 1,
    review: REVIEW,
  })
  const reviewed = new Reviewed('t', '', ask)
  await reviewed.look()
  await vi.runOnlyPendingTimersAsync()
  expect(reviewed.problem).not.toBe('')
  await vi.runOnlyPendingTimersAsync()
  expect([reviewed.problem, reviewed.review]).toEqual(['', REVIEW])
})

test('nobody asks any more when the page is left', async () => {
  const reviewed = new Reviewed('t', '', asking({ status: 'running', progress: 0, review: null }))
  await reviewed.look()
  reviewed.close()
  expect(vi.getTimerCount()).toBe(0)
})

test('a curve is a line in its box, and each seat has one of its own kind', () => {
  expect(lineOf(CURVE, 0, 10, 100, 40)).toBe('0.0,30.0 50.0,20.0 100.0,0.0')
  expect([0, 4, 5].map((at) => chanceAt(CURVE, 1, at))).toEqual([0.75, expect.closeTo(0.55), 0.5])
  expect([chanceAt(CURVE, 0, 10), chanceAt(CURVE, 0, 12), chanceAt([], 0, 3)]).toEqual([1, 1, 0])
  const dashes = [0, 1, 2, 3, 4, 5, 6, 7].map(dashOf)
  expect(new Set(dashes).size).toBe(8)
})

test('figures are short and have their sign', () => {
  expect([points(0.118), points(-0.03), points(0.001), percent(0.625)]).toEqual(['+12', '−3', '0', '63%'])
})

test('marks stand apart, in order, and inside', () => {
  expect(apart([10, 50, 90], 100, 24)).toEqual([10, 50, 90])
  expect(apart([10, 12, 90], 100, 24)).toEqual([10, 34, 90])
  expect(apart([90, 95, 100], 100, 24)).toEqual([52, 76, 100])
})

test('a match is over several times: where every chance is 0 or 1', () => {
  const point = (at: number, chance: number) => ({ at, chances: [chance, 1 - chance], errors: [0, 0] })
  const curve = [point(0, 0.5), point(9, 1), point(10, 1), point(11, 0.4), point(19, 0), point(20, 0)]
  expect(endsOf({ curve, choices: 20, games: 2 } as unknown as Review)).toEqual([10])
  expect(endsOf({ curve, choices: 20, games: 1 } as unknown as Review)).toEqual([])
})
