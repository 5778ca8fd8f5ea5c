/** Walking with the arrow keys over things that stand in a picture: to the nearest one in that direction. */

export interface Stop {
  x: number
  y: number
}

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Straying to the side costs more than going farther. */
const SIDEWAYS = 2.5

/** Where this key leads from here; -1 if nowhere. */
export function walk(stops: readonly Stop[], from: number, key: string): number {
  if (key === 'Home') return leftmost(stops, 1)
  if (key === 'End') return leftmost(stops, -1)
  const way = WAYS[key]
  const here = stops[from]
  if (!way || !here) return -1
  let best = -1
  let least = Infinity
  stops.forEach((stop, at) => {
    const ahead = (stop.x - here.x) * way[0] + (stop.y - here.y) * way[1]
    if (at === from || ahead < 1) return
    const aside = Math.abs((stop.x - here.x) * way[1]) + Math.abs((stop.y - here.y) * way[0])
    const far = ahead + SIDEWAYS * aside
    if (far < least) {
      least = far
      best = at
    }
  })
  return best
}

function leftmost(stops: readonly Stop[], way: 1 | -1): number {
  let best = -1
  stops.forEach((stop, at) => {
    if (best < 0 || (stop.x - (stops[best]?.x ?? 0)) * way < 0) best = at
  })
  return best
}
