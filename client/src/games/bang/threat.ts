/** What is coming at somebody: who is at it, with which card, and how much it takes to get out of it. */
import { numberIn, wordIn } from '../../table/args'
import { RESPONSES } from './answers'
import { actingOf, kindNamed } from './model'
import type { BangView, FigureView } from './view'

export interface Threat {
  asks: string
  /** The seat that has to answer. */
  seat: number
  /** Who does it; undefined where nobody does (Dynamite). */
  by: FigureView | undefined
  at: FigureView | undefined
  /** -1 if there is no card. */
  card: number
  /** What it was played as: "bang". */
  kind: string
  /** How many Missed! are still needed, or how much life is missing. */
  need: number
}

/** The open question that answers something, if there is one; everybody sees it. */
export function threatOf(view: BangView): Threat | null {
  const open = view.waiting.find(({ asks }) => RESPONSES.has(asks))
  if (!open) return null
  const said = { args: open.about }
  const by = open.about.find(({ name }) => name === 'by')?.value
  const card = open.about.find(({ name }) => name === 'card')?.value
  return {
    asks: open.asks,
    seat: open.seat,
    by: typeof by === 'number' && by >= 0 ? actingOf(view, by) : undefined,
    at: actingOf(view, open.seat),
    card: typeof card === 'number' ? card : -1,
    kind: kindNamed(wordIn(said, 'kind')),
    need: numberIn(said, open.asks === 'rescue' ? 'missing' : 'need'),
  }
}
