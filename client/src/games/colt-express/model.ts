/** The things of Colt Express as the protocol numbers and names them. No rule is here. */
import { wordIn, type Carrier } from '../../table/args'
import {
  ACTIONS,
  BANDITS,
  BULLET,
  EVENTS,
  JEWEL_VALUE,
  LOOT as KINDS,
  NEUTRAL,
  NO_EVENT,
  ROUND_CARDS,
  ROUND_EVENTS,
  SECOND,
  STATIONS,
  STRONGBOX_VALUE,
  TURNS,
  TURN_ICON,
  TURN_KIND,
  TURN_PART,
  WAGONS,
} from './facts'
import type { BanditView, ColtView, PlaceView } from './view'

export { ACTIONS, BANDITS, KINDS, TURNS }

export type Bandit = (typeof BANDITS)[number]
/** Who stands on the train. */
export type Person = Bandit | 'marshal'

export type Action = (typeof ACTIONS)[number]

/** How each wagon is drawn, by number. */
const DRAWN = ['freight', 'mail', 'armoured', 'coach', 'dining', 'saloon'] as const
export type Wagon = (typeof DRAWN)[number]

export type Turn = (typeof TURNS)[number]

export type Kind = (typeof KINDS)[number]

export interface RoundCard {
  /** Names it. */
  term: string
  /** Names its event, and says in `.text` what happens; "" if there is none. */
  event: string
  station: boolean
}

export function roundCard(number: number): RoundCard {
  const at: number = ROUND_EVENTS[number] ?? NO_EVENT
  const event = EVENTS[at]
  return {
    term: `round-${ROUND_CARDS[number]}`,
    event: event ? `event-card-${event}` : '',
    station: STATIONS.some((station) => station === number),
  }
}

export const isBullet = (card: number) => card >= BULLET
export const isSecond = (card: number) => !isBullet(card) && card >= SECOND
export const actionOf = (card: number): Action => ACTIONS[card % SECOND] ?? 'move'
/** The bandit who fired a bullet; -1 for the Marshal and the passengers. */
export const firedBy = (card: number) => (card >= NEUTRAL ? -1 : card - BULLET)

/** Which cards of a hand are among those kept, by where they lie. */
export function keptPlaces(hand: readonly number[], kept: readonly number[]): number[] {
  const left = [...kept]
  return hand.flatMap((card, at) => {
    const found = left.indexOf(card)
    if (found < 0) return []
    left.splice(found, 1)
    return [at]
  })
}

/** A planning turn: which icon of the round card, what kind, and the seat that acts. */
export function turnOf(number: number): { icon: number; kind: Turn; seat: number } {
  const kind = TURNS[(number >> TURN_KIND) & TURN_PART] ?? 'standard'
  return { icon: number >> TURN_ICON, kind, seat: number & TURN_PART }
}

/** The planning turn that is being taken; null while nobody plans. */
export function turnNow(view: ColtView): ReturnType<typeof turnOf> | null {
  const number = view.turns[view.turn]
  return number === undefined || view.stealing || view.over ? null : turnOf(number)
}

/** Whether people are at setting out: nobody stands on the train yet. */
export const settingOut = (view: ColtView) => view.round === 0

export const asksOf = (view: ColtView, asks: string) => view.waiting.filter((each) => each.asks === asks)

// Things as options touch them

export const placeThing = (car: number, roof: boolean) => `place:${car}-${roof ? 'roof' : 'inside'}`
export const banditThing = (bandit: number) => `bandit:${BANDITS[bandit] ?? ''}`
export const boardThing = (bandit: number, kind: Kind) => `board:${BANDITS[bandit] ?? ''}:${kind}`

/** "place:3-roof" as a car and a level. */
export function placeOf(thing: string): { car: number; roof: boolean } | null {
  const found = /^place:(\d+)-(roof|inside)$/.exec(thing)
  return found ? { car: Number(found[1]), roof: found[2] === 'roof' } : null
}

/** "bandit:doc" or "bandit-doc" as a number; -1 if it is neither. */
export function banditNamed(thing: string): number {
  return BANDITS.findIndex((name) => thing === `bandit:${name}` || thing === `bandit-${name}`)
}

/** The bandit that a sentence names under this name. */
export const banditIn = (said: Carrier, name = 'bandit') => banditNamed(wordIn(said, name))

/** "level-roof". */
export const roofIn = (said: Carrier) => wordIn(said, 'level') === 'level-roof'

/** "loot-purse" as a kind. */
export function kindIn(said: Carrier): Kind {
  const term = wordIn(said, 'loot')
  return KINDS.find((kind) => `loot-${kind}` === term) ?? 'purse'
}

// Looking things up

export const wagonOf = (view: ColtView, car: number): Wagon => DRAWN[view.wagons[car] ?? 0] ?? 'coach'
export const wagonTerm = (view: ColtView, car: number) =>
  car === 0 ? 'place-locomotive' : `wagon-${WAGONS[view.wagons[car] ?? 0] ?? ''}`

export const banditOf = (view: ColtView, bandit: number): BanditView | undefined =>
  view.bandits.find((each) => each.bandit === bandit)

export const placeAt = (view: ColtView, car: number, roof: boolean): PlaceView | undefined =>
  view.places.find((each) => each.car === car && each.roof === roof)

/** The bandits of a seat, in the order of its cards. */
export const gangOf = (view: ColtView, seat: number): BanditView[] =>
  (view.players[seat]?.bandits ?? []).flatMap((number) => banditOf(view, number) ?? [])

/** How many bullets a seat has taken so far. */
export const taken = (view: ColtView, seat: number) =>
  view.players[seat]?.received.reduce((sum, each) => sum + each, 0) ?? 0

/** The loot of a bandit whose purses are open to the reader; null where they are not. */
export function worth(bandit: BanditView): number | null {
  if (bandit.values.length !== bandit.purses) return null
  return (
    bandit.values.reduce((sum, value) => sum + value, 0) +
    bandit.jewels * JEWEL_VALUE +
    bandit.strongboxes * STRONGBOX_VALUE
  )
}
