/** What every part of the board may ask for: the table as it is shown now, what is picked, and words for it. */
import { createContext } from 'svelte'
import type { BoardProps, Option } from '../../table/board'
import { Desk as AnyDesk, deskWords, plainWords as boardWords } from '../../table/desk.svelte'
import { Plan } from '../../table/plan.svelte'
import { numberIn } from '../../table/args'
import { cardThing, characterName, printed, roleName } from './model'
import { Picks } from './picks.svelte'
import type { Show } from './show.svelte'
import { things } from './things'
import type { BangBoardProps, BangView, MatchView } from './view'

/** Questions that take one card of the hand after another. */
const SEVERAL = ['discard-excess', 'pay']
const SOMEBODY = /^(seat|hand|character):/

export class Desk extends AnyDesk<BangView> {
  protected override readonly things = things
  /** What is touched and not yet sent. */
  readonly picks = new Picks()
  /** Cards on their way out of the hand, one after another. */
  readonly gone: Plan<BangView, readonly number[]>
  /** What the pointer or the focus is on while somebody is aimed at; "" if nothing is. */
  aimed = $state('')

  constructor(
    given: () => BangBoardProps,
    readonly show: Show,
  ) {
    super(given, show)
    this.gone = new Plan<BangView, readonly number[]>(this, {
      asks: SEVERAL,
      next: (decision, [card = -1, ...left]) => ({
        option: decision.options.find(({ label }) => label.touches.includes(cardThing(card)))?.name,
        left,
      }),
    })
  }

  /** As they sit: event cards make people change seats. */
  override get others(): number[] {
    const { order, figures } = this.view
    const sitting = order.flatMap((each) => figures.find(({ figure }) => figure === each)?.seat ?? [])
    const seats = sitting.filter((seat, at) => sitting.indexOf(seat) === at) // some have two characters
    const mine = seats.indexOf(this.me)
    return mine < 0 ? seats : [...seats.slice(mine + 1), ...seats.slice(0, mine)]
  }

  /** The options that are still meant by what is touched so far. */
  readonly meant: readonly Option[] = $derived.by(() => this.lit.withAll(this.picks.things))
  /** Those that are complete: one of them can be sent. */
  readonly ready: readonly Option[] = $derived.by(() =>
    this.picks.things.length ? this.lit.exactly(this.picks.things) : [],
  )

  /** Whether a touch of this leads on. */
  can(thing: string): boolean {
    const { picks } = this
    if (!this.live || !thing || picks.has(thing)) return false
    if (!picks.things.length) return this.lit.options.some((option) => option.label.touches[0] === thing)
    return this.meant.some((option) => option.label.touches.includes(thing))
  }

  /** Where several cards of the hand go one after another: how many; 0 elsewhere. They are picked together. */
  get several(): number {
    const { decision } = this
    if (!decision || !SEVERAL.includes(decision.asks)) return 0
    const count = numberIn({ args: decision.about }, 'n')
    return count > 1 ? count : 0
  }

  /** Sends all the cards that are picked together. */
  sendSeveral(): void {
    const picked = this.picks.several.flatMap((at) => this.view.hand[at] ?? [])
    if (this.gone.left === null && picked.length === this.several) this.gone.send(picked)
  }

  /** Whether a card has been picked that wants a target. */
  get aiming(): boolean {
    return this.picks.things.length > 0 && this.meant.length > this.ready.length
  }

  /** Whether all it can be meant for are players, with their hands and characters. */
  get aimsAtSomebody(): boolean {
    const { picks, meant } = this
    const next = meant.flatMap(({ label }) => label.touches.filter((each) => !picks.has(each)).slice(0, 1))
    return next.every((each) => SOMEBODY.test(each))
  }

  /**
   * Touches a thing: a card is picked, its target sends it. Another card takes the place of the first; what leads
   * nowhere says why.
   */
  touch(thing: string, at?: Element | null): void {
    if (!this.live) return
    const { picks, lit } = this
    if (picks.has(thing)) return picks.clear()
    const further = picks.things.length > 0 && this.can(thing)
    if (further) picks.set(...picks.things, thing)
    else if (lit.has(thing)) picks.set(thing)
    else return this.why(this.attempt(thing), at)
    const [only, ...more] = this.ready
    if (further && only && !more.length && !this.aiming) this.answer(only)
  }

  /** What is tried, as the server asks for it: the card that is picked, at what was touched. */
  private attempt(thing: string): string {
    return [...this.picks.things, thing].join(' ')
  }
}

const [getDesk, setDesk] = createContext<Desk>()
export { getDesk, setDesk }

export type T = BoardProps['t']
const PREFIX = 'bang'

/** Words that need nothing but the language. */
export function plainWords(t: T) {
  return {
    ...boardWords(PREFIX, t),
    /** "" for a character that is still to be picked. */
    character: (number: number) => (number < 0 ? '' : t(`${PREFIX}-character-${characterName(number)}`)),
    ability: (number: number) =>
      number < 0 ? '' : t(`${PREFIX}-character-${characterName(number)}.ability`),
    /** "" for a role nobody may say. */
    role: (number: number) => (number < 0 ? '' : t(`${PREFIX}-role-${roleName(number)}`)),
    /** "once", "stays", "waits". */
    lasts: (card: number) => t(`${PREFIX}-colour-${printed(card).colour}.short`),
    suit: (name: string) => t(`${PREFIX}-suit-${name}`),
  }
}

/** What a player has in a match: dollars, or games won. */
export function amount(t: T, match: MatchView, n: number): string {
  if (!match.money) return String(n)
  return t(`${PREFIX}-board-${n < 0 ? 'owed' : 'money'}`, { n: Math.abs(n) })
}

/** The same for a bill: "$3000", "2 games won". */
export function purse(t: T, match: MatchView, seat: number): string {
  const n = match.totals[seat] ?? 0
  return match.money ? amount(t, match, n) : t(`${PREFIX}-board-games-won`, { n })
}

export function words(desk: Desk) {
  const plain = plainWords(desk.t)
  const said = deskWords(PREFIX, desk)
  return {
    ...plain,
    ...said,
    /** A card with its rank and suit, as it is read out. */
    spoken: (card: number) => {
      const known = desk.cards[card]
      return known ? desk.say({ key: `${PREFIX}-${known.term}.spoken`, args: known.args }) : ''
    },
  }
}
