/** Where in the game we are, in words. */
import { plainWords, type T } from './desk'
import { ROUNDS } from './facts'
import { settingOut, turnNow } from './model'
import type { ColtView } from './view'

/** Which turn, and which round card: "Standard turn · Swivel Arm". */
export function phase(view: ColtView, t: T): string {
  const { b, round, turn } = plainWords(t)
  if (view.over) return b('where-over')
  if (settingOut(view)) return b('setting-out')
  const card = view.round_cards[view.round - 1]
  const name = card === undefined ? '' : round(card)
  const now = turnNow(view)
  const what = view.stealing ? b('where-stealing') : now ? turn(now.kind) : b('where-planning')
  return [what, name].filter(Boolean).join(' · ')
}

/** The same with the number of the round. */
export function where(view: ColtView, t: T): string {
  if (view.over || settingOut(view)) return phase(view, t)
  return `${plainWords(t).b('round-of', { n: view.round, of: ROUNDS })} · ${phase(view, t)}`
}
