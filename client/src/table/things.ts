/** Things on a board as options touch them, where every game calls them the same. */
import type { Card } from '../protocol'

/** "seat:b". */
export const seatThing = (seat: number): string => `seat:${'abcdefgh'[seat]}`

/** "card:wanted"; "" if there is no such card. */
export function cardThing(cards: readonly Card[], number: number): string {
  const card = cards[number]
  return card ? `card:${card.name}` : ''
}
