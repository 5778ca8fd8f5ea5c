import { expect, test } from 'vitest'
import { isOnTurn } from './model'
import type { BangView } from './view'

const view = (change: Partial<BangView>) =>
  ({ turns: 3, turn: 1, offered: [], ...change }) as unknown as BangView

test('an answer in the turn of somebody else is not your turn', () => {
  expect(isOnTurn(view({}), 1)).toBe(true)
  expect(isOnTurn(view({}), 2)).toBe(false)
})

test('before the first turn, and when characters are offered to all, it is everybody’s', () => {
  expect(isOnTurn(view({ turns: 0 }), 2)).toBe(true)
  expect(isOnTurn(view({ offered: [4] as BangView['offered'] }), 2)).toBe(true)
})
