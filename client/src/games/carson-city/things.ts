/** What the things of Carson City say of themselves: whose they are, what they cost and pay, who stands there. */
import type { Arg, Sayable } from '../../table/board'
import {
  numberArg,
  seatArg,
  termArg,
  type Looking,
  type Note,
  type Thing,
  type Things,
} from '../../table/explained'
import { LETTERS, seatThing } from '../../table/things'
import { ABOUT, CHARACTERS, MONEY_LIMITS, PAYING, SIDES, SPACES, STANDS } from './facts'
import {
  campAt,
  compass,
  contestAt,
  edgeOf,
  isBuilding,
  nameOf,
  ON_MAP,
  parcelNamed,
  placeInRow,
  prospectOf,
  seatOrder,
  spaceOf,
  whatOf,
} from './model'
import type { CarsonView } from './view'

type At = Looking<CarsonView>

export const things: Things<CarsonView> = {
  rules: ABOUT,
  note(thing, at) {
    switch (thing.kind) {
      case 'parcel':
        return parcelNote(parcelNamed(thing.name), at)
      case 'edge':
        return edgeNote(thing.thing, at)
      case 'space':
        return spaceNote(spaceOf(thing.thing), at)
      case 'character':
        return characterNote(thing, at)
      case 'tile':
        return { term: `building-${thing.name}`, now: [say('kept', seatArg(LETTERS.indexOf(thing.whose)))] }
      case 'duel':
        return { term: 'duel-tile', args: [numberArg(Number(thing.name))] }
      case 'tiles':
        return { term: 'duel-tiles', now: tilesNow(thing, at) }
      case 'cowboy':
        return { now: whiteNow(at) }
      case 'count':
        return { now: countNow(thing, at) }
      case 'order':
        return { now: orderNow(thing.name, at) }
      case 'marker':
        return { term: 'marker' }
      case 'supply':
        return { now: [say('supply', numberArg(supplyOf(thing.name, at.view)))] }
      case 'seat':
        return { now: seatNow(LETTERS.indexOf(thing.name), at) }
      default:
        return {}
    }
  },
}

const say = (key: string, ...args: Arg[]): Sayable => ({ key: `carson-city-now-${key}`, args })
const textArg = (value: string, name: string): Arg => ({ name, what: 'text', value })
const seatsArg = (value: readonly number[]): Arg => ({ name: 'seats', what: 'seats', value: [...value] })

function parcelNote(parcel: number, { view, me }: At): Note {
  const what = view.what[parcel] ?? 0
  const owner = view.owner[parcel] ?? -1
  const name = textArg(nameOf(parcel), 'parcel')
  const now = [
    owner < 0 ? say('no-owner', numberArg(view.prices[parcel] ?? 0)) : say('owner', seatArg(owner)),
    ...(isBuilding(what) ? [say('pays', numberArg(view.incomes[parcel] ?? 0))] : []),
    ...(!what ? [say(view.reached.includes(parcel) ? 'reached' : 'not-reached')] : []),
    ...hereNow(view, ON_MAP + parcel, campAt(view, parcel)?.cowboys ?? []),
    ...prospectsNow(view, parcel, me),
  ]
  if (!what) return { term: 'parcel', title: { key: 'carson-city-parcel', args: [name] }, args: [name], now }
  const term = `building-${whatOf(what)}`
  const title = { key: 'carson-city-parcel-with', args: [name, termArg(term, 'building')] }
  return { term, title, now, see: owner < 0 ? [] : [seatThing(owner)] }
}

/** What a building of the reader's would earn on free land: the three best. */
function prospectsNow(view: CarsonView, parcel: number, me: number): Sayable[] {
  if (me < 0) return []
  return prospectOf(view, parcel, me)
    .map((amount, at) => ({ amount, term: `building-${STANDS[PAYING[at] ?? 0] ?? ''}` }))
    .filter(({ amount }) => amount > 0)
    .sort((one, other) => other.amount - one.amount)
    .slice(0, 3)
    .map(({ amount, term }) => say('would-pay', termArg(term, 'building'), numberArg(amount)))
}

/** Who stands at a place, and how a duel there would go. */
function hereNow(view: CarsonView, place: number, cowboys: readonly number[]): Sayable[] {
  const contest = contestAt(view, place)
  const who = [...new Set(cowboys)]
  if (!who.length) return []
  const chances = (contest?.chances ?? []).map((chance, at) =>
    say('chance', seatArg(contest?.seats[at] ?? 0), numberArg(chance)),
  )
  return [
    say('here', seatsArg(who)),
    ...chances,
    ...(contest?.tie ? [say('tie', numberArg(contest.tie))] : []),
  ]
}

function edgeNote(thing: string, { view }: At): Note {
  const edge = edgeOf(thing)
  const { parcel, side } = compass(edge)
  const args = [textArg(parcel, 'parcel'), termArg(side, 'side')]
  const term = view.edges.includes(edge) ? 'road' : 'edge'
  return { term, title: { key: `carson-city-${term}-at`, args } }
}

function spaceNote(space: number, { view }: At): Note {
  const place = placeInRow(space)
  const tile = place < 0 ? 0 : (view.row[place] ?? 0)
  const shown = view.spaces[space]
  const now = [
    ...(tile
      ? [say('tile', termArg(`building-${whatOf(tile)}`, 'building'), numberArg(view.costs[place] ?? 0))]
      : []),
    ...(place >= 0 && !tile ? [say('no-tile')] : []),
    ...(shown && !shown.open && place < 0 && space !== 4 && space !== 15 ? [say('closed')] : []),
    ...hereNow(view, space, shown?.cowboys ?? []),
  ]
  return { term: `action-${SPACES[space] ?? ''}`, now }
}

function characterNote({ name }: Thing, { view }: At): Note {
  const number = CHARACTERS.findIndex((each) => each === name)
  const side = view.sides[number] ?? 0
  const other = 1 - side
  const holder = view.players.find((player) => player.character === number)
  const limit = MONEY_LIMITS[side === 1 ? 1 : 0][number] ?? 0
  return {
    form: SIDES[side === 1 ? 1 : 0],
    now: [
      say('limit', numberArg(limit)),
      say(`other-side-${SIDES[other === 1 ? 1 : 0]}`, termArg(`character-${name}`, 'character')),
      ...(holder ? [say('held', seatArg(holder.seat))] : []),
    ],
  }
}

function tilesNow({ whose }: Thing, { view }: At): Sayable[] {
  const player = view.players[LETTERS.indexOf(whose)]
  return player ? [say('duel-tiles', seatArg(player.seat), numberArg(player.duel_tiles))] : []
}

function whiteNow({ view }: At): Sayable[] {
  return view.white_of < 0 ? [] : [say('held', seatArg(view.white_of))]
}

function countNow({ name, whose }: Thing, { view }: At): Sayable[] {
  const player = view.players[LETTERS.indexOf(whose)]
  if (!player) return []
  const who = seatArg(player.seat)
  switch (name) {
    case 'money':
      return [
        say('money', who, numberArg(player.money)),
        ...(player.limit >= 0 ? [say('limit', numberArg(player.limit))] : []),
      ]
    case 'points':
      return [say('points', who, numberArg(player.points))]
    case 'cowboys':
      return [say('cowboys', who, numberArg(player.cowboys), numberArg(player.reserve, 'reserve'))]
    case 'revolvers':
      return [say('revolvers', who, numberArg(player.revolvers))]
    case 'roads':
      return [say('roads', who, numberArg(player.roads))]
    case 'parcels':
      return [say('parcels', who, numberArg(player.parcels))]
    case 'buildings':
      return [
        say('buildings', who, numberArg(player.buildings)),
        ...view.what.flatMap((what, parcel) =>
          isBuilding(what) && view.owner[parcel] === player.seat
            ? [
                say(
                  'earns',
                  textArg(nameOf(parcel), 'parcel'),
                  termArg(`building-${whatOf(what)}`, 'building'),
                  numberArg(view.incomes[parcel] ?? 0),
                ),
              ]
            : [],
        ),
      ]
    default:
      return [say('firepower', who, numberArg(player.firepower))]
  }
}

function orderNow(name: string, { view }: At): Sayable[] {
  const order = name === 'pass' ? view.pass_order : name === 'turn' ? view.turn_order : seatOrder(view)
  return order.length ? [say('order', seatsArg(order))] : []
}

function supplyOf(name: string, view: CarsonView): number {
  if (name === 'bag') return view.bag
  if (name === 'houses') return view.spare_houses
  return name === 'roads' ? view.spare_roads : view.spare_revolvers
}

function seatNow(seat: number, at: At): Sayable[] {
  const player = at.view.players[seat]
  if (!player) return []
  const whose = LETTERS[seat] ?? ''
  const all = ['money', 'points', 'cowboys', 'revolvers', 'roads', 'parcels', 'firepower']
  return all.flatMap((name) => countNow({ thing: '', kind: 'count', name, whose }, at).slice(0, 1))
}
