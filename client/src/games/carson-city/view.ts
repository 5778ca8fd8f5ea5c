/** The shell's types for this game: its board and its shows see a CarsonView. */
import type { CarsonView } from '../../protocol'
import type { BoardProps, Play, ResultsProps, Scene } from '../../table/board'

export type { CampView, CarsonPlayerView, CarsonView, ContestView, SpaceView } from '../../protocol'

export type CarsonBoardProps = BoardProps<CarsonView>
export type CarsonResultsProps = ResultsProps<CarsonView>
export type CarsonScene = Scene<CarsonView>
export type CarsonPlay = Play<CarsonView>
