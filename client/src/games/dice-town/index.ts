/** Dice Town's part of the client: its board, its results, its pieces within sentences. */
import type { Event, GameUi, Piece } from '../../table/board'
import Board from './Board.svelte'
import Inline from './Inline.svelte'
import { followLuck } from './luck'
import { concerns, GLANCES, moment, SOUNDS } from './matters'
import { faceOf, isRolling, placeAsked, type DiceView } from './model'
import Results from './Results.svelte'

const ui: GameUi<DiceView> = {
  Board,
  Results,
  Inline,
  draws: (piece: Piece) => piece.what === 'term' && faceOf(piece.value ?? '') >= 0,
  where(view, t) {
    const round = t('dice-town-board-round', { n: view.round })
    if (view.over) return t('dice-town-board-where-over')
    if (isRolling(view)) {
      const phase = view.last_throw ? 'where-last' : 'where-rolling'
      return `${round} · ${t(`dice-town-board-${phase}`)}`
    }
    const place = placeAsked(view)
    return place ? `${round} · ${t(`dice-town-place-${place}`)}` : round
  },
  headings: ['round-started'],
  quiet: ['round-ended'],
  glances: GLANCES,
  concerns,
  moment,
  sound: (event: Event) => SOUNDS[event.kind] ?? null,
  // Everything can be answered on the board, at the player's own place.
  answers: () => [],
  keys: [{ keys: ['1', '5'], does: 'dice-town-board-keys-dice' }],
  luck: followLuck,
}
export default ui
