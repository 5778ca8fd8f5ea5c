/** What is said of the winners: of a game, of a match with money, of a small match. */
import { expect, test } from 'vitest'
import type { BangView, Result } from '../../protocol'
import { ending } from './ending'
import { moment } from './moments'

const { message, result } = moment('match-over')
const view = message.view as BangView
const over = result as Result
const [winner = 0] = over.winners

test('a match is won with money, by you or by somebody else', () => {
  const mine = ending(view, over, winner)
  expect(mine?.said.key).toBe('bang-ending-match-you')
  expect(mine?.said.args).toContainEqual({ name: 'score', what: 'number', value: over.scores[winner] })
  expect(ending(view, over, -1)?.said.key).toBe('bang-ending-match-winner')
})

test('debts are written as such', () => {
  const owed = (n: number) =>
    ending(view, over, -1)
      ?.worth?.(n)
      .args.find(({ name }) => name === 'owed')?.value
  expect([owed(-5000), owed(0), owed(3000)]).toEqual([5000, 0, 0])
})

test('a small match counts games, and a single game has no ending of its own', () => {
  const small = { ...view, match: view.match && { ...view.match, money: false } }
  const told = ending(small, over, -1)
  expect(told?.said.key).toBe('bang-ending-small-winner')
  expect(told?.worth).toBeUndefined()
  expect(ending({ ...view, match: null }, over, winner)).toBeNull()
})
