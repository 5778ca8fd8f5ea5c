/** The shell's types for this game: its board and its shows see a ColtView. */
import type { ColtView } from '../../protocol'
import type { BoardProps, Play, ResultsProps, Scene } from '../../table/board'

export type { BanditView, ColtPlayerView, ColtView, PileCard, PlaceView } from '../../protocol'

export type ColtBoardProps = BoardProps<ColtView>
export type ColtResultsProps = ResultsProps<ColtView>
export type ColtScene = Scene<ColtView>
export type ColtPlay = Play<ColtView>
