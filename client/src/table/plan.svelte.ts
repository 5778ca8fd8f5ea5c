/**
 * A choice that is made as a whole and sent as the server asks for it, question by question: an offer, a hand to
 * keep. Each answer is taken from the options of the question that is open.
 */
import { untrack } from 'svelte'
import type { AnyView, Decision } from './board'
import type { Desk } from './desk.svelte'

export interface Answer<P> {
  /** The option to send; undefined if the plan does not fit the question. */
  option: string | undefined
  /** What is left of the plan after it. */
  left: P
}

interface Questions<P> {
  /** What the questions ask that make up the choice... */
  asks: readonly string[]
  /** ...and with which of them it begins, if that one comes only once. */
  first?: string
  next: (decision: Decision, plan: P) => Answer<P>
}

const PATIENCE = 5000 // ms

export class Plan<V extends AnyView, P> {
  /** What is still to be sent; null when nothing is on its way. */
  left = $state.raw<P | null>(null)
  /** The question that was answered last. */
  private answered = ''

  /** Made while the board is: it answers by itself. */
  constructor(
    private readonly desk: Desk<V>,
    private readonly questions: Questions<P>,
  ) {
    // A plan waits while something is shown, and ends when something else is asked.
    $effect.pre(() => {
      const { decision, busy } = desk
      if (busy) return // something is shown, also what others did: nobody is asked anything until that is over
      untrack(() => {
        if (!decision || !this.isPart(decision)) this.left = null
      })
    })
    $effect(() => {
      const { busy, decision, sending } = desk
      if (this.left === null || !decision || sending || busy) return
      if (decision.id === this.answered) {
        // Nothing came of the last answer: give the choice back into the player's hands.
        const patience = setTimeout(() => (this.left = null), PATIENCE)
        return () => clearTimeout(patience)
      }
      this.answer(decision, this.left)
    })
  }

  send(plan: P): void {
    const { decision, sending } = this.desk
    if (decision && !sending) this.answer(decision, plan)
  }

  private isPart(decision: Decision): boolean {
    const { asks, first } = this.questions
    if (decision.asks === first && decision.id !== this.answered) return false
    return asks.includes(decision.asks)
  }

  private answer(decision: Decision, plan: P): void {
    const { option, left } = this.questions.next(decision, plan)
    this.left = option === undefined ? null : left
    if (option === undefined) return
    this.answered = decision.id
    this.desk.choose(option)
  }
}
