/**
 * What every part of a board may ask for: what the shell has given, and the table as it is shown now. Parts stay
 * while what they show changes, so everything is read when it is needed. A game's desk adds what its parts share.
 */
import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { language } from '../lib/i18n/index.svelte'
import type { AnyView, BoardProps, Event, Lit, Option, Refusal } from './board'
import { cardWord } from './cards'
import { explained, type Things } from './explained'
import type { Show } from './show.svelte'
import { cardThing } from './things'

export class Desk<V extends AnyView = AnyView> {
  /** Everything that happened, with what has been told of the batch that plays. */
  readonly past: readonly Event[] = $derived.by(() => joined(this.given().past ?? [], this.player.played))
  /** What the game says of its things, for their cards. */
  protected readonly things: Things<V> = { rules: {} }
  private root: HTMLElement | null = null
  private hadFocus = false

  /** Made while the board is: it says who plays events. */
  constructor(
    protected readonly given: () => BoardProps<V>,
    private readonly player: Show<V>,
  ) {
    $effect(() => given().stage.perform(player.play as never))
    $effect(() => given().glass.explain((thing) => explained(thing, given().game, this.things, this, this)))
    // Focus never jumps by itself; but when the button it stood on is gone, it goes to the question.
    $effect(() => {
      void this.decision?.id
      if (!this.hadFocus) return
      void tick().then(() => {
        if (document.activeElement !== document.body) return
        this.hadFocus = false
        document.getElementById('question')?.focus({ preventScroll: true })
      })
    })
  }

  /** While events play this is the table between two views. */
  get view(): V {
    return this.player.told ?? this.given().view
  }
  get decision() {
    return this.given().decision
  }
  get seats() {
    return this.given().seats
  }
  get me() {
    return this.given().me
  }
  get cards() {
    return this.given().cards
  }
  get lit(): Lit {
    return this.given().lit
  }
  get replay() {
    return this.given().replay
  }
  get sending(): boolean {
    return this.given().sending
  }
  /** Takes my sealed answer back; null when there is none, or it is too late. */
  get takeBack(): (() => void) | null {
    return this.given().takeBack ?? null
  }
  get telegraph() {
    return this.given().telegraph
  }
  get busy() {
    return this.given().stage.busy
  }
  /** What is being said just now. */
  get caption() {
    return this.given().stage.caption
  }
  /** Whether one may touch things at all. */
  get live() {
    return !this.replay && this.me >= 0 && !this.busy
  }
  /** The others clockwise from my left; who only watches sees everybody. */
  get others(): number[] {
    const all = this.view.seats
    const from = this.me < 0 ? 0 : this.me + 1
    return Array.from({ length: this.me < 0 ? all : all - 1 }, (_, at) => (from + at) % all)
  }

  readonly markOf = (seat: number): number => this.seats[seat]?.mark ?? 1
  readonly choose = (option: string): void => {
    this.hadFocus = this.root?.contains(document.activeElement) ?? false
    this.given().choose(option)
  }
  /** Sends this option, unless an answer is on its way. */
  readonly answer = (option: Option | undefined): void => {
    if (option && !this.sending) this.choose(option.name)
  }
  readonly why: BoardProps['why'] = (attempt, at) => this.given().why(attempt, at)
  readonly say: BoardProps['say'] = (said) => this.given().say(said)
  readonly tell: BoardProps['tell'] = (said) => this.given().tell(said)
  readonly explain: BoardProps['explain'] = (said) => this.given().explain(said)
  readonly t: BoardProps['t'] = (key, values) => this.given().t(key, values)
  readonly has = (key: string): boolean => language.words.has(key)
  readonly announce: BoardProps['announce'] = (text) => this.given().announce(text)
  /** Says itself why something cannot be done, and pins it beside what was touched. */
  readonly refuse = (refusal: Refusal, at: Element | null): void => {
    this.announce(this.say(refusal))
    this.given().glass.refuse(refusal, at)
  }

  /** For the board's outermost element. A touch of it goes on in the show; Esc, which the shell hears, ends it. */
  readonly frame: Attachment<HTMLElement> = (root) => {
    this.root = this.player.root = root
    const next = () => this.busy && this.given().stage.next()
    const unwatch = this.given().glass.watch(root)
    root.addEventListener('click', next) // not on pointerdown: scrolling must not end it
    return () => {
      unwatch?.()
      root.removeEventListener('click', next)
    }
  }
}

/** Both lists as one: what is being played may or may not stand in the past already. */
export function joined(past: readonly Event[], played: readonly Event[]): Event[] {
  const last = past.at(-1)?.number ?? -1
  return [...past, ...played.filter((event) => event.number > last)]
}

// Words that every board needs. A game's messages begin with its name.

/** Those that need nothing but the language. */
export function plainWords(game: string, t: BoardProps['t']) {
  return {
    /** A message of the board's own. */
    b: (key: string, values?: Record<string, string | number>) => t(`${game}-board-${key}`, values),
    term: (term: string) => t(`${game}-${term}`),
  }
}

export function deskWords(game: string, desk: Pick<Desk, 't' | 'say' | 'seats' | 'me' | 'cards'>) {
  const plain = plainWords(game, desk.t)
  const who = (seat: number) => desk.seats[seat]?.name ?? ''
  return {
    ...plain,
    who,
    /** A name, or "You". */
    you: (seat: number) => (seat === desk.me ? plain.b('you') : who(seat)),
    card: (number: number) => cardWord(game, desk, number),
    /** What a card does, in a full sentence. */
    cardText: (number: number) => cardWord(game, desk, number, 'text'),
    /** The thing an option for this card touches: "card:shoot". */
    cardThing: (number: number) => cardThing(desk.cards, number),
  }
}
