/** What of the train can be touched now, and where it is: one list for the pointer, the keyboard and the brackets. */
import type { Decision } from '../../table/board'
import { banditIn, banditOf, banditThing, placeThing } from './model'
import type { Lit } from '../../table/lit'
import { carMiddle, carWidth, carX, feet, lootOf, riseOf, type Lying, type Standing } from './train'
import type { ColtView } from './view'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Hit extends Box {
  /** As options touch it. */
  thing: string
  /** Distinguishes jewels from one another. */
  id: string
  what: 'place' | 'bandit' | 'loot'
  car: number
  roof: boolean
  /** -1 for what is no bandit. */
  bandit: number
}

/** Who chooses, or is moved about by the choice: the bandit that the question is about. -1: nobody, -2: the Marshal. */
export function subject(decision: Decision | null): number {
  if (!decision) return -1
  if (decision.asks === 'marshal') return -2
  const about = { args: decision.about }
  const victim = banditIn(about, 'victim')
  return victim >= 0 && decision.asks !== 'punch-keep' ? victim : banditIn(about)
}

export function placeBox(car: number, roof: boolean, size = 1): Box {
  const x = carX(car) + 2
  const width = carWidth(car) - 4
  const rise = riseOf(size)
  return roof
    ? { x, y: -104 * size - rise, width, height: 104 * size - 2 }
    : { x, y: 14 - rise, width, height: 133 + rise }
}

export function banditBox({ x, roof }: Pick<Standing, 'x' | 'roof'>, size = 1): Box {
  return { x: x - 35 * size, y: feet(roof, size) - 98 * size, width: 70 * size, height: 98 * size + 5 }
}

export function lootBox({ x, y, width, height }: Lying): Box {
  return { x: x - 2, y: y - 3, width: width + 4, height: height + 6 }
}

/** Everything on the train that an option touches. */
export function hitsOf(
  view: ColtView,
  decision: Decision | null,
  lit: Lit,
  standings: readonly Standing[],
  lootSize = 1,
  size = 1,
): Hit[] {
  const hits: Hit[] = []
  if (!decision) return hits
  const here = banditOf(view, subject(decision))
  for (const place of view.places) {
    const { car, roof } = place
    const thing = placeThing(car, roof)
    if (lit.has(thing)) {
      hits.push({ ...placeBox(car, roof, size), thing, id: thing, what: 'place', car, roof, bandit: -1 })
    }
    // A jewel is any jewel where the bandit is; those elsewhere are called the same.
    if (here?.car !== car || here.roof !== roof) continue
    for (const lying of lootOf(place, lootSize, size)) {
      if (!lit.has(lying.thing)) continue
      hits.push({ ...lootBox(lying), thing: lying.thing, id: lying.id, what: 'loot', car, roof, bandit: -1 })
    }
  }
  for (const standing of standings) {
    const { bandit, car, roof } = standing
    const thing = banditThing(bandit)
    if (bandit < 0 || !lit.has(thing)) continue
    hits.push({ ...banditBox(standing, size), thing, id: thing, what: 'bandit', car, roof, bandit })
  }
  return [false, true].reduce((all, roof) => apart(all, roof), hits)
}

/** Bandits who stand shoulder to shoulder on one level share what is between them, so that no two boxes overlap. */
function apart(hits: readonly Hit[], roof: boolean): Hit[] {
  const row = hits
    .filter((hit) => hit.what === 'bandit' && hit.roof === roof)
    .sort((one, other) => one.x - other.x)
  return hits.map((hit) => {
    const at = row.indexOf(hit)
    if (at < 0) return hit
    const before = row[at - 1]
    const after = row[at + 1]
    const left = Math.max(hit.x, before ? (before.x + before.width + hit.x) / 2 : -Infinity)
    const right = Math.min(hit.x + hit.width, after ? (hit.x + hit.width + after.x) / 2 : Infinity)
    return { ...hit, x: left, width: right - left }
  })
}

interface Point {
  x: number
  y: number
}

/** A line of fire: from the gun to somebody who can be hit. */
export interface Aim {
  hit: Hit
  from: Point
  to: Point
  /** Through the roof of the shooter's own car. */
  through: boolean
}

const GUN = 46 // above the feet, of somebody of size 1

export function aimsOf(
  shooter: Standing | undefined,
  hits: readonly Hit[],
  people: readonly Standing[],
  size = 1,
): Aim[] {
  if (!shooter) return []
  const gun = GUN * size
  return hits.flatMap((hit): Aim[] => {
    const target = people.find((each) => each.bandit === hit.bandit)
    if (hit.what !== 'bandit' || !target) return []
    const way = target.x >= shooter.x ? 1 : -1
    if (target.car !== shooter.car) {
      const from = { x: shooter.x + 28 * size * way, y: shooter.y - gun }
      return [{ hit, from, to: { x: target.x - 40 * size * way, y: target.y - gun }, through: false }]
    }
    const down = target.y > shooter.y
    const from = { x: shooter.x + 10 * way, y: shooter.y - (down ? 20 * size : gun) }
    const to = { x: target.x - 8 * way, y: target.y - (down ? 88 : 20) * size }
    return [{ hit, from, to, through: true }]
  })
}

/** A pale copy of the figure that moves, at each place it could go to. */
export function copiesOf(
  mover: Standing | undefined,
  hits: readonly Hit[],
  size = 1,
): (Standing & { thing: string })[] {
  if (!mover) return []
  return hits
    .filter((hit) => hit.what === 'place')
    .map(({ car, roof, thing }) => ({
      ...mover,
      car,
      roof,
      thing,
      x: carMiddle(car) - 8,
      y: feet(roof, size),
    }))
}
