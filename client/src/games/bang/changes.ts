/** What event cards change for a reader: the words are the game's, the numbers are the view's. */
import { EVENT_BOX, EVENT_BOXES } from './facts'
import { eventName, isOut } from './model'
import type { BangView } from './view'

/** The active event cards as they lie there. */
export const activeEvents = (view: BangView): number[] => [view.event, view.show].filter((each) => each >= 0)

/** "high-noon", "fistful", "wild-west-show". */
export const boxOf = (event: number): string => EVENT_BOXES[EVENT_BOX[event] ?? 0] ?? ''

/** The message that says what an event card changes for this reader; who is out or only watches reads the card. */
export function changeKey(view: BangView, event: number, me: number): string {
  const touched = me >= 0 && view.turns > 0 && !isOut(view, me)
  return touched ? `bang-change-${eventName(event)}` : `bang-happening-${eventName(event)}.text`
}

/** What those messages speak of. */
export function changeValues(
  view: BangView,
  me: number,
  who: (seat: number) => string,
): Record<string, string | number> {
  const { named } = view
  return {
    turn: view.turn === me ? 'mine' : 'other',
    n: view.hand.length,
    acts: view.acts,
    named: named < 0 ? 'nobody' : named === me ? 'you' : 'other',
    who: named < 0 ? '' : who(named),
  }
}
