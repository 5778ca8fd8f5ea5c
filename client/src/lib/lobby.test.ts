import { expect, test } from 'vitest'
import type { TableLine } from '../protocol'
import { merged, myTurnFirst } from './lobby.svelte'

const line = (id: string, asked: boolean) => ({ id, asked }) as TableLine

test('tables that wait for me come first, the others stay in order', () => {
  const mine = [line('a', false), line('b', true), line('c', false), line('d', true)]
  expect(myTurnFirst(mine).map((table) => table.id)).toEqual(['b', 'd', 'a', 'c'])
})

test('a list that is left out has not changed', () => {
  const [a, b] = [line('a', false), line('b', true)]
  expect(merged(null, { mine: [a] })).toEqual({ mine: [a], open: [], running: [] })
  const before = { mine: [a], open: [b], running: [] }
  expect(merged(before, { open: [] })).toEqual({ mine: [a], open: [], running: [] })
  expect(merged(before, { running: [a] })).toEqual({ mine: [a], open: [b], running: [a] })
})
