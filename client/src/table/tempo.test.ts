/** How long sentences stay. */
import { expect, test } from 'vitest'
import { hasteOf, PATIENCE, SPEEDS, timeOf, UNTOLD, type Telling } from './tempo'

const calm = hasteOf(0)
const late = hasteOf(PATIENCE * 2)
const lost = hasteOf(PATIENCE * 10)
const told = (more: Partial<Telling> = {}): Telling => ({ ...UNTOLD, reading: 2000, ...more })
const moment = { title: 'robbed', tone: 'bad', sound: 'loss' } as const

test('as long as it takes to read, by the speed of the reader', () => {
  expect(SPEEDS.map((speed) => timeOf(told(), false, speed, calm))).toEqual([3200, 2000, 1000])
})

test('a short sentence is seen, too, and what says nothing is not waited for', () => {
  expect(timeOf(told({ reading: 300 }), false, 'normal', calm)).toBe(600)
  expect(timeOf(told({ reading: 0 }), false, 'slow', calm)).toBe(0)
})

test('the same once more is read sooner', () => {
  expect(timeOf(told(), true, 'normal', calm)).toBe(800)
})

test('where the board says it all a glance is enough, unless one wants it slow', () => {
  expect(timeOf(told({ glance: true }), false, 'normal', calm)).toBe(600)
  expect(timeOf(told({ glance: true }), false, 'slow', calm)).toBe(3200)
})

test('behind: quicker, then stills, but never unseen', () => {
  expect(hasteOf(PATIENCE)).toEqual({ hurry: 1, still: false })
  expect(late).toEqual({ hurry: 0.5, still: false })
  expect(lost).toEqual({ hurry: 0.35, still: true })
  expect(timeOf(told(), false, 'normal', late)).toBe(1000)
  expect(timeOf(told(), false, 'normal', lost)).toBe(450)
  expect(timeOf(told({ reading: 300 }), true, 'fast', lost)).toBe(300)
})

test.each([calm, late, lost])('what happens to me, and big moments, can always be read: %o', (haste) => {
  for (const speed of SPEEDS) {
    expect(timeOf(told({ mine: true, glance: true }), true, speed, haste)).toBeGreaterThanOrEqual(2000)
    expect(timeOf(told({ moment, reading: 3000 }), true, speed, haste)).toBeGreaterThanOrEqual(3000)
    expect(timeOf(told({ moment, reading: 0 }), false, speed, haste)).toBeGreaterThanOrEqual(1900)
  }
})
