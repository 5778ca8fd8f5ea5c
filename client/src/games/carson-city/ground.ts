/** The ground of the map: lines and plants that are always the same, whatever happens on it. */
import { SIDE } from './facts'
import { columnOf, rowOf } from './model'

/** A parcel on the drawing. */
export const CELL = 80
export const WIDE = SIDE * CELL
/** The printed frame around it. */
export const RIM = 30

export const left = (parcel: number): number => columnOf(parcel) * CELL
export const top = (parcel: number): number => rowOf(parcel) * CELL

/** A number from 0 to 1 that looks like chance and never changes. */
function scatter(seed: number): number {
  const x = Math.sin(seed * 127.1 + 311.7) * 43758.5453
  return x - Math.floor(x)
}

export interface Plant {
  what: 'tuft' | 'stones' | 'cactus'
  x: number
  y: number
}

export const PLANTS: readonly (readonly Plant[])[] = Array.from({ length: SIDE * SIDE }, (_, parcel) =>
  [0, 1, 2].map((at): Plant => {
    const kind = scatter(parcel * 7 + at)
    return {
      what: kind < 0.5 ? 'tuft' : kind < 0.74 ? 'stones' : 'cactus',
      x: left(parcel) + 8 + scatter(parcel * 3 + at + 9) * 46,
      y: top(parcel) + 8 + at * 22 + scatter(parcel + at * 5) * 6,
    }
  }),
)

/** Contour lines of the valley. */
export const CONTOURS: readonly string[] = Array.from({ length: 9 }, (_, at) => {
  const y = 40 + at * 72
  return `M0 ${y}C${90 + at * 9} ${y - 46} ${190 - at * 7} ${y + 40} 320 ${y - 8}S${520 + at * 6} ${y - 50} 640 ${y + 14}`
})

/** The rings around a mountain. */
export function rings(parcel: number): readonly string[] {
  const x = left(parcel) + CELL / 2
  const y = top(parcel) + 46
  return [44, 56, 69].map((size, at) => {
    const wide = size * (1 + 0.12 * Math.sin(parcel * 2 + at))
    const high = (size * size * 0.74) / wide
    return `M${x - wide} ${y}a${wide} ${high} 0 1 0 ${2 * wide} 0a${wide} ${high} 0 1 0 ${-2 * wide} 0`
  })
}
