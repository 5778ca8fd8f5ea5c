/** The things of Carson City as the protocol numbers and names them. No rule is here. */
import { wordIn, type Carrier } from '../../table/args'
import {
  BUILD_12,
  BUILD_3,
  CHARACTERS,
  CHOOSING,
  HOUSE,
  NOTHING,
  PARCEL_NAMES,
  SIDE,
  SPACES,
  STANDS,
  UPRIGHT,
  EDGE_NAMES,
} from './facts'
import type { CampView, CarsonView, ContestView } from './view'

export type What = (typeof STANDS)[number]
export type Space = (typeof SPACES)[number]
export type Character = (typeof CHARACTERS)[number]

/** Where a cowboy stands on the map: this number and the parcel. */
export const ON_MAP = 32

// The map

export const nameOf = (parcel: number): string => PARCEL_NAMES[parcel] ?? ''
export const rowOf = (parcel: number): number => Math.floor(parcel / SIDE)
export const columnOf = (parcel: number): number => parcel % SIDE
export const parcelNamed = (name: string): number =>
  PARCEL_NAMES.findIndex((each) => each.toLowerCase() === name.toLowerCase())
export const parcelThing = (parcel: number): string => `parcel:${nameOf(parcel).toLowerCase()}`
export const parcelOf = (thing: string): number =>
  thing.startsWith('parcel:') ? parcelNamed(thing.slice('parcel:'.length)) : -1
export const parcelIn = (said: Carrier, name = 'parcel'): number => parcelNamed(wordIn(said, name))

export const whatOf = (number: number): What => STANDS[number] ?? 'nothing'
export const isBuilding = (number: number): boolean => number !== NOTHING && number < HOUSE

export interface Edge {
  name: string
  row: number
  column: number
  upright: boolean
}

export function edgeAt(number: number): Edge {
  const upright = number >= UPRIGHT
  const across = upright ? SIDE + 1 : SIDE
  const at = upright ? number - UPRIGHT : number
  return { name: EDGE_NAMES[number] ?? '', row: Math.floor(at / across), column: at % across, upright }
}

export const edgeThing = (number: number): string => `edge:${EDGE_NAMES[number] ?? ''}`
export const edgeOf = (thing: string): number =>
  thing.startsWith('edge:') ? EDGE_NAMES.findIndex((name) => thing.slice('edge:'.length) === name) : -1

/** An edge in words: a parcel, and on which side of it the edge lies. */
export function compass(number: number): { parcel: string; side: string } {
  const { row, column, upright } = edgeAt(number)
  const last = upright ? column === SIDE : row === SIDE
  const parcel = nameOf(SIDE * (!upright && last ? row - 1 : row) + (upright && last ? column - 1 : column))
  const side = upright ? (last ? 'east' : 'west') : last ? 'south' : 'north'
  return { parcel, side: `edge-${side}` }
}

/** What each paying building of a seat would earn on a free parcel, as PAYING lists them; nothing elsewhere. */
export const prospectOf = (view: CarsonView, parcel: number, seat: number): readonly number[] =>
  view.yields[view.prospects[parcel]?.[seat] ?? -1] ?? []

/** The parcels around one, its own in the middle left out. */
export function around(parcel: number): number[] {
  const found: number[] = []
  for (let row = rowOf(parcel) - 1; row <= rowOf(parcel) + 1; row += 1)
    for (let column = columnOf(parcel) - 1; column <= columnOf(parcel) + 1; column += 1) {
      const at = SIDE * row + column
      if (row >= 0 && row < SIDE && column >= 0 && column < SIDE && at !== parcel) found.push(at)
    }
  return found
}

/** What makes land dearer than the first dollar. The server says the price; nothing is shown that does not add up. */
export function dearer(view: CarsonView, parcel: number): number[] {
  const found = [parcel, ...around(parcel)].filter((at) => view.what[at])
  return 1 + found.length === view.prices[parcel] ? found : []
}

/** The buildings of a seat that pay, the best first. */
export function payingOf(view: CarsonView, seat: number): number[] {
  return view.earnings
    .map((each) => each.parcel)
    .filter((parcel) => view.owner[parcel] === seat)
    .sort((one, other) => (view.incomes[other] ?? 0) - (view.incomes[one] ?? 0) || one - other)
}

/** Everything a seat would get on pay day if nothing changed: doubled buildings count twice. */
export const incomeOf = (view: CarsonView, seat: number): number =>
  payingOf(view, seat).reduce((sum, parcel) => sum + payOf(view, parcel), 0)

/** What a building pays its owner now, doubled if its owner has chosen so. */
export function payOf(view: CarsonView, parcel: number): number {
  const owner = view.players[view.owner[parcel] ?? -1]
  const twice = owner && owner.doubled > 0 && owner.doubled === view.what[parcel]
  return (view.incomes[parcel] ?? 0) * (twice ? 2 : 1)
}

/** What a building counts: each parcel once, and how often it counts. */
export function countedBy(view: CarsonView, parcel: number): { parcel: number; times: number }[] {
  const counts = view.earnings.find((each) => each.parcel === parcel)?.counts ?? []
  return [...new Set(counts)].map((at) => ({
    parcel: at,
    times: counts.filter((each) => each === at).length,
  }))
}

// The track

export const spaceThing = (space: number): string => `space:${SPACES[space] ?? ''}`
export const spaceOf = (thing: string): number =>
  thing.startsWith('space:') ? SPACES.findIndex((name) => name === thing.slice('space:'.length)) : -1
/** The space that a sentence names: "action-wages"; -1 if it names something else. */
export const spaceIn = (said: Carrier, name = 'space'): number => {
  const term = wordIn(said, name)
  return SPACES.findIndex((each) => term === `action-${each}`)
}
/** The place of the building row that a construction space is; -1 for other spaces. */
export const placeInRow = (space: number): number =>
  space >= BUILD_12 && space <= BUILD_3 ? BUILD_3 - space : -1
export const buildingIn = (said: Carrier, name = 'building'): number => {
  const term = wordIn(said, name)
  return STANDS.findIndex((each) => term === `building-${each}`)
}
export const characterIn = (said: Carrier, name = 'character'): number => {
  const term = wordIn(said, name)
  return CHARACTERS.findIndex((each) => term === `character-${each}`)
}
export const characterThing = (character: number): string => `character:${CHARACTERS[character] ?? ''}`

/** The three rows of the track as they lie on the board: the second runs back. */
export const TRACK: readonly (readonly number[])[] = [range(0, 5), range(5, 12).reverse(), range(12, 23)]

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at)
}

// Looking things up

export const campAt = (view: CarsonView, parcel: number): CampView | undefined =>
  view.camps.find((camp) => camp.parcel === parcel)
export const contestAt = (view: CarsonView, place: number): ContestView | undefined =>
  view.contests.find((contest) => contest.place === place)
/** A place as it is numbered in contests, from its thing; -1 for other things. */
export function placeOf(thing: string): number {
  const parcel = parcelOf(thing)
  return parcel >= 0 ? ON_MAP + parcel : spaceOf(thing)
}
export const placeThing = (place: number): string =>
  place >= ON_MAP ? parcelThing(place - ON_MAP) : spaceThing(place)

/** Seats in the order of this round: as they choose, then as they take turns. */
export function seatOrder(view: CarsonView): number[] {
  const order = view.phase > CHOOSING ? view.turn_order : view.selection
  const all = Array.from({ length: view.seats }, (_, seat) => seat)
  return order.length === view.seats ? [...order] : all
}

/** Revolvers that count only this round. */
export function extraGuns(view: CarsonView, seat: number): number {
  const player = view.players[seat]
  if (!player) return 0
  const white = view.white_of === seat && view.white_at < 0 ? 1 : 0
  return player.firepower - player.cowboys - player.revolvers - white
}
