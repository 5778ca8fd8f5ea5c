import { expect, test } from 'vitest'
import type { Decision } from '../protocol'
import { litBy } from './lit'

const decision: Decision = {
  id: 'd',
  asks: 'commit-keep',
  rule: 'r',
  about: [],
  prompt: { key: 'p', args: [], touches: [] },
  options: [
    { name: 'keep:', label: { key: 'k', args: [], touches: [] } },
    { name: 'keep:0', label: { key: 'k', args: [], touches: ['die:0'] } },
    { name: 'keep:0,1', label: { key: 'k', args: [], touches: ['die:0', 'die:1'] } },
    { name: 'keep:0,1+brute', label: { key: 'k', args: [], touches: ['die:0', 'die:1', 'card:the-brute'] } },
  ],
  standing: null,
  hidden: false,
}
const names = (options: readonly { name: string }[]) => options.map((option) => option.name)

test('things glow that some option touches', () => {
  const lit = litBy(decision)
  expect(lit.has('die:1')).toBe(true)
  expect(lit.has('die:2')).toBe(false)
  expect(names(lit.of('card:the-brute'))).toEqual(['keep:0,1+brute'])
})

test('a selection narrows the options, and a finished one means exactly one', () => {
  const lit = litBy(decision)
  expect(names(lit.withAll(['die:1']))).toEqual(['keep:0,1', 'keep:0,1+brute'])
  expect(names(lit.exactly(['die:1', 'die:0']))).toEqual(['keep:0,1'])
  expect(names(lit.exactly([]))).toEqual(['keep:'])
})

test('nothing is lit when nothing is asked', () => {
  expect(litBy(null).options).toEqual([])
  expect(litBy(null).has('die:0')).toBe(false)
})
