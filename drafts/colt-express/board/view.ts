/**
 * The view of a Colt Express table, as posse.games.colt_express.view sends it, and the shell's types around it.
 *
 * It stands here until src/protocol.ts, which is generated, knows the game; then these become its names.
 */
import type { BoardProps, Event, ResultsProps, Scene } from '../../table/board'

/** A purse lying on the train. `value` only for whoever owned it last, else 0. */
export interface PurseView {
  token: number
  value: number
}

/** A level of a car: who is there and what lies there. */
export interface PlaceView {
  car: number
  roof: boolean
  bandits: number[]
  purses: PurseView[]
  jewels: number
  strongboxes: number
}

/** A bandit and its board. `values` of its purses are for its player, and for all when the game is over. */
export interface BanditView {
  bandit: number
  owner: number
  car: number
  roof: boolean
  bullets: number
  purses: number
  jewels: number
  strongboxes: number
  values: number[]
}

/** A player: cards by number only. `received` are bullets from each bandit, and last from the Marshal. */
export interface GangView {
  seat: number
  bandits: number[]
  hand: number
  deck: number
  discard: number[]
  fired: number
  received: number[]
}

/** A card on the common pile; -1 for what the viewer may not know. */
export interface PileCard {
  seat: number
  card: number
  bandit: number
  face_down: boolean
  resolved: boolean
}

export interface ColtView {
  seat: number
  seats: number
  waiting: { seat: number; asks: string }[]
  over: boolean
  abilities: boolean
  events: boolean
  expert: boolean
  teams: boolean
  round: number
  round_cards: number[]
  first: number
  wagons: number[]
  marshal: number
  neutral: number
  places: PlaceView[]
  bandits: BanditView[]
  players: GangView[]
  free: number[]
  team_partner: number[]
  turns: number[]
  turn: number
  pile: PileCard[]
  stealing: boolean
  spare_box: boolean
  hand: number[]
  may_hide: boolean
  picked: number
}

export type ColtBoardProps = Omit<BoardProps, 'view'> & { view: ColtView }
export type ColtResultsProps = Omit<ResultsProps, 'view'> & { view: ColtView }
export type ColtScene = Omit<Scene, 'before' | 'after'> & { before: ColtView; after: ColtView }
export type ColtPlay = (event: Event, scene: ColtScene) => Promise<void> | void
