/** Dice Town's part of the client: its board, its results, its pieces within sentences. */
import type { DiceView } from '../../protocol'
import type { GameUi } from '../../table/board'
import Board from './Board.svelte'

const ui: GameUi<DiceView> = { Board, headings: ['round-started'] }
export default ui
