/** The things of Dice Town as the protocol numbers and names them, and how they are drawn. No rule is here. */
import { aboutOf } from '../../table/about'
import { argument, numberIn, numbersIn, wordIn, type Carrier } from '../../table/args'
import type { Arg, Card, Option } from '../../table/board'
import type { DicePlayerView as PlayerView, DiceView as TrueView } from '../../protocol'
import { CARD_NAMES, FACES, FACE_OF_PLACE, PLACES } from './facts'

export type { DicePlayerView as PlayerView, OfferView } from '../../protocol'

export { FACES, PLACES }
export type Face = (typeof FACES)[number]

export type Place = (typeof PLACES)[number]

/** A card that may be answered. */
export interface Played {
  kind: 'played'
  by: number
  card: number
  victim: number
  /** Which die it is to turn, and to which face; -1: none. */
  die: number
  face: number
}

/** A tie before the sheriff. */
export interface Tie {
  kind: 'dispute'
  place: Place
  tied: readonly number[]
}

/** The table as one seat sees it. `told`: what lies in the street while events play, as they tell it. */
export interface DiceView extends TrueView {
  told?: Played | Tie | null
}

/** The face printed over the door of a place; -1 where there is none. */
export const faceOfPlace = (place: Place): number => FACE_OF_PLACE[PLACES.indexOf(place)] ?? -1

/** Where in town a question is asked: there the lantern hangs. Questions about dice belong to no place. */
export function placeAsked(view: DiceView): Place | null {
  if (view.told?.kind === 'dispute') return view.told.place
  for (const { about } of view.waiting) {
    const place = placeIn({ args: about })
    if (place) return place
  }
  return null
}

/** What lies in the street: a card that may be answered, or a tie. */
export function onShow(view: DiceView): Played | Tie | null {
  if (view.told !== undefined) return view.told
  const played = aboutOf(view.waiting, 'wanted')
  if (played) return playedIn(played)
  const tie = aboutOf(view.waiting, 'offer', 'ruling')
  const place = tie && placeIn(tie)
  return place ? { kind: 'dispute', place, tied: numbersIn(tie, 'tied') } : null
}

function playedIn(about: Carrier): Played {
  return {
    kind: 'played',
    by: numberIn(about, 'seat'),
    card: numberIn(about, 'card'),
    victim: numberIn(about, 'victim'),
    die: argument(about.args, 'die') === null ? -1 : numberIn(about, 'die'),
    face: faceOf(wordIn(about, 'new')),
  }
}

/** Doc's remedies by number: what each does, as messages of the board say it in two words. */
export const REMEDY_WORDS = ['doc-fence', 'doc-card', 'doc-dollars', 'doc-nuggets'] as const

/** Things as options touch them. */
export const dieThing = (die: number) => `die:${die}`

/** What a card is worth at the end. */
export const pointsOf = (card: Card | undefined) => (card ? numberIn(card, 'points') : 0)

/** Whether somebody still has dice to roll this round. */
export function isRolling(view: DiceView): boolean {
  const ending = view.over || view.waiting.some((each) => each.asks === 'final-tie')
  return !ending && view.players.some((player) => player.loose > 0)
}

/** A seat's dice on show, equal faces side by side. */
export function keptDice(player: PlayerView): { die: number; face: number; fresh: boolean }[] {
  return player.kept
    .map((die, at) => ({ die, face: player.kept_faces[at] ?? -1, fresh: player.fresh.includes(die) }))
    .sort((one, other) => one.face - other.face || one.die - other.die)
}

// What sentences carry

/** "face-J" as a number. */
export function faceOf(term: string | number): number {
  return FACES.findIndex((face) => `face-${face}` === term)
}

export function facesIn(said: { args: readonly Arg[] }, name: string): number[] {
  const value = argument(said.args, name)
  return Array.isArray(value) ? value.map(faceOf) : []
}

/** "place-bank" as a place. */
export function placeIn(said: Carrier): Place | null {
  const term = wordIn(said, 'place')
  return PLACES.find((place) => `place-${place}` === term) ?? null
}

/** The one option that touches nothing: pass, done, nothing, thank you. */
export function plainOption(options: readonly Option[]): Option | undefined {
  return options.find((option) => option.label.touches.length === 0)
}

/** The card that a question is the moment for; -1 if it is no such question. */
export function windowCard(about: readonly Arg[] = []): number {
  const card = argument(about, 'window')
  return typeof card === 'number' ? card : -1
}

/** As options touch a card: "card:wanted". */
export const namedCard = (card: number): string => `card:${CARD_NAMES[card]}`

/** 0, 1, 2… for drawing this many of something. */
export function upTo(count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, at) => at)
}
