/** Where the others sit around the table, clockwise from my left, and how the table is drawn for it. */
import { MediaQuery } from 'svelte/reactivity'

/** oval: a large table, two on each side. wide: there is more room along the top. ring: a phone. */
export type Shape = 'oval' | 'wide' | 'ring'

export interface Seating {
  /** From the bottom up. */
  left: number[]
  /** From left to right. */
  top: number[]
  /** From the top down. */
  right: number[]
}

/** By how many there are: how many sit on each side. */
const SIDES: Record<Shape, readonly number[]> = {
  oval: [0, 0, 1, 1, 2, 2, 2, 2, 2],
  wide: [0, 0, 1, 1, 1, 1, 1, 1, 2],
  ring: [0, 0, 1, 1, 2, 2, 2, 2, 3],
}

export function seating(others: readonly number[], shape: Shape): Seating {
  const count = others.length
  const each = SIDES[shape][Math.min(count, 8)] ?? 0
  return {
    left: others.slice(0, each),
    top: others.slice(each, count - each),
    right: others.slice(count - each),
  }
}

const NARROW = 700
const OVAL_WIDTH = 1000
const OVAL_HEIGHT = 500

/** What event cards change is said below the table then: on it there is no room while a question stands. */
export const squat = new MediaQuery('(max-height: 860px)')

/** By the width of the board and the height that is left for the table; a phone on its side is `low`. */
export function shapeFor(width: number, room: number, low: boolean): Shape {
  if (low || width < NARROW) return 'ring'
  return room > OVAL_HEIGHT && width >= OVAL_WIDTH ? 'oval' : 'wide'
}
