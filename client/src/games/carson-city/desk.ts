/** What every part of the board may ask for: the table as it is shown now, what is picked, and words for it. */
import { createContext } from 'svelte'
import type { BoardProps, Option } from '../../table/board'
import { Desk as AnyDesk, deskWords, plainWords as boardWords } from '../../table/desk.svelte'
import { Plan } from '../../table/plan.svelte'
import { CHARACTERS, SIDES, SPACES } from './facts'
import { leads, movesOf, nextAnswer, ON_THE_WAY, type Move, type Way } from './moves'
import { nameOf, whatOf } from './model'
import { Picks } from './picks.svelte'
import type { Show } from './show.svelte'
import { things } from './things'
import type { CarsonBoardProps, CarsonView } from './view'

/** Up to this many answers are all buttons, whatever else on the board means them. */
const FEW = 3
const COUNTED = /^(?:cowboys|revolvers|points|duel):(\d)$/
/** Answers that do nothing, or no more: they have the key 0. */
export const IDLE: readonly string[] = ['pass', 'finish', 'decline', 'keep', 'done', 'refuse', 'back']

export class Desk extends AnyDesk<CarsonView> {
  protected override readonly things = things
  readonly picks = new Picks()
  /** A choice of two steps on its way. */
  readonly way: Plan<CarsonView, Way>

  constructor(
    given: () => CarsonBoardProps,
    readonly show: Show,
  ) {
    super(given, show)
    this.way = new Plan<CarsonView, Way>(this, { asks: ON_THE_WAY, next: nextAnswer })
  }

  get asks(): string {
    return this.decision?.asks ?? ''
  }
  get onTheWay(): boolean {
    return this.way.left !== null && !this.way.left.done
  }
  /** Whether edges are what can be touched now. */
  get roading(): boolean {
    return this.asks === 'road' || (this.picks.road && this.roadOption !== undefined)
  }
  /** The line of the menu that lays a road first. */
  get roadOption(): Option | undefined {
    return this.lit.options.find((option) => option.name === 'road')
  }

  /** Whether a thing can be touched: while a road is laid, edges and nothing else. */
  readonly can = (thing: string): boolean => {
    if (!this.live || this.onTheWay) return false
    return thing.startsWith('edge:') === this.roading && this.lit.has(thing)
  }

  readonly moves = (thing: string): Move[] => movesOf(thing, this.can(thing) ? this.lit.of(thing) : [])

  /** Touches a thing: first it is picked, with the second touch it is sent. What cannot be done says why. */
  touch(thing: string, at?: Element | null): void {
    if (!thing.startsWith('edge:')) this.picks.looked = thing
    if (!this.live) return
    if (this.can(thing)) {
      const moves = this.moves(thing)
      if (this.picks.thing === thing && moves.length === 1) this.send(moves[0])
      else this.picks.thing = thing
    } else if (this.decision) this.why(thing, at)
  }

  send(move: Move | undefined): void {
    if (!move || this.sending) return
    if (move.leads) this.way.send({ first: move.option.name, thing: move.thing, done: false })
    else this.answer(move.option)
  }

  /** The options that have buttons: those that no thing stands for (pass, decline), and all where there are only a few. */
  get plain(): readonly Option[] {
    const all = this.lit.options.filter((option) => !leads(option))
    if (all.length <= FEW) return all
    const shown = (thing: string) => !thing.startsWith('cowboy:')
    return all.filter((option) => !option.label.touches.some(shown))
  }

  /** The key of a button: the number it speaks of, 0 for doing nothing, or its place, if 1 and 2 do not walk over the map. */
  readonly keyOf = (option: Option): string | undefined => {
    const number = COUNTED.exec(option.name)?.[1]
    if (number) return number
    if (IDLE.includes(option.name)) return '0'
    const { plain } = this
    if (plain.length < this.lit.options.filter((each) => !leads(each)).length) return undefined
    const place = plain.filter(({ name }) => !IDLE.includes(name)).indexOf(option) + 1
    return place <= 9 ? String(place) : undefined
  }
}

const [getDesk, setDesk] = createContext<Desk>()
export { getDesk, setDesk }

export type T = BoardProps['t']
const PREFIX = 'carson-city'

/** Words that need nothing but the language. */
export function plainWords(t: T) {
  return {
    ...boardWords(PREFIX, t),
    dollars: (n: number) => t(`${PREFIX}-board-dollars`, { n }),
    building: (what: number) => t(`${PREFIX}-building-${whatOf(what)}`),
    space: (number: number) => t(`${PREFIX}-action-${SPACES[number] ?? ''}`),
    character: (number: number) => t(`${PREFIX}-character-${CHARACTERS[number] ?? ''}`),
    /** What a side of a card does. */
    does: (number: number, side: number) =>
      t(`${PREFIX}-character-${CHARACTERS[number] ?? ''}.${SIDES[side] ?? ''}`),
    side: (number: number) => t(`${PREFIX}-side-${SIDES[number] ?? ''}`),
  }
}

export function words(desk: Desk) {
  const plain = plainWords(desk.t)
  const common = deskWords(PREFIX, desk)
  return {
    ...plain,
    ...common,
    /** "A drugstore of Anna", "free land". */
    standing: (parcel: number) => {
      const { what, owner } = desk.view
      const stands = what[parcel] ?? 0
      const who = owner[parcel] ?? -1
      const thing = stands ? plain.building(stands) : plain.b('bare')
      return who < 0
        ? `${thing}, ${plain.b('nobodys')}`
        : `${thing}, ${who === desk.me ? plain.b('yours') : plain.b('owned-by', { who: common.who(who) })}`
    },
    nameOf,
  }
}
