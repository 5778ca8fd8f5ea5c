/**
 * What drawings are made of: paths in a few inks. A bust is printed in two inks, dark and one spot colour, on paper,
 * in a box of 100 × 124. The head's axis is x 50: what comes in pairs is drawn once and mirrored about it.
 */

export type Ink = 'none' | 'ink' | 'paper' | 'skin' | 'spot' | 'hatch' | 'dots' | 'stubble'

export interface Shape {
  d: string
  fill: Ink
  stroke: Ink
  width: number
  opacity: number
  mirrored: boolean
}

/** Shapes, or groups of them. */
export type Drawing = readonly (Shape | Drawing)[]

const SHAPE: Shape = { d: '', fill: 'none', stroke: 'none', width: 0, opacity: 1, mirrored: false }

export const line = (d: string, width = 1.6, stroke: Ink = 'ink', opacity = 1): Shape => ({
  ...SHAPE,
  d,
  stroke,
  width,
  opacity,
})

/** A surface with a dark outline. */
export const fill = (d: string, ink: Ink, width = 1.6): Shape => ({
  ...SHAPE,
  d,
  fill: ink,
  stroke: width ? 'ink' : 'none',
  width,
})

/** A surface without an outline. */
export const wash = (d: string, ink: Ink, opacity = 1): Shape => ({ ...SHAPE, d, fill: ink, opacity })

const around = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

export const dot = (x: number, y: number, r: number, ink: Ink, width = 0): Shape =>
  fill(around(x, y, r), ink, width)

export const ring = (x: number, y: number, r: number, width: number, ink: Ink, opacity = 1): Shape =>
  line(around(x, y, r), width, ink, opacity)

/** On both sides of the axis. */
export const pair = (...shapes: Shape[]): Drawing => [
  ...shapes,
  ...shapes.map((shape) => ({ ...shape, mirrored: true })),
]

export function flat(drawing: Drawing): Shape[] {
  return drawing.flatMap((each) => ('d' in each ? [each] : flat(each)))
}

const RIGHT_ANGLE = 90
const degrees = (angle: number) => (angle * Math.PI) / 180

/** A star with this many points, the first one upwards. */
export function star(x: number, y: number, points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, at) => {
    const angle = degrees((at * 180) / points - RIGHT_ANGLE)
    const radius = at % 2 ? inner : outer
    return `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`
  })
  return `M${corners.join('L')}Z`
}

export { degrees }
