/** A slip lies beside its thing, inside the window, and never over the thing. */
import { describe, expect, test } from 'vitest'
import { across, beside, type Room, type Size, type Spot } from './beside'

const box = (left: number, top: number, width: number, height: number): Room => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const lies = ({ left, top, most }: Spot, { width, height }: Size): Room =>
  box(left, top, width, Math.min(height, most))
const over = (one: Room, other: Room) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
const within = (inner: Room, outer: Room) =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom

const wide = box(8, 60, 1264, 732)
const phone = box(8, 52, 374, 729)
const landscape = box(8, 52, 828, 330)
const card = { width: 312, height: 210 }

describe('beside a thing', () => {
  test('it lies below, in the middle, where there is room', () => {
    expect(beside(box(500, 100, 100, 40), card, wide)).toMatchObject({ left: 394, top: 149 })
  })
  test('else above, else at its side', () => {
    expect(lies(beside(box(500, 700, 100, 40), card, wide), card).bottom).toBe(691)
    const tall = box(500, 100, 100, 680)
    expect(beside(tall, card, wide).left).toBe(609)
    expect(beside(box(1000, 100, 200, 680), card, wide).left).toBe(1000 - 9 - 312)
  })
  test.each([
    [box(0, 60, 90, 60)],
    [box(1190, 740, 90, 60)],
    [box(600, 380, 60, 60)],
    [box(0, 250, 1280, 300)],
    [box(10, 60, 1250, 420)],
  ])('it stays inside the window and off the thing: %o', (thing) => {
    const spot = lies(beside(thing, card, wide), card)
    expect(within(spot, wide)).toBe(true)
    expect(over(spot, thing)).toBe(false)
  })
  test('what fills the window is covered only in its lower half', () => {
    const spot = lies(beside(wide, card, wide), card)
    expect(within(spot, wide)).toBe(true)
    expect(spot.top).toBeGreaterThan(400)
  })
})

describe('on a small screen', () => {
  const tiles = [
    [box(8, 60, 90, 95)],
    [box(285, 160, 90, 95)],
    [box(150, 400, 90, 95)],
    [box(8, 680, 90, 95)],
    [box(8, 480, 374, 260)],
  ]
  test.each(tiles)('held upright it lies at the other end: %o', (thing) => {
    const spot = lies(across(thing, card, phone), card)
    expect(within(spot, phone)).toBe(true)
    expect(over(spot, thing)).toBe(false)
  })
  test.each([[box(8, 60, 200, 130)], [box(600, 60, 200, 130)], [box(20, 300, 90, 60)]])(
    'on its side it lies at the other side: %o',
    (thing) => {
      const spot = lies(across(thing, card, landscape), card)
      expect(within(spot, landscape)).toBe(true)
      expect(over(spot, thing)).toBe(false)
    },
  )
})
