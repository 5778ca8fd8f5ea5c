/** The things of BANG! as the protocol numbers and names them. No rule is here. */
import { KINDS } from './kinds'

export type Suit = 'hearts' | 'diamonds' | 'clubs' | 'spades'
export type Colour = 'brown' | 'blue' | 'green'

/** What is printed on a card. */
export interface Printed {
  kind: string
  suit: Suit
  rank: string
}

export const isRed = (suit: Suit) => suit === 'hearts' || suit === 'diamonds'

export const colourOf = (kind: string): Colour => KINDS[kind]?.colour ?? 'brown'
export const sightOf = (kind: string): string => KINDS[kind]?.sight ?? ''
