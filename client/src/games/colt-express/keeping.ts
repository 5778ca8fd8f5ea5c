/**
 * What an expert keeps is chosen as a whole and told card by card, as the server asks: each question offers the
 * cards that may still be named, and "that is all".
 */
import type { Card, Decision } from '../../table/board'
import type { Answer } from '../../table/plan.svelte'
import { cardThing } from '../../table/things'

export interface Keeping {
  /** Cards still to be named, in the order in which they are asked for. */
  readonly cards: readonly number[]
}

export function keeping(cards: readonly number[]): Keeping {
  return { cards: [...cards].sort((one, other) => one - other) }
}

export function nextAnswer(decision: Decision, plan: Keeping, cards: readonly Card[]): Answer<Keeping> {
  const [card, ...rest] = plan.cards
  const find = (fits: (touches: readonly string[]) => boolean) =>
    decision.options.find((option) => fits(option.label.touches))?.name
  if (card === undefined) return { option: find((touches) => touches.length === 0), left: plan }
  const thing = cardThing(cards, card)
  return { option: find((touches) => touches.includes(thing)), left: { cards: rest } }
}
