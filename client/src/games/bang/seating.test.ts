/** Everybody has a place, clockwise from my left, whatever the screen. */
import { describe, expect, test } from 'vitest'
import { seating, shapeFor, type Shape } from './seating'

const SHAPES: Shape[] = ['oval', 'wide', 'ring']

describe.each(SHAPES)('%s', (shape) => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('%i others', (count) => {
    const others = Array.from({ length: count }, (_, at) => at + 1)
    const { left, top, right } = seating(others, shape)
    expect([...left, ...top, ...right]).toEqual(others)
    expect(left.length).toBe(right.length)
  })
})

test('the shape goes by the room there is', () => {
  expect(shapeFor(1570, 720, false)).toBe('oval')
  expect(shapeFor(932, 430, false)).toBe('wide')
  expect(shapeFor(740, 600, false)).toBe('wide')
  expect(shapeFor(832, 100, true)).toBe('ring')
  expect(shapeFor(378, 300, false)).toBe('ring')
})
