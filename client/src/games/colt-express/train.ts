/** Where everything stands in the drawing of the train. Units are those of the drawing; roofs are at y = 0. */
import type { Person } from './model'
import { BANDITS } from './model'
import type { ColtView, PlaceView } from './view'

const PITCH = 266
const WAGON = 250
const CAB = 150
const FIRST_WAGON = 326
const CAB_AT = 162

/** Room above the roofs (figures and what is said over them) and below them, down to the ground. */
export const ABOVE = 140
export const BELOW = 216
export const TALL = ABOVE + BELOW
export const RAIL = 194

/**
 * A long train is low: where the screen is high enough, it is built higher. Cars and everybody on them grow by `size`;
 * floors, wheels and rails stay where they are, and roofs rise.
 */
export const LARGEST = 1.75
export const FLOOR = 112
export const riseOf = (size: number) => FLOOR * (size - 1)
export const tallOf = (size: number) => BELOW + riseOf(size) + ABOVE * size
/** How large everybody is where the picture is that high, in units. */
export const sizeIn = (tall: number) =>
  Math.max(1, Math.min(LARGEST, (tall - BELOW + FLOOR) / (ABOVE + FLOOR)))

export const carX = (car: number) => (car ? FIRST_WAGON + (car - 1) * PITCH : CAB_AT)
export const carWidth = (car: number) => (car ? WAGON : CAB)
export const carMiddle = (car: number) => carX(car) + carWidth(car) / 2
/** How long the whole train is, with a little air at both ends. */
export const trainLength = (cars: number) => carX(cars - 1) + carWidth(cars - 1) + 22

/** Where feet stand. */
export const feet = (roof: boolean, size = 1) => (roof ? 1 - riseOf(size) : 119)

export interface Standing {
  who: Person
  /** -1 for the Marshal. */
  bandit: number
  car: number
  roof: boolean
  x: number
  y: number
}

const SHOULDERS = 66
const LADDER = 8 // the ladder at the right end of each car wants its room
const WALL = 30 // so far from the ends of a car one stands if there is room...
const EDGE = 4 // ...and so near if there is not
/** On a phone this is 24 pixels: so far apart everybody stands, if the car is long enough, to be touched alone. */
export const FINGER = 46

/** Everybody on the train, those in front last. */
export function standings(view: ColtView, size = 1): Standing[] {
  if (view.round === 0 && view.bandits.every((each) => !isAboard(view, each.bandit))) {
    return [marshal(view, 0, 1, size)]
  }
  return view.places.flatMap((place) => {
    const here = place.bandits.map((bandit) => bandit)
    const withMarshal = !place.roof && place.car === view.marshal
    const count = here.length + (withMarshal ? 1 : 0)
    const people = here.map((bandit, at): Standing => {
      const who = BANDITS[bandit] ?? 'ghost'
      const { car, roof } = place
      return { who, bandit, car, roof, x: spot(place, at, count, size), y: feet(roof, size) }
    })
    return withMarshal ? [...people, marshal(view, here.length, count, size)] : people
  })
}

export const isAboard = (view: ColtView, bandit: number) =>
  view.places.some((place) => place.bandits.includes(bandit))

function marshal(view: ColtView, at: number, count: number, size: number): Standing {
  const car = view.marshal
  return { who: 'marshal', bandit: -1, car, roof: false, x: spread(car, at, count, size), y: feet(false) }
}

function spot(place: PlaceView, at: number, count: number, size: number): number {
  // Loot on a roof lies at its right end.
  const tokens = place.roof ? tokensOf(place).length : 0
  return spread(place.car, at, count, size, Math.min(56, tokens * 14))
}

function spread(car: number, at: number, count: number, size: number, aside = 0): number {
  const gaps = Math.max(1, count - 1)
  const room = carWidth(car) - 2 * Math.max(EDGE, WALL / size ** 2)
  const most = carWidth(car) - 2 * EDGE
  const step = Math.min(SHOULDERS * size, Math.max(room, Math.min(FINGER * gaps, most)) / gaps)
  const half = ((count - 1) * step) / 2
  const middle = Math.max(carMiddle(car) - LADDER - aside, carX(car) + EDGE + half)
  return middle + at * step - half
}

export interface Token {
  kind: 'purse' | 'jewel' | 'strongbox'
  /** As options touch it: "loot:7", "loot:jewel". */
  thing: string
  /** Its own on the whole train: a purse's number, else where it lies. */
  id: string
  /** Of a purse, where it is known; else 0. */
  value: number
}

export function tokensOf(place: PlaceView): Token[] {
  const heap = (kind: 'jewel' | 'strongbox', count: number) =>
    Array.from({ length: count }, (_, at): Token => {
      const id = `${kind}${place.car}${place.roof ? 'roof' : ''}-${at}`
      return { kind, thing: `loot:${kind}`, id, value: 0 }
    })
  return [
    ...heap('strongbox', place.strongboxes),
    ...place.purses.map(({ token, value }): Token => ({
      kind: 'purse',
      thing: `loot:${token}`,
      id: `purse${token}`,
      value,
    })),
    ...heap('jewel', place.jewels),
  ]
}

export interface Lying extends Token {
  car: number
  roof: boolean
  x: number
  y: number
  width: number
  height: number
}

export const TOKEN = 25
const BOX = { width: 38, height: 27.6 }
const APART = 30

/**
 * The loot of a place in a row: inside on the floor before everybody, on a roof at its right end. `large` makes it
 * larger where the whole train is small; `size` is that of the train.
 */
export function lootOf(place: PlaceView, large = 1, size = 1): Lying[] {
  const tokens = tokensOf(place)
  const sizes = tokens.map(({ kind }) =>
    kind === 'strongbox'
      ? { width: BOX.width * large, height: BOX.height * large }
      : { width: TOKEN * large, height: TOKEN * large },
  )
  const room = carWidth(place.car) - 22
  const wanted = sizes.reduce((sum, each) => sum + each.width + APART - TOKEN, 0)
  // Too many to lie side by side overlap.
  const squeeze = wanted > room ? room / wanted : 1
  const start = place.roof
    ? carX(place.car) + carWidth(place.car) - 10 - wanted * squeeze
    : carMiddle(place.car) - 6 - (wanted * squeeze) / 2
  const base = place.roof ? feet(true, size) : 144 + large
  let x = start
  return tokens.map((token, at) => {
    const own = sizes[at] ?? BOX
    const lying = { ...token, ...own, car: place.car, roof: place.roof, x, y: base - own.height }
    x += (own.width + APART - TOKEN) * squeeze
    return lying
  })
}
