/**
 * What a game's board is given, and nothing else: a board knows the protocol and no rule.
 *
 * The shell around it has the header, the log, the chat, the rules, the menu of the table and the list of all
 * choices. The board draws the view, lights up what the options touch, animates events, and says where the
 * prompt line stands (`{@render prompt()}`, directly above the player's place). docs/adding-a-board.md
 */
import type { Component, Snippet } from 'svelte'
import type { Luck } from '../lib/fairness'
import type {
  AnyView,
  Arg,
  Card,
  Decision,
  Event,
  Option,
  Refusal,
  Replay,
  Said,
  Table,
  Result,
} from '../protocol'
import type { Attachment } from 'svelte/attachments'
import type { Explained } from './explained'
import type { Lit } from './lit'

export type { AnyView, Arg, Card, Decision, Event, Option, Refusal, Said, Lit }

/** Anything with a message: a label, a question, an event, a refusal, an error. */
export interface Sayable {
  key: string
  args: readonly Arg[]
}

/** A piece of a sentence. `what` is set where the piece is an argument: then a board may draw it. */
export interface Piece {
  text: string
  what?: 'seat' | 'term' | 'card' | 'die'
  value?: number | string
}

/** A seat as everybody sees it. `mark` is 1 to 8: class `s1`…`s8` sets `--seat` (colour) and `--shape`. */
export interface SeatInfo {
  seat: number
  name: string
  mark: number
  me: boolean
  bot: boolean
  /** Such a bot is a program that somebody runs elsewhere: it may be absent, and a bot of the server play for it. */
  outside?: boolean
  /** A bot plays for the person who sits here. */
  away: boolean
  /** Whether somebody is connected; bots always are. */
  here: boolean
  /** Whether the table waits for this seat, and the sentence that says about what. */
  waiting: boolean
  /** Until when it may think, by this device's clock (ms); null: no clock runs. */
  until: number | null
}

/** What a game's board component gets as its props. */
export interface BoardProps<V extends AnyView = AnyView> {
  /** The game's name: its messages begin with it. */
  game: string
  /** The table as shown now. While events play it is still the one before them: see `Scene`. */
  view: V
  /** All that has happened so far, oldest first, as this reader may know it: boards tell how a round went. */
  past?: readonly Event[]
  /** What this seat is asked; null while events play, in replays, and for spectators. */
  decision: Decision | null
  /** By seat number. */
  seats: readonly SeatInfo[]
  /** The viewer's own seat; -1 for a spectator. */
  me: number
  /** The cards of the game by number. */
  cards: readonly Card[]
  /** Which things ("die:2", "seat:b") can be touched now, and which options each belongs to. */
  lit: Lit
  /** Only shows the view: no options, no refusals. */
  replay: boolean
  /** Sends the answer. Does nothing while an answer is on its way. */
  choose: (option: string) => void
  /** True from `choose` until the server has answered. */
  sending: boolean
  /** Takes the reader's sealed answer back; null when there is none, or it is too late. */
  takeBack?: (() => void) | null
  /** Something was touched that cannot be done: asks the server why and pins the answer beside `at`. */
  why: (attempt: string, at?: Element | null) => void
  /** Puts a sentence into the reader's language. */
  say: (said: Sayable) => string
  /** More about an option (its `.text`): what its card does. "" where there is nothing to add. */
  explain: (said: Sayable) => string
  /** The same as `say`, in pieces, for boards that draw dice or marks within a sentence. */
  tell: (said: Sayable) => Piece[]
  /** A message of the board's own, from <game>*.ftl. */
  t: (key: string, values?: Record<string, string | number>) => string
  /** Registers who plays events; see `Stage`. */
  stage: Stage
  /** Shows the cards of things, and refusals beside them; see `Glass`. */
  glass: Glass
  /** Opens the rule in the drawer. */
  openRule: (rule: string) => void
  /** Says something in the page's one live region, politely: for changes that no event tells. */
  announce: (text: string) => void
  /**
   * The prompt line. Render it directly above the player's own place or at the top of it, always, once. A board may add
   * what the picked thing does; it takes the place of the smaller line.
   */
  prompt: Snippet<[note?: string]>
  /** The last thing that happened, as one line; for narrow screens. Empty on wide ones. */
  ticker: Snippet
  /**
   * The newest lines of the log, where the log is folded; undefined where it is not. `SeatGrid` shows it at its right
   * end; a board without one gives it a place of its own.
   */
  telegraph?: Snippet | undefined
}

/** Events come in batches: all that happened between two views. */
export interface Scene<V extends AnyView = AnyView> {
  /** The view on the screen. */
  before: V
  /** The view that will be shown when the batch has been played. */
  after: V
  /** False: nothing may travel (reduced motion, or far behind). A short fade (150 ms) is still welcome. */
  motion: boolean
  /** What every length is multiplied by: the reader's speed, and less when the reader is behind. */
  tempo: number
  /** Aborted when the reader goes on: finish at once. */
  signal: AbortSignal
  /** Waits; not at all when the reader goes on, longer when the show is paused. */
  wait: (ms: number) => Promise<void>
  /** Says these sentences one after the other, each for as long as it takes to read it. */
  read: (events: readonly Event[]) => Promise<void>
  /** The events of the batch that come after this one. */
  rest: readonly Event[]
}

/** Plays one event; the next one, or the new view, comes when it is done and has been read. */
export type Play<V extends AnyView = AnyView> = (event: Event, scene: Scene<V>) => Promise<void> | void

export interface Stage<V extends AnyView = AnyView> {
  /** Registers who plays events (one at a time). Call it in `$effect`: it returns the clean-up function. */
  perform(play: Play<V>): () => void
  /** Whether events are being played. */
  readonly busy: boolean
  /** What is being said just now. */
  readonly caption: Caption | null
  /** Goes on to the next sentence: a click on the board. */
  next(): void
  /** Finishes everything that runs or waits: Esc. */
  skip(): void
}

/** The sentence that is shown now. */
export interface Caption {
  event: Event
  moment: Moment | null
  /** It is shown again; nothing happens now. */
  again: boolean
}

/** A big moment: it stands over the board in large letters, with a sound, as long as it takes to read it. */
export interface Moment {
  /** The words, from the game's own messages: `dice-town-moment-robbed`. */
  title: string
  /** What it means for the reader. */
  tone: 'good' | 'bad' | 'plain'
  sound: Sound
  /** A drawing beside the words. */
  art?: Component
  /** The board stages it itself: here it gets time and sound, and no large letters. */
  own?: boolean
}

/** A key of the board's own, for the list of keys. */
export interface Shortcut {
  keys: readonly string[]
  /** What it does: a message. */
  does: string
}

/** Where the card of a thing is shown: an element with `data-about="place:bank"` has one. */
export interface Glass {
  /** Says who explains things (one at a time). Call it in `$effect`: it returns its own undoing. */
  explain(how: (thing: string) => Explained | null): () => void
  /** For the element around the board. */
  readonly watch: Attachment<HTMLElement>
  /** Pins a refusal beside what was touched, where the board itself knows why. */
  refuse(refusal: Refusal, at: Element | null): void
}

/** Props of a game's own part of the header. */
export interface MastheadProps<V extends AnyView = AnyView> {
  view: V
  t: BoardProps['t']
}

/** Props of a game's own results, below the shared table of scores. */
export interface ResultsProps<V extends AnyView = AnyView> {
  view: V
  seats: readonly SeatInfo[]
  cards: readonly Card[]
  t: BoardProps['t']
  say: BoardProps['say']
  /** How it ended, and all that happened: at the end everything lies open. */
  result?: Result
  past?: readonly Event[]
}

/** Props of the component that draws pieces within sentences of the log: a die, say. */
export interface InlineProps {
  piece: Piece
}

/** What a game's folder exports as default from its index.ts; loaded when a table of it is opened. */
export interface GameUi<V extends AnyView = AnyView> {
  Board: Component<BoardProps<V>>
  Results?: Component<ResultsProps<V>>
  /** Draws a piece of a sentence; called for those that `draws` accepts. */
  Inline?: Component<InlineProps>
  /** Which pieces it draws; 'named' if it writes their names, too. */
  draws?: (piece: Piece) => boolean | 'named'
  /** Where we are, for the header: "Round 4 · rolling". */
  where?: (view: V, t: BoardProps['t']) => string
  /** Where we are, drawn: in the header of a wide screen, instead of `where`. Its things have cards like those of the board. */
  Masthead?: Component<MastheadProps<V>>
  /** How the log begins on a wide screen: as a column beside the board (default), or folded into a strip. */
  log?: 'column' | 'strip'
  /** Kinds of events that begin a new part of the log; the first of them begins a round. */
  headings?: readonly string[]
  /** Kinds of events too small to stand in the log when shown to the eye alone ("round-ended"). */
  quiet?: readonly string[]
  /** Kinds of events that the board shows as plainly as their sentence says it: a glance is enough. */
  glances?: readonly string[]
  /** Whether an event happens to this seat: then it is always shown, with time to read it. */
  concerns?: (event: Event, me: number, view: V) => boolean
  /** Whether it is this seat's own turn when it is asked (default), not an answer in somebody else's. */
  onTurn?: (view: V, me: number) => boolean
  /** Whether an event is a big moment for this seat (-1: for somebody who watches). */
  moment?: (event: Event, me: number, view: V) => Moment | null
  /** Which sound an event makes, if sounds are on. A big moment has its own. */
  sound?: (event: Event) => Sound | null
  /** What the keys of the board do. */
  keys?: readonly Shortcut[]
  /** How it ended, where that is more than a game: a match of several games. Not asked while it goes on. */
  ending?: (view: V, result: Result, me: number) => Ending | null
  /** Which options are buttons in the prompt line; default: those that touch nothing on the board. */
  answers?: (decision: Decision) => readonly Option[]
  /** Follows the stream of the revealed seed through a finished game: does all luck that was seen come from it? */
  luck?: (luck: Luck, game: Replay, settings: Table['settings']) => Promise<LuckFound>
}

/** What is said of the winners, and how scores are written; points, if it does not say. */
export interface Ending {
  said: Sayable
  worth?: (points: number) => Sayable
  /** A message: what the last line is called. */
  total?: string
}

/** How many dice (or cards) were compared with the stream, and whether all of them agreed. */
export interface LuckFound {
  compared: number
  good: boolean
}

export type Sound =
  'roll' | 'knock' | 'coin' | 'card' | 'bell' | 'win' | 'turn' | 'shot' | 'punch' | 'loss' | 'gain' | 'end'
