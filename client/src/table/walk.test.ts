import { expect, test } from 'vitest'
import { walk } from './walk'

// Three cars; somebody on the roof of the second.
const stops = [
  { x: 0, y: 80 },
  { x: 100, y: 80 },
  { x: 200, y: 80 },
  { x: 104, y: -50 },
]

test('arrows go to the nearest that way', () => {
  expect(walk(stops, 0, 'ArrowRight')).toBe(1)
  expect(walk(stops, 1, 'ArrowRight')).toBe(2)
  expect(walk(stops, 1, 'ArrowUp')).toBe(3)
  expect(walk(stops, 3, 'ArrowDown')).toBe(1)
})

test('beyond the last there is nothing', () => {
  expect(walk(stops, 2, 'ArrowRight')).toBe(-1)
  expect(walk(stops, 0, 'ArrowLeft')).toBe(-1)
  expect(walk([], 0, 'ArrowLeft')).toBe(-1)
})

test('ends, and keys that are none of ours', () => {
  expect(walk(stops, 1, 'Home')).toBe(0)
  expect(walk(stops, 1, 'End')).toBe(2)
  expect(walk(stops, 1, 'a')).toBe(-1)
})
