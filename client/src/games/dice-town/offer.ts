/**
 * An offer is made up as a whole and sent as the server asks for it: for which player, dollars, nuggets, cards one by
 * one. Each answer is taken from the options of the question that is open.
 */
import type { Card, Decision } from '../../table/board'
import { numberIn } from '../../table/args'
import type { Answer } from '../../table/plan.svelte'
import { cardThing, seatThing } from '../../table/things'
import { plainOption } from './model'

export interface Offer {
  supports: number
  dollars: number
  nuggets: number
  /** Card numbers; one that is offered twice stands here twice. */
  cards: readonly number[]
}

/** The questions in the order in which they come; those about what one does not have are left out. */
export const OFFER_STEPS = ['offer', 'offer-dollars', 'offer-nuggets', 'offer-cards'] as const
export type OfferStep = (typeof OFFER_STEPS)[number]

export function isOfferStep(asks: string | undefined): asks is OfferStep {
  return OFFER_STEPS.some((step) => step === asks)
}

/** How far the dialogue has come: 0 before anything was answered. */
export function stepOf(asks: OfferStep): number {
  return OFFER_STEPS.indexOf(asks)
}

export function nextAnswer(decision: Decision, plan: Offer, cards: readonly Card[]): Answer<Offer> {
  const { options } = decision
  switch (decision.asks) {
    case 'offer': {
      const found = options.find((option) => option.label.touches.includes(seatThing(plan.supports)))
      return { option: found?.name, left: plan }
    }
    case 'offer-dollars':
    case 'offer-nuggets': {
      const amount = decision.asks === 'offer-dollars' ? plan.dollars : plan.nuggets
      return { option: options.find((option) => numberIn(option.label, 'n') === amount)?.name, left: plan }
    }
    case 'offer-cards': {
      // The menu is in the order in which cards may be added: the first of ours on it comes first.
      for (const option of options) {
        const at = plan.cards.findIndex((card) => option.label.touches.includes(cardThing(cards, card)))
        if (at >= 0) {
          return { option: option.name, left: { ...plan, cards: plan.cards.filter((_, i) => i !== at) } }
        }
      }
      return { option: plan.cards.length ? undefined : plainOption(options)?.name, left: plan }
    }
    default:
      return { option: undefined, left: plan }
  }
}

export function isEmpty(offer: Offer): boolean {
  return !offer.dollars && !offer.nuggets && offer.cards.length === 0
}
