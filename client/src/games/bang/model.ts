/** The things of BANG! as the protocol numbers and names them. No rule is here. */
import { LETTERS } from '../../table/things'
import {
  AIMED,
  CARD_KIND,
  CARD_NAMES,
  CARD_RANK,
  CARD_SUIT,
  CHARACTER_NAMES,
  COLOURS,
  EVENT_NAMES,
  KIND_COLOUR,
  KIND_NAMES,
  KIND_RANGE,
  MISSED_SYMBOL,
  RANKS,
  ROLES,
  SUITS,
} from './facts'
import type { BangView, FigureView } from './view'

export type Suit = (typeof SUITS)[number]
export type Colour = (typeof COLOURS)[number]

/** What is printed on a card. */
export interface Printed {
  kind: string
  colour: Colour
  suit: Suit
  rank: string
  /** How far it reaches: a number, "∞" for anybody, "gun" as far as the player's weapon; "" for other cards. */
  sight: string
}

const BY_GUN: readonly string[] = ['bang', 'pepperbox']
const NEAR: readonly string[] = ['panic', 'punch', 'derringer', 'knife']

/** As a card counts now: with the suit that an event card gives to all of them (-1: its own). */
export function counted(card: number, suit: number): Printed {
  const face = printed(card)
  return { ...face, suit: SUITS[suit] ?? face.suit }
}

export function printed(card: number): Printed {
  const kind: number = CARD_KIND[card] ?? 0
  return {
    kind: KIND_NAMES[kind] ?? '',
    colour: COLOURS[KIND_COLOUR[kind] ?? 0] ?? 'brown',
    suit: SUITS[CARD_SUIT[card] ?? 0] ?? 'hearts',
    rank: RANKS[CARD_RANK[card] ?? 0] ?? '',
    sight: sightOf(kind),
  }
}

function sightOf(kind: number): string {
  const name = KIND_NAMES[kind] ?? ''
  const range: number = KIND_RANGE[kind] ?? 0
  if (range) return String(range)
  if (BY_GUN.includes(name)) return 'gun'
  if (NEAR.includes(name)) return '1'
  return AIMED.some((each) => each === kind) ? '∞' : ''
}

export const isRed = (suit: Suit) => suit === 'hearts' || suit === 'diamonds'
/** "" for what is no card. */
export const kindOf = (card: number): string => (card < 0 ? '' : printed(card).kind)
export const isGun = (card: number) => /^\d$/.test(printed(card).sight) && printed(card).colour === 'blue'
export const isGreen = (card: number) => printed(card).colour === 'green'
/** Kinds that answer a shot. */
export const MISSES: ReadonlySet<string> = new Set(MISSED_SYMBOL.map((kind) => KIND_NAMES[kind] ?? ''))
export const eventName = (event: number): string => EVENT_NAMES[event] ?? ''
/** -1 for none. */
export const eventNamed = (term: string): number =>
  (EVENT_NAMES as readonly string[]).indexOf(term.replace('happening-', ''))
export const characterName = (number: number): string => CHARACTER_NAMES[number] ?? ''
export const roleName = (number: number): string => ROLES[number] ?? ''

// Looking things up

/** The characters of a seat, in order: one, or two where two people play. */
export const figuresOf = (view: BangView, seat: number): FigureView[] =>
  view.figures.filter((figure) => figure.seat === seat)

/** The character that acts for a seat; undefined where nobody sits. */
export function actingOf(view: BangView, seat: number): FigureView | undefined {
  const own = figuresOf(view, seat)
  return own.find((figure) => figure.active) ?? own[0]
}

/** How far away a seat's acting character sees another one, and whether its weapon reaches that far. */
export function seenFrom(view: BangView, seat: number, other: number): { far: number; reached: boolean } {
  const me = actingOf(view, seat)
  const far = me?.distances[other] ?? 0
  return { far, reached: far > 0 && far <= (me?.range ?? 0) }
}

export const areTwo = (view: BangView) => view.figures.length > view.seats
export const isOut = (view: BangView, seat: number) =>
  figuresOf(view, seat).every((figure) => !figure.in_game)
/** In the game, and an event card keeps the character from its ability. */
export const isHushed = (figure: FigureView) =>
  figure.in_game && figure.active && figure.character >= 0 && !figure.abilities.length
export const isJailed = (figure: FigureView) => figure.front.some((card) => kindOf(card) === 'jail')

// Things as options touch them

/** "b"; with two characters a player "b1" and "b2". */
export function figureLetter(view: BangView, figure: number): string {
  return areTwo(view) ? `${LETTERS[figure >> 1]}${1 + (figure & 1)}` : (LETTERS[figure] ?? '')
}
export const figureThing = (view: BangView, figure: number) => `character:${figureLetter(view, figure)}`
export const handThing = (seat: number) => `hand:${LETTERS[seat]}`
export const cardThing = (card: number) => `card:${CARD_NAMES[card] ?? ''}`
/** "card:bang-9d" as a number; -1 if it is no card. */
export const cardNamed = (thing: string): number => CARD_NAMES.findIndex((name) => thing === `card:${name}`)
/** "card-bang" as the name of a kind: "bang"; "" if it is none. */
export const kindNamed = (term: string): string => KIND_NAMES.find((name) => term === `card-${name}`) ?? ''
export const colourOfKind = (name: string): Colour =>
  COLOURS[KIND_COLOUR[KIND_NAMES.findIndex((each) => each === name)] ?? 0] ?? 'brown'
/** "character-el-gringo" as a number; -1 if it is none. */
export const characterNamed = (term: string): number =>
  CHARACTER_NAMES.findIndex((name) => term === `character-${name}`)
/** "role-outlaw" as a number; -1 if it is none. */
export const roleNamed = (term: string): number => ROLES.findIndex((name) => term === `role-${name}`)

/** Whether what this seat is asked is its own turn. Before the first turn, and when all choose, everybody's is. */
export function isOnTurn(view: BangView, me: number): boolean {
  return !view.turns || view.offered.length > 0 || view.turn === me
}
