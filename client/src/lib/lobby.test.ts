import { expect, test } from 'vitest'
import type { TableLine } from '../protocol'
import { myTurnFirst } from './lobby.svelte'

const line = (id: string, asked: boolean) => ({ id, asked }) as TableLine

test('tables that wait for me come first, the others stay in order', () => {
  const mine = [line('a', false), line('b', true), line('c', false), line('d', true)]
  expect(myTurnFirst(mine).map((table) => table.id)).toEqual(['b', 'd', 'a', 'c'])
})
