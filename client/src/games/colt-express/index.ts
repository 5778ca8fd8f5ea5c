/** Colt Express's part of the client: its board, its results, its bandits within sentences. */
import type { ColtView } from '../../protocol'
import type { Event, GameUi, Piece } from '../../table/board'
import Board from './Board.svelte'
import { plainWords, type T } from './desk'
import Inline from './Inline.svelte'
import { ROUNDS } from './facts'
import { concerns, GLANCES, moment, SOUNDS } from './matters'
import { banditNamed, settingOut, turnNow } from './model'
import Results from './Results.svelte'

function where(view: ColtView, t: T): string {
  const { b, round, turn } = plainWords(t)
  if (view.over) return b('where-over')
  if (settingOut(view)) return b('setting-out')
  const card = view.round_cards[view.round - 1]
  const name = card === undefined ? '' : round(card)
  const now = turnNow(view)
  const phase = view.stealing ? b('where-stealing') : now ? turn(now.kind) : b('where-planning')
  return [b('round-of', { n: view.round, of: ROUNDS }), phase, name].filter(Boolean).join(' · ')
}

const ui: GameUi<ColtView> = {
  Board,
  Results,
  Inline,
  draws: (piece: Piece) => piece.what === 'term' && banditNamed(String(piece.value ?? '')) >= 0 && 'named',
  where,
  headings: ['round-started', 'stealing-started'],
  glances: GLANCES,
  concerns,
  moment,
  sound: (event: Event) => SOUNDS[event.kind] ?? null,
  // Everything can be answered on the board, at the player's own place.
  answers: () => [],
  keys: [
    { keys: ['1', '9'], does: 'colt-express-board-keys-cards' },
    { keys: ['D'], does: 'colt-express-board-keys-draw' },
  ],
}
export default ui
