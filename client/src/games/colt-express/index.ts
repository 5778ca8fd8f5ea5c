/** Colt Express's part of the client: its board, its results, its bandits within sentences. */
import type { ColtView } from '../../protocol'
import type { Event, GameUi, Piece } from '../../table/board'
import Board from './Board.svelte'
import Inline from './Inline.svelte'
import Masthead from './Masthead.svelte'
import { concerns, GLANCES, moment, SOUNDS } from './matters'
import { banditNamed } from './model'
import Results from './Results.svelte'
import { where } from './where'

const ui: GameUi<ColtView> = {
  Board,
  Results,
  Inline,
  draws: (piece: Piece) => piece.what === 'term' && banditNamed(String(piece.value ?? '')) >= 0 && 'named',
  where,
  Masthead,
  // The train wants the whole width.
  log: 'strip',
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
