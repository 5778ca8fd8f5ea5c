/** What the things of Dice Town say of themselves: how they stand now, and whose they are. */
import type { Arg, Sayable } from '../../table/board'
import {
  cardsArg,
  numberArg,
  seatArg,
  type Looking,
  type Note,
  type Thing,
  type Things,
} from '../../table/explained'
import { LETTERS } from '../../table/things'
import { chronicle } from './chronicle'
import { ABOUT, COPIES, HANDS } from './facts'
import { FACES, faceOfPlace, keptDice, pointsOf, type DiceView, type Place } from './model'
import { leadAt } from './tally'

type At = Looking<DiceView>

export const things: Things<DiceView> = {
  rules: ABOUT,
  note(thing, at) {
    switch (thing.kind) {
      case 'place':
        return { now: placeNow(thing.name as Place, at) }
      case 'card':
        return { now: cardNow(thing, at) }
      case 'row':
        return rowNote(Number(thing.name), at)
      case 'face':
        return { term: `face-long-${thing.name}` }
      case 'hand':
        return {
          now: [say('hand', numberArg(HANDS.length - HANDS.findIndex((hand) => hand === thing.name)))],
        }
      case 'count':
        return { now: countNow(thing, at) }
      case 'badge':
        return { now: [say('sheriff', seatArg(at.view.sheriff))] }
      case 'cup':
        return { now: underCup(LETTERS.indexOf(thing.name), at), term: 'cup' }
      case 'offer':
        return { term: 'offer' }
      case 'seat':
        return { now: seatNow(LETTERS.indexOf(thing.name), at) }
      default:
        return {}
    }
  },
}

const say = (key: string, ...args: Arg[]): Sayable => ({ key: `dice-town-now-${key}`, args })
const numbersArg = (value: readonly number[], name: string): Arg => ({
  name,
  what: 'numbers',
  value: [...value],
})
const seatsArg = (value: readonly number[]): Arg => ({ name: 'seats', what: 'seats', value: [...value] })
const worth = (cards: readonly number[], { cards: known }: At) => cards.map((card) => pointsOf(known[card]))

function placeNow(place: Place, at: At): Sayable[] {
  return [...held(place, at), ...led(place, at)]
}

/** What is to be had there. */
function held(place: Place, at: At): Sayable[] {
  const { view } = at
  const hands = view.players.reduce((sum, player) => sum + player.property_count + player.store_count, 0)
  switch (place) {
    case 'gold-mine':
      return [say('mine', numberArg(view.mine))]
    case 'bank':
      return [say('bank', numberArg(view.bank))]
    case 'stagecoach':
      return [say('stagecoach', numberArg(view.stagecoach))]
    case 'general-store':
      return [say('store', numberArg(view.store_deck, 'deck'), numberArg(view.discard, 'discard'))]
    case 'saloon':
      return [say('saloon', numberArg(hands))]
    case 'sheriff':
      return [say('sheriff', seatArg(view.sheriff))]
    case 'town-hall':
      return [say('row', numbersArg(worth(view.row, at), 'values'), numberArg(view.property_deck, 'deck'))]
    case 'doc-badluck':
      return view.visitors.length ? [say('visitors', seatsArg(view.visitors))] : []
  }
}

/** Who has won it, or leads by the dice on show. */
function led(place: Place, { view, past }: At): Sayable[] {
  const outcome = chronicle(past).outcomes[place]
  if (outcome?.kind === 'won') return [say('won', seatArg(outcome.seat))]
  if (outcome) return [say('nobody')]
  const { seats, count } = leadAt(view, faceOfPlace(place))
  return seats.length ? [say('leads', seatsArg(seats), numberArg(count))] : []
}

function cardNow({ name, whose }: Thing, { cards, me }: At): Sayable[] {
  const number = cards.findIndex((card) => card.name === name)
  const card: Arg = { name: 'card', what: 'card', value: number }
  const mine = whose !== '' && LETTERS.indexOf(whose) === me
  return [say('when', card), say('copies', numberArg(COPIES[number] ?? 0)), ...(mine ? [say('yours')] : [])]
}

/** A property that lies open before the town hall. */
function rowNote(slot: number, { view, cards }: At): Note {
  const card = cards[view.row[slot] ?? -1]
  if (!card) return { term: 'card-property.short' }
  const title = { key: `dice-town-${card.term}`, args: card.args }
  return { term: 'row', title, now: [say('slot', numberArg(slot))] }
}

const COUNTS = {
  dollars: 'dollars',
  nuggets: 'nuggets',
  property: 'property_count',
  store: 'store_count',
} as const

function countNow({ name, whose }: Thing, at: At): Sayable[] {
  const player = at.view.players[LETTERS.indexOf(whose)]
  if (!player || !whose) return []
  const seat = seatArg(player.seat)
  if (name === 'fenced') return [say('fenced', seat, numbersArg(worth(player.fenced, at), 'values'))]
  const field = COUNTS[name as keyof typeof COUNTS]
  const count = player[field]
  return [count ? say('has', seat, numberArg(count, name)) : say('has-none', seat)]
}

function underCup(seat: number, { view }: At): Sayable[] {
  const loose = view.players[seat]?.loose ?? 0
  return loose ? [say('under', numberArg(loose))] : []
}

function seatNow(seat: number, at: At): Sayable[] {
  const { view } = at
  const player = view.players[seat]
  if (!player) return []
  const goods = [
    numberArg(player.dollars, 'dollars'),
    numberArg(player.nuggets, 'nuggets'),
    numberArg(player.property_count, 'property'),
    numberArg(player.store_count, 'store'),
  ]
  const some = goods.some((each) => each.value)
  const faces: Arg = {
    name: 'faces',
    what: 'terms',
    value: keptDice(player).map(({ face }) => `face-${FACES[face] ?? ''}`),
  }
  return [
    ...(view.sheriff === seat ? [say('sheriff', seatArg(seat))] : []),
    ...(some ? [say('has', seatArg(seat), ...goods)] : []),
    ...(player.fenced.length
      ? [say('fenced', seatArg(seat), numbersArg(worth(player.fenced, at), 'values'))]
      : []),
    ...(player.kept.length ? [say('dice', faces)] : []),
    ...underCup(seat, at),
    ...(player.known.length && seat !== at.me ? [say('known', cardsArg(player.known))] : []),
  ]
}

/** What a tie is about: the prize that everybody tied would take. */
export function stakeOf(
  place: Place,
  tied: readonly number[],
  at: Pick<At, 'view' | 'cards'>,
): Sayable | null {
  const { view, cards } = at
  const face = faceOfPlace(place)
  const shown = view.players[tied[0] ?? -1]?.kept_faces ?? []
  const count = shown.filter((each) => each === face).length
  const stake = (...args: Arg[]): Sayable => ({ key: `dice-town-stake-${place}`, args })
  switch (place) {
    case 'gold-mine':
      return stake(numberArg(Math.min(count, view.mine)))
    case 'bank':
      return stake(numberArg(view.bank))
    case 'general-store':
    case 'saloon':
      return stake(numberArg(count))
    case 'sheriff':
      return stake()
    case 'town-hall': {
      const aces = shown.filter((each) => FACES[each] === 'A').length
      const row = view.row.slice(0, 1 + aces).map((card) => pointsOf(cards[card]))
      return stake(numbersArg(row, 'values'))
    }
    default:
      return null
  }
}
