/** Carson City's part of the client: its board and its results. */
import type { CarsonView } from '../../protocol'
import type { Event, GameUi } from '../../table/board'
import Board from './Board.svelte'
import { concerns, GLANCES, moment, SOUNDS } from './matters'
import Masthead from './Masthead.svelte'
import Results from './Results.svelte'
import { where } from './where'

const ui: GameUi<CarsonView> = {
  Board,
  Results,
  Masthead,
  where,
  // Map and track want the whole width.
  log: 'strip',
  headings: ['round-started', 'turn-order-set'],
  glances: GLANCES,
  concerns,
  moment,
  sound: (event: Event) => SOUNDS[event.kind] ?? null,
  // Everything is answered on the board.
  answers: () => [],
  keys: [
    { keys: ['1', '2'], does: 'carson-city-board-keys-next' },
    { keys: ['1', '9'], does: 'carson-city-board-keys-answer' },
    { keys: ['0'], does: 'carson-city-board-keys-none' },
    { keys: ['D'], does: 'carson-city-board-keys-road' },
  ],
}
export default ui
