/** The log is folded as its game begins, until the reader says otherwise; that is remembered. */
import { beforeEach, expect, test } from 'vitest'
import type { GameUi } from './board'
import { Folds } from './folds.svelte'

const strip = { log: 'strip' } as GameUi
const beside = {} as GameUi
beforeEach(() => localStorage.clear())

test('it begins as the board says', () => {
  const folds = new Folds()
  expect([folds.has('train', strip), folds.has('dice', beside), folds.has('dice', null)]).toEqual([
    true,
    false,
    false,
  ])
})

test('what the reader did stays, for this game alone, on every page', () => {
  new Folds().set('train', false)
  const folds = new Folds()
  expect(folds.has('train', strip)).toBe(false)
  expect(folds.has('other', strip)).toBe(true)
})
