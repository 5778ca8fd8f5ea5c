/** Things on a board as options touch them, where every game calls them the same. */
import type { Card } from '../protocol'

/** Seats by letter, as the engine calls them. */
export const LETTERS = 'abcdefgh'

/** "seat:b". */
export const seatThing = (seat: number): string => `seat:${LETTERS[seat]}`

/** "card:wanted"; "" if there is no such card. */
export function cardThing(cards: readonly Card[], number: number): string {
  const card = cards[number]
  return card ? `card:${card.name}` : ''
}

/** A thing, and whose it is: "count:dollars:b". */
export const thingOf = (thing: string, seat: number): string => `${thing}:${LETTERS[seat] ?? ''}`
