/** The shell's types for this game: its board and its shows see a BangView. */
import type { BangView } from '../../protocol'
import type { BoardProps, Play, ResultsProps, Scene } from '../../table/board'

export type { BangPlayerView, BangView, FigureView, MatchView } from '../../protocol'

export type BangBoardProps = BoardProps<BangView>
export type BangResultsProps = ResultsProps<BangView>
export type BangScene = Scene<BangView>
export type BangPlay = Play<BangView>
