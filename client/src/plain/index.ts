/** The board of every game that has none of its own: seats, the table as words, and the answers as a list. */
import type { GameUi } from '../table/board'
import Board from './Board.svelte'

const ui: GameUi = {
  Board,
  headings: ['round-started'],
  // All of them stand at the player's own place.
  answers: () => [],
}
export default ui
