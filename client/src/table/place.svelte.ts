/** A table and everything around it that its page shows: the session, the game's board and words, who is who. */
import { loadBoard } from '../games'
import { api } from '../lib/api'
import { titleOf } from '../lib/games.svelte'
import { whenIdle } from '../lib/idle'
import { language } from '../lib/i18n/index.svelte'
import { news } from '../lib/news.svelte'
import { paths, router } from '../lib/router.svelte'
import { ruleDrawer } from '../lib/rule-drawer.svelte'
import { seatName } from '../lib/seats'
import { settings } from '../lib/settings.svelte'
import { play } from '../lib/sounds'
import { catalogue, visitor } from '../lib/visitor.svelte'
import type { AnyView, Event, Fault, Missing, Refusal, Said } from '../protocol'
import type { GameUi, SeatInfo } from './board'
import { Glass } from './glass.svelte'
import { askedKey, partOf, promptLine, smallAnswers } from './prompting'
import { attempt, Session } from './session.svelte'
import { Speech } from './speech'
import { tellingOf } from './telling'
import type { Telling } from './tempo'

export class Place {
  readonly session: Session
  ui = $state.raw<GameUi | null>(null)
  /** Something that the page needs could not be loaded. */
  broken = $state(false)
  /** A request is on its way. */
  busy = $state(false)
  constructor(
    readonly id: string,
    readonly invite: string,
    /** Whether a ticker says what happens. */
    private readonly ticking: () => boolean,
  ) {
    this.session = new Session(id, invite, {
      motion: () => settings.moves,
      speed: () => settings.speed,
      telling: (event, view) => this.telling(event, view),
      awaited: () => this.table?.status === 'running' && !this.broken,
      round: () => this.ui?.headings?.[0] ?? '',
      introduce: () => visitor.introduce(),
      began: (event) => this.began(event),
      refused: (refusal, at) => this.wasRefused(refusal, at),
      timeUp: (chosen, byHost) => this.timeUp(chosen, byHost),
      dealLost: (missing) => this.dealLost(missing),
      fault: this.fault,
    })
  }

  /** What the reader looks at, and what was refused there. */
  readonly glass = new Glass(() => this.session.stage.busy)
  table = $derived.by(() => this.session.table)
  title = $derived(this.table ? titleOf(this.table.game) : '')
  view = $derived.by(() => this.session.view)
  /** Whether the server has said what the game is made of. */
  known = $derived(this.table !== null && catalogue.find(this.table.game) !== undefined)
  cards = $derived(this.table ? catalogue.cards(this.table.game) : [])
  names = $derived(this.table?.seats.map(seatName) ?? [])
  readonly speech = new Speech(() => ({
    game: this.table?.game ?? '',
    names: this.names,
    cards: this.cards,
  }))
  seats: SeatInfo[] = $derived.by(() =>
    (this.table?.seats ?? []).map((seat) => ({
      seat: seat.seat,
      name: this.names[seat.seat] ?? '',
      mark: seat.seat + 1,
      me: seat.seat === this.session.me,
      bot: seat.kind === 'bot' || seat.outside,
      outside: seat.outside,
      away: seat.away,
      here: seat.kind === 'bot' || this.session.here.includes(seat.seat),
      waiting: this.view?.waiting.some((each) => each.seat === seat.seat) ?? false,
      until: this.session.until(seat.seat),
    })),
  )
  me = $derived.by(() => this.seats[this.session.me])
  words = $derived(this.table !== null && language.has(`game:${this.table.game}`))
  /** Everything is here that the board needs. */
  ready = $derived(this.ui !== null && this.view !== null && this.words && this.known)
  result = $derived.by(() =>
    this.table?.status === 'over' && !this.session.stage.busy ? this.table.result : null,
  )
  ending = $derived.by(() =>
    this.result && this.view ? (this.ui?.ending?.(this.view, this.result, this.session.me) ?? null) : null,
  )
  where = $derived(this.ui?.where && this.view ? this.ui.where(this.view, this.speech.t) : '')
  /** What the person at this seat is asked, if no bot plays for them. */
  decision = $derived.by(() => (this.me?.away ? null : this.session.decision))
  others = $derived.by(() => (this.view?.waiting ?? []).filter((each) => each.seat !== this.session.me))
  /** What this seat is asked, as everybody may know it. */
  mine = $derived.by(() => this.view?.waiting.find((each) => each.seat === this.session.me) ?? null)
  part = $derived.by(() => {
    const { me, standing, back } = this.session
    return this.decision ? '' : partOf(this.view?.waiting ?? [], me, standing, back)
  })
  /** The kind of question for which "ask me always" can be switched: it depends on cards in the hand. */
  switchable = $derived.by(() => {
    if (this.table?.ask_always || this.session.stage.busy) return ''
    if (this.decision) return this.decision.hidden ? this.decision.asks : ''
    return this.part === 'passed' ? (this.mine?.asks ?? '') : ''
  })
  /** Whether there may be a hint for what is asked. */
  hints = $derived.by(() => !!this.table?.hints && (this.decision?.options.length ?? 0) > 1)
  turn = $derived.by(() => !this.view || (this.ui?.onTurn?.(this.view, this.session.me) ?? true))
  /** The message that this seat is asked something. */
  asked = $derived(askedKey(this.turn))
  small = $derived(smallAnswers(this.decision, this.ui))
  line = $derived.by(() =>
    promptLine(
      {
        connected: this.session.line === 'open',
        playing: this.session.stage.busy ? this.session.stage.caption : null,
        paused: this.session.stage.paused,
        result: this.result,
        ending: this.ending,
        me: this.session.me,
        away: this.me?.away ?? false,
        decision: this.decision,
        turn: this.turn,
        sending: this.session.sending !== null,
        others: this.others,
        part: this.part,
        names: this.names,
        ticking: this.ticking(),
      },
      this.speech,
    ),
  )
  /** When the time of the seat we wait for is up; null: no clock runs, or it would only distract. */
  until = $derived.by(() => {
    if (this.line.mood !== 'lost' && this.session.phase) return this.session.phaseUntil()
    if (this.line.mood === 'lost' || this.line.mood === 'playing' || this.me?.away) return null
    if (this.decision) return this.session.until(this.session.me)
    const times = this.others.map((each) => this.session.until(each.seat)).filter((each) => each !== null)
    return times.length ? Math.min(...times) : null
  })

  async start(): Promise<void> {
    this.broken = false
    try {
      if (!visitor.known) await visitor.introduce()
      await catalogue.load()
      this.session.open()
    } catch {
      this.broken = true
    }
  }

  /**
   * The board and its words come with the first table of the game. Before the game begins the board is fetched ahead,
   * once the page of the table, or the invitation, is there to be used.
   */
  async furnish(): Promise<void> {
    const name = this.table?.game
    if (!name || this.ui) return
    ruleDrawer.game = name
    try {
      const [ui] = await Promise.all([this.board(name), language.need(`game:${name}`)])
      this.ui = ui
    } catch {
      this.broken = true
    }
  }

  private async board(game: string): Promise<GameUi> {
    if (this.table?.status === 'open') await whenIdle()
    return loadBoard(game)
  }

  fault = (wrong: Fault): void => {
    news.tell(this.speech.say(wrong), { bad: true, rule: wrong.rule ?? '' })
  }

  /** Play again. Against bots alone there is nobody to wait for. */
  again = async (): Promise<void> => {
    const next = await this.once(() => api.rematch(this.id))
    if (!next) return
    const alone = next.host && next.seats.every((seat) => seat.kind === 'bot' || seat.seat === next.you)
    if (alone && next.status === 'open') await attempt(() => api.start(next.id), this.fault)
    router.go(paths.table(next.id))
  }

  takeBack = async (): Promise<void> => {
    await this.once(() => api.takeBack(this.id))
  }

  private async once<T>(what: () => Promise<T>): Promise<T | null> {
    if (this.busy) return null
    this.busy = true
    const done = await attempt(what, this.fault)
    this.busy = false
    return done
  }

  private telling(event: Event, view: AnyView): Telling {
    return tellingOf(this.ui, event, view, this.session.me, this.speech)
  }

  private began(event: Event): void {
    const { ui, view } = this
    if (!ui?.quiet?.includes(event.kind)) news.announce(this.speech.say(event))
    const moment = view && ui?.moment?.(event, this.session.me, view)
    const sound = moment ? moment.sound : ui?.sound?.(event)
    if (sound) play(sound)
  }

  private timeUp(chosen: Said | null, byHost: boolean): void {
    const { t, say } = this.speech
    const action = chosen ? null : { label: t('client-take-back'), run: () => void this.takeBack() }
    const taken = t(byHost ? 'client-handed-over' : 'client-time-up-bot')
    const text = chosen ? t('client-time-up-chosen', { choice: say(chosen) }) : taken
    news.tell(text, { bad: true, action })
  }

  /** Who did not reveal their share is told by the server; here it is about the others. */
  private dealLost(missing: readonly Missing[]): void {
    if (missing.every(({ seat }) => seat === this.session.me)) return
    const names = missing.map(({ name }) => name).join(', ')
    news.tell(this.speech.t('client-luck-lost', { n: missing.length, names }), { bad: true })
  }

  private wasRefused(refusal: Refusal | null, at: Element | null): void {
    if (!refusal) return
    news.announce(this.speech.say(refusal))
    this.glass.refuse(refusal, at)
  }
}
