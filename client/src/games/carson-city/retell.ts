/**
 * The view between two views: as the table looks after this event of a batch. It is only for the eye while
 * events play; when the last one is done the true view takes its place, whatever was told before.
 */
import { numberIn, numbersIn, wordIn, wordsIn } from '../../table/args'
import type { Event } from '../../table/board'
import {
  ACTING,
  BUILD_12,
  BUILDING_INCOME,
  CHOOSING,
  HOUSE,
  MOUNTAIN,
  NOTHING,
  PLACING,
  ROAD,
  STANDS,
  WAGES,
} from './facts'
import { buildingIn, characterIn, edgeOf, parcelIn, placeInRow, spaceIn, ON_MAP } from './model'
import type { CarsonPlayerView, CarsonView } from './view'

/** `after` is the view at the end of the batch: what no event tells is known from there. */
export function retell(view: CarsonView, event: Event, after: CarsonView = view): CarsonView {
  const tell = TELLERS[event.kind]
  if (!tell) return view
  const next = copy(view)
  tell(next, event, after)
  return next
}

/** Deep enough for everything that is changed below. */
function copy(view: CarsonView): CarsonView {
  return {
    ...view,
    what: [...view.what],
    owner: [...view.owner],
    edges: [...view.edges],
    row: [...view.row],
    camps: view.camps.map((camp) => ({ ...camp, cowboys: [...camp.cowboys] })),
    spaces: view.spaces.map((space) => ({ ...space, cowboys: [...space.cowboys] })),
    players: view.players.map((player) => ({ ...player, kept: [...player.kept] })),
  }
}

type Teller = (view: CarsonView, event: Event, after: CarsonView) => void

const TELLERS: Record<string, Teller> = {
  'parcel-claimed': (view, event) => claims(view, event),
  'town-founded': (view, event) => stands(view, parcelIn(event), HOUSE),
  'mountain-rose': (view, event) => stands(view, parcelIn(event), MOUNTAIN),
  'row-filled': lays,
  'row-shifted': (view, event) => {
    view.row = view.row.map(() => NOTHING)
    lays(view, event)
  },
  'round-started': (view, event, after) => {
    view.round = numberIn(event, 'round')
    view.phase = CHOOSING
    view.action = -1
    view.selection = numbersIn(event, 'order')
    view.spaces = view.spaces.map((space, at) => ({
      ...space,
      open: after.round === view.round ? (after.spaces[at]?.open ?? space.open) : space.open,
    }))
  },
  'character-taken': (view, event, after) => {
    const player = playerIn(view, event)
    if (!player) return
    player.character = characterIn(event)
    player.limit = after.players[player.seat]?.limit ?? player.limit
  },
  'white-cowboy-taken': (view, event) => {
    view.white_of = numberIn(event, 'seat')
    view.white_at = -1
  },
  waited: (view, event) => {
    const player = playerIn(view, event)
    if (player) player.waits = true
  },
  'cowboys-hired': (view, event) => {
    pays(view, event)
    musters(view, event)
  },
  'revolvers-bought': (view, event) => {
    pays(view, event)
    gains(view, event, 'revolvers')
  },
  'turn-order-set': (view, event) => {
    view.turn_order = numbersIn(event, 'order')
    view.pass_order = []
    view.phase = PLACING
  },
  'cowboy-placed': (view, event) => puts(view, event, spaceIn(event)),
  'land-staked': (view, event) => puts(view, event, ON_MAP + parcelIn(event)),
  'building-attacked': (view, event) => puts(view, event, ON_MAP + parcelIn(event)),
  'building-guarded': (view, event) => puts(view, event, ON_MAP + parcelIn(event)),
  'cowboy-lifted': (view, event) => {
    const space = spaceIn(event)
    const seat = numberIn(event, 'seat')
    takes(view, seat, space >= 0 ? space : ON_MAP + parcelIn(event))
    const player = view.players[seat]
    if (player && wordIn(event, 'cowboy') !== 'cowboy-white') player.cowboys += 1
  },
  passed: (view, event) => {
    view.pass_order = [...view.pass_order, numberIn(event, 'seat')]
  },
  'money-received': (view, event) => {
    acts(view, event)
    earns(view, event)
  },
  'points-received': (view, event) => {
    acts(view, event)
    gains(view, event, 'points')
  },
  'roads-received': (view, event) => {
    acts(view, event)
    gains(view, event, 'roads')
    view.spare_roads -= numberIn(event, 'count')
  },
  'revolvers-received': (view, event) => {
    gains(view, event, 'revolvers')
    view.spare_revolvers -= numberIn(event, 'count')
  },
  'cowboys-received': musters,
  'three-guns-taken': (view, event) => {
    view.three_guns = numberIn(event, 'seat')
    acted(view, numberIn(event, 'seat'), 1)
  },
  gambled: (view, event) => {
    earns(view, event)
    acted(view, numberIn(event, 'seat'), 14)
  },
  'points-bought': (view, event) => {
    acts(view, event)
    gains(view, event, 'points')
    pays(view, event)
  },
  declined: acts,
  'tile-lapsed': acts,
  'duel-fought': (view, event) => {
    const parcel = parcelIn(event)
    const place = parcel >= 0 ? ON_MAP + parcel : spaceIn(event, 'place')
    for (const seat of numbersIn(event, 'seats')) {
      const player = view.players[seat]
      if (seat === numberIn(event, 'winner') || !player) continue
      takes(view, seat, place)
      player.cowboys += 1
    }
    view.contests = view.contests.filter((contest) => contest.place !== place)
    if (view.phase < ACTING) view.phase = ACTING
  },
  'land-bought': (view, event) => {
    claims(view, event)
    pays(view, event)
    retires(view, numberIn(event, 'seat'), ON_MAP + parcelIn(event))
  },
  'land-declined': (view, event) => retires(view, numberIn(event, 'seat'), ON_MAP + parcelIn(event)),
  'land-lapsed': (view, event) => retires(view, numberIn(event, 'seat'), ON_MAP + parcelIn(event)),
  'road-laid': (view, event) => {
    gains(view, event, 'roads', -1)
    view.edges = [...view.edges, edgeOf(`edge:${wordIn(event, 'edge')}`)]
  },
  'tile-bought': (view, event) => {
    acts(view, event)
    pays(view, event)
    const player = playerIn(view, event)
    const building = buildingIn(event)
    player?.kept.push(building)
    const place = placeInRow(spaceIn(event))
    if (place >= 0) view.row[place] = NOTHING
  },
  built: (view, event) => {
    const player = playerIn(view, event)
    const building = buildingIn(event)
    stands(view, parcelIn(event), building)
    if (!player) return
    player.buildings += 1
    const at = player.kept.indexOf(building)
    if (at >= 0) player.kept.splice(at, 1)
  },
  'house-built': (view, event) => {
    stands(view, parcelIn(event), HOUSE)
    view.spare_houses -= 1
  },
  'attack-cancelled': (view, event) => {
    const player = playerIn(view, event)
    takes(view, numberIn(event, 'seat'), ON_MAP + parcelIn(event))
    if (player) player.cowboys += 1
  },
  'income-doubled': (view, event) => {
    const player = playerIn(view, event)
    if (player) player.doubled = buildingIn(event)
  },
  'building-paid': (view, event) => {
    view.action = BUILDING_INCOME
    const place = ON_MAP + parcelIn(event)
    const camp = view.camps.find((each) => each.parcel === parcelIn(event))
    for (const seat of [...(camp?.cowboys ?? [])]) retires(view, seat, place)
  },
  'income-received': earns,
  'marker-moved': (view, event) => {
    const space = view.spaces[spaceIn(event)]
    if (space) space.open = false
    leave(view)
  },
  'limit-kept': (view, event) => {
    const player = playerIn(view, event)
    if (!player) return
    player.money -= numberIn(event, 'amount')
    player.points += numberIn(event, 'count')
  },
  'characters-returned': (view) => {
    for (const player of view.players) {
      player.character = -1
      player.limit = -1
      player.waits = false
      player.doubled = 0
    }
    view.white_of = -1
    leave(view)
  },
  'three-guns-returned': (view) => {
    view.three_guns = -1
  },
}

const playerIn = (view: CarsonView, event: Event): CarsonPlayerView | undefined =>
  view.players[numberIn(event, 'seat')]

function stands(view: CarsonView, parcel: number, what: number): void {
  if (parcel >= 0) view.what[parcel] = what
}

function claims(view: CarsonView, event: Event): void {
  const player = playerIn(view, event)
  const parcel = parcelIn(event)
  if (!player || parcel < 0) return
  view.owner[parcel] = player.seat
  player.parcels += 1
  player.claims -= 1
}

function lays(view: CarsonView, event: Event): void {
  const tiles = wordsIn(event, 'tiles')
  wordsIn(event, 'spaces').forEach((space, at) => {
    const place = placeInRow(spaceIn({ args: [{ name: 'space', what: 'term', value: space }] }))
    const tile = STANDS.findIndex((each) => `building-${each}` === tiles[at])
    if (place >= 0 && tile >= 0) view.row[place] = tile
  })
}

function pays(view: CarsonView, event: Event): void {
  const player = playerIn(view, event)
  if (player) player.money -= numberIn(event, 'price')
}

function earns(view: CarsonView, event: Event): void {
  const player = playerIn(view, event)
  if (player) player.money += numberIn(event, 'amount')
}

function gains(view: CarsonView, event: Event, what: 'points' | 'roads' | 'revolvers', by?: number): void {
  const player = playerIn(view, event)
  if (player) player[what] += by ?? numberIn(event, 'count')
}

function musters(view: CarsonView, event: Event): void {
  const player = playerIn(view, event)
  if (!player) return
  player.cowboys += numberIn(event, 'count')
  player.reserve -= numberIn(event, 'count')
}

function puts(view: CarsonView, event: Event, place: number): void {
  const seat = numberIn(event, 'seat')
  const white = wordIn(event, 'cowboy') === 'cowboy-white'
  const player = view.players[seat]
  if (white) view.white_at = place
  else if (player) player.cowboys -= 1
  if (place < ON_MAP) {
    const space = view.spaces[place]
    space?.cowboys.push(seat)
    if (space && white) space.white = true
    return
  }
  const camp = view.camps.find((each) => each.parcel === place - ON_MAP)
  if (camp) camp.cowboys.push(seat)
  else view.camps = [...view.camps, { parcel: place - ON_MAP, cowboys: [seat], white }]
}

/** A cowboy leaves a place; false if none stood there. */
function takes(view: CarsonView, seat: number, place: number): boolean {
  const here =
    place >= ON_MAP ? view.camps.find((each) => each.parcel === place - ON_MAP) : view.spaces[place]
  const at = here?.cowboys.indexOf(seat) ?? -1
  if (!here || at < 0) return false
  here.cowboys.splice(at, 1)
  if (here.white && view.white_of === seat) here.white = false
  if (place >= ON_MAP) view.camps = view.camps.filter((camp) => camp.cowboys.length)
  return true
}

function retires(view: CarsonView, seat: number, place: number): void {
  const white = view.white_at === place && view.white_of === seat
  if (!takes(view, seat, place)) return
  const player = view.players[seat]
  if (white) view.white_at = view.white_of = -1
  else if (player) player.reserve += 1
}

/** A space has been carried out: the cowboys of this seat leave it. */
function acted(view: CarsonView, seat: number, space: number): void {
  if (space < 0) return
  view.phase = ACTING
  view.action = space
  const all = space === WAGES || space === ROAD ? (view.spaces[space]?.cowboys.length ?? 1) : 1
  for (let times = 0; times < all; times += 1) retires(view, seat, space)
}

function acts(view: CarsonView, event: Event): void {
  const source = spaceIn(event, 'source')
  const space = source >= 0 ? source : spaceIn(event)
  if (space >= 0 && (space < BUILD_12 || view.phase >= PLACING)) acted(view, numberIn(event, 'seat'), space)
}

/** After pay day nobody stands on the board any more. */
function leave(view: CarsonView): void {
  for (const { parcel, cowboys } of view.camps)
    for (const seat of [...cowboys]) retires(view, seat, ON_MAP + parcel)
  view.camps = []
}
