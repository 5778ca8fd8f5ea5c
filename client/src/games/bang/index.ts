/** BANG!'s part of the client: its board, its results, its cards within sentences. */
import type { BangView } from '../../protocol'
import type { Event, GameUi, Piece } from '../../table/board'
import Board from './Board.svelte'
import { ending } from './ending'
import { plainWords, type T } from './desk.svelte'
import Inline from './Inline.svelte'
import { concerns, GLANCES, moment, SOUNDS } from './matters'
import { isOnTurn, isOut } from './model'
import Results from './Results.svelte'

const PHASES = ['checks', 'draw', 'play', 'discard']

/** What part of the turn it is, and how many are still standing. */
function where(view: BangView, t: T): string {
  const { b, term } = plainWords(t)
  const { match } = view
  if (view.over) return b(match ? 'where-match-over' : 'where-over')
  const game = match ? [b('where-game', { n: match.game + 1, of: match.games })] : []
  if (view.winners.length) return [...game, b('where-over')].join(' · ')
  if (!view.turns) return [...game, b('where-setup')].join(' · ')
  const standing = view.players.filter(({ seat }) => !isOut(view, seat)).length
  return [...game, term(`phase-${PHASES[view.phase] ?? 'checks'}`), b('standing', { n: standing })].join(
    ' · ',
  )
}

const ui: GameUi<BangView> = {
  Board,
  Results,
  Inline,
  draws: (piece: Piece) => piece.what === 'card' && 'named',
  where,
  ending,
  headings: ['turn-started', 'game-began'],
  quiet: ['card-done', 'play-ended'],
  glances: GLANCES,
  onTurn: isOnTurn,
  concerns,
  moment,
  sound: (event: Event) => SOUNDS[event.kind] ?? null,
  // Everything can be answered on the board, beside the question and at the player's own place.
  answers: () => [],
  keys: [
    { keys: ['1', '9'], does: 'bang-board-keys-cards' },
    { keys: ['0'], does: 'bang-board-keys-end' },
    { keys: ['Esc'], does: 'bang-board-keys-back' },
  ],
}
export default ui
