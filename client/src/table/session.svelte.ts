/** One table as this browser knows it: the messages from the socket, in order, and what can be sent. */
import { Failure, faultOf, plainFault } from '../lib/api'
import { onHope, Socket, socketUrl, type Line, type Outside } from '../lib/socket'
import type {
  AnyView,
  ChatLine,
  ClientMessage,
  Decision,
  Event,
  Fault,
  HintLine,
  Hushed,
  LuckState,
  Missing,
  PhaseClock,
  Refusal,
  Said,
  SeatClock,
  ServerMessage,
  Table,
  ViewChanged,
} from '../protocol'
import { litBy } from './lit'
import { Rounds } from './rounds.svelte'
import { Shares, type LuckNote } from './shares'
import { Stage } from './stage.svelte'
import { UNTOLD, type Speed, type Telling } from './tempo'

export interface SessionHooks {
  /** Whether things may travel. */
  motion: () => boolean
  speed?: () => Speed
  /** How an event is told to this reader. */
  telling?: (event: Event, view: AnyView) => Telling
  /** Whether there is a board, or will be. */
  awaited?: () => boolean
  /** The kind of event that begins a round. */
  round?: () => string
  /** An event is said that the reader has not seen yet. */
  began?: (event: Event) => void
  /** The table waits for this seat now. */
  asked?: (decision: Decision) => void
  /** Why something cannot be done; `at` is the thing touched. */
  refused?: (refusal: Refusal | null, at: Element | null) => void
  /** Our time has run out: this was chosen for us, or (null) a bot plays from now on. */
  timeUp?: (chosen: Said | null, byHost: boolean) => void
  /** A deal came to nothing: they have not revealed their shares. */
  dealLost?: (missing: readonly Missing[]) => void
  /** An error that is not a refusal. */
  fault?: (fault: Fault) => void
  introduce?: () => Promise<unknown>
}

const PATIENCE_WITH_CLOCK = 4000 // ms
/** Faults that say no more than what the next view will show anyway. */
const HARMLESS = new Set(['share-given', 'share-early', 'share-late'])

export interface Hint {
  decision: string
  /** null: not here yet */
  lines: readonly HintLine[] | null
  failed: boolean
  /** Why it failed, if the server has said so. */
  fault?: Fault
}

/** The question with this answer alone; with all of them if it has no such answer. */
function only(decision: Decision | null, name: string): Decision | null {
  const options = decision?.options.filter((option) => option.name === name) ?? []
  return decision && options.length ? { ...decision, options } : decision
}

export class Session {
  line = $state<Line>('connecting')
  /** Why the connection was closed for good. */
  ended = $state.raw<Fault | null>(null)
  table = $state.raw<Table | null>(null)
  luck = $state.raw<LuckState | null>(null)
  chat = $state.raw<readonly ChatLine[]>([])
  /** The game keeps the table silent: what was said last was delivered to nobody. */
  hushed = $state.raw<Hushed | null>(null)
  /** What was asked for last: its lines are missing while the server thinks. */
  hint = $state.raw<Hint | null>(null)
  /** The one of its answers that is pointed at: the board shows only what this touches. */
  pointed = $state('')
  standing = $state.raw<readonly string[]>([])
  /** What this seat wants to be asked also without a choice. */
  always = $state.raw<readonly string[]>([])
  here = $state.raw<readonly number[]>([])
  watching = $state(0)
  clocks = $state.raw<readonly SeatClock[]>([])
  /** Everybody acts at once, in real time. */
  phase = $state.raw<PhaseClock | null>(null)
  /** What is on the screen. */
  view = $state.raw<AnyView | null>(null)
  log = $state.raw<readonly Event[]>([])
  /** Events from this number on are new: they came after the reader's last answer. */
  seenUpTo = $state(0)
  /** The answer on its way to the server. */
  sending = $state.raw<{ decision: string; option: string } | null>(null)
  /** How far the server's clock is ahead of ours (ms). */
  private ahead = $state(0)
  private asked = $state.raw<Decision | null>(null)
  private sealed = $state.raw<string | null>(null)
  private number = 0 // of events heard of
  private seen = 0 // of events shown, as the server was told
  private pieces: Event[] = [] // of a long past, until the view that ends it
  private waiting: ReturnType<typeof setTimeout> | undefined // to send again what came too soon
  private touched: Element | null = null
  private lastFault: Fault | null = null

  /** What was shown, to show it again. */
  readonly rounds = new Rounds<AnyView>(() => this.hooks.round?.() ?? '')
  readonly stage = new Stage<AnyView>({
    began: (event, batch) => {
      if (batch.again) return
      this.log = [...this.log, event]
      if (!batch.silent) this.hooks.began?.(event)
    },
    shown: (batch) => {
      if (!batch.again) this.rounds.note(this.view, batch)
      this.view = batch.view
    },
    rested: () => this.saySeen(),
    current: () => this.view,
    motion: () => this.hooks.motion(),
    speed: () => this.hooks.speed?.() ?? 'normal',
    telling: (event, view) => this.hooks.telling?.(event, view) ?? UNTOLD,
    awaited: () => this.hooks.awaited?.() ?? false,
    // Who has a clock running is not kept from answering.
    patience: () => (this.until(this.me) === null ? undefined : PATIENCE_WITH_CLOCK),
  })

  /** What this seat is asked; nothing while events are still being shown. */
  decision = $derived(this.stage.busy ? null : this.asked)
  /** Whether the table waits for this seat, seen or not. */
  awaited = $derived(this.asked !== null && this.sending === null)
  /** What had happened by now; less while something is shown again. */
  past = $derived.by(() => {
    const caption = this.stage.caption
    return caption?.again ? this.log.filter((event) => event.number < caption.event.number) : this.log
  })
  /** The decision of a sealed answer that can still be taken back. */
  back = $derived(this.stage.busy || this.asked ? null : this.sealed)
  lit = $derived(litBy(this.sending ? null : only(this.decision, this.pointed)))
  me = $derived(this.table?.you ?? -1)

  private readonly shares: Shares
  private readonly socket: Socket
  private readonly stopHoping: () => void

  constructor(
    readonly id: string,
    private readonly invite: string,
    private readonly hooks: SessionHooks,
    outside?: Outside,
  ) {
    this.shares = new Shares(id, (message) => this.say(message))
    this.socket = new Socket(
      {
        url: () => socketUrl(`/ws/tables/${id}`, { since: this.number, invite }),
        message: (message) => this.heard(message),
        line: (line, code) => this.lineChanged(line, code),
        introduce: hooks.introduce ?? (() => Promise.resolve()),
      },
      outside,
    )
    this.stopHoping = onHope(() => this.socket.hurry())
  }

  open(): void {
    this.socket.connect()
  }

  close(): void {
    this.stopHoping()
    clearTimeout(this.waiting)
    this.socket.close()
    this.stage.close()
  }

  /** Connect again now. */
  hurry(): void {
    this.socket.hurry()
  }

  // Sending

  choose(option: string): void {
    const decision = this.decision
    if (!decision || this.sending) return
    this.sending = { decision: decision.id, option }
    this.seenUpTo = this.number
    this.say({ type: 'choose', decision: decision.id, option })
  }

  /** The best answers, if the table allows it. What is known already is not asked for again. */
  askHint(): void {
    const decision = this.decision
    if (!decision || !this.table?.hints) return
    if (this.hint?.decision === decision.id && !this.hint.failed) return
    this.hint = { decision: decision.id, lines: null, failed: false }
    if (!this.say({ type: 'hint', decision: decision.id })) this.hint = { ...this.hint, failed: true }
  }

  why(attempt: string, at: Element | null = null): void {
    this.touched = at
    this.say({ type: 'why', attempt })
  }

  /** Shows the last whole round again, or what there has been of this one. */
  again(which: 'last' | 'this'): boolean {
    if (this.stage.busy || !this.view) return false
    const batches = this.rounds.take(which, this.view)
    this.stage.again(batches)
    return batches.length > 0
  }

  /** Takes the sealed answer back. Should it be too late, the server says so. */
  takeBack(): void {
    if (this.back !== null) this.say({ type: 'take-back', decision: this.back })
  }

  askAlways(asks: string, on: boolean): void {
    this.say({ type: 'ask-always', asks, on })
  }

  stand(asks: string, on: boolean): void {
    this.say({ type: 'standing', asks, on })
  }

  talk(text: string): boolean {
    return this.say({ type: 'chat', text })
  }

  /** Speaks all the same, and pays for it. */
  speak(): void {
    const option = this.hushed?.option
    this.hushed = null
    if (option) this.say({ type: 'choose', decision: '', option })
  }

  keepQuiet(): void {
    this.hushed = null
  }

  /** A moment of the server's clock, by ours. */
  ours(moment: number): number {
    return moment - this.ahead
  }

  /** When this seat's time is up, by our clock. */
  until(seat: number): number | null {
    const clock = this.clocks.find((each) => each.seat === seat)
    return clock ? this.ours(clock.until) : null
  }

  /** When the phase in which everybody acts at once is over, by our clock. */
  phaseUntil(): number | null {
    return this.phase ? this.ours(this.phase.until) : null
  }

  noted(): LuckNote {
    return this.shares.noted()
  }

  /** Bots need not wait longer than it took to see everything. At once they do not wait at all. */
  private saySeen(): void {
    if (this.me < 0 || this.number <= this.seen || this.table?.pace === 'instant') return
    if (this.phase) return // nobody waits in real time
    this.seen = this.number
    this.say({ type: 'seen', number: this.number })
  }

  private say(message: ClientMessage): boolean {
    return this.socket.send(message)
  }

  // Receiving

  private heard(message: ServerMessage): void {
    switch (message.type) {
      case 'hello':
        this.ahead = message.now - Date.now()
        this.table = message.table
        this.chat = message.chat
        this.standing = message.standing
        this.always = message.always
        this.shares.connected()
        this.luckChanged(message.luck)
        break
      case 'table':
        this.table = message.table
        break
      case 'history':
        this.pieces = [...this.pieces.filter((event) => event.number < message.since), ...message.events]
        break
      case 'view':
        this.viewChanged(message)
        break
      case 'presence':
        this.here = message.here
        this.watching = message.watching
        break
      case 'chat':
        if (!this.chat.some((line) => line.number === message.line.number)) {
          this.chat = [...this.chat, message.line]
        }
        break
      case 'hushed':
        this.hushed = message
        break
      case 'clock':
        this.ahead = message.now - Date.now()
        this.clocks = message.clocks
        this.phase = message.phase
        break
      case 'time-up':
        this.hooks.timeUp?.(message.chosen, message.by_host)
        break
      case 'luck':
        this.luckChanged(message.luck)
        break
      case 'standing':
        this.standing = message.on
        this.always = message.always
        break
      case 'chosen':
      case 'taken-back':
        break // the view that follows says what came of it
      case 'why':
        this.hooks.refused?.(message.refusal, this.touched)
        break
      case 'hinted':
        if (this.hint?.decision === message.decision) this.hint = { ...message, failed: false }
        break
      case 'error':
        this.faultHeard(message.about, message.fault)
        break
      case 'pong':
        this.ahead = message.now - Date.now()
        break
    }
  }

  private viewChanged(message: ViewChanged): void {
    const fresh = [...this.pieces, ...message.events].filter((event) => event.number >= this.number)
    this.pieces = []
    if (!message.full && message.since > this.number) {
      this.say({ type: 'resume', since: this.number }) // something is missing in between
      return
    }
    const first = this.view === null && this.number === 0
    this.number = message.full ? message.number : Math.max(this.number, message.number)
    if (message.clocks !== undefined) this.clocks = message.clocks
    if (message.back !== undefined) this.sealed = message.back
    if (message.phase !== undefined) this.phase = message.phase
    if (message.decision !== undefined) this.decisionHeard(message.decision, message.full)
    // On arrival the table is shown as it is; only what happens from then on is animated.
    // In real time nobody waits for a show: what is still to be seen of the time before is over, too.
    if (this.phase) this.stage.skip()
    this.stage.push({ events: fresh, view: message.view, silent: first, live: this.phase !== null })
    if (first) this.seenUpTo = this.seen = this.number
  }

  private decisionHeard(decision: Decision | null, full: boolean): void {
    const before = this.asked
    this.asked = decision
    if (this.sending && this.sending.decision !== decision?.id) this.sending = null
    // In real time a seat is asked on and on: only the first time is news.
    if (decision && decision.id !== before?.id && !(this.phase && before)) this.hooks.asked?.(decision)
    // After a loss the same question is still open: the answer had not arrived. Twice does no harm.
    if (full && decision && this.sending) this.say({ type: 'choose', ...this.sending })
  }

  private luckChanged(luck: LuckState): void {
    const before = this.luck?.lost.length ?? luck.lost.length
    this.luck = luck
    this.shares.heard(luck, this.me)
    for (const missing of luck.lost.slice(before)) this.hooks.dealLost?.(missing)
  }

  private faultHeard(about: string, fault: Fault): void {
    this.lastFault = fault
    if (about === 'choose' && this.sentTooSoon(fault)) return
    if (about === 'choose') this.sending = null
    if (about === 'hint' && this.hint) {
      this.hint = { ...this.hint, failed: true, fault } // said where the hint would stand
      return
    }
    if (HARMLESS.has(fault.code)) return
    if (about === 'why' || (about === 'choose' && fault.rule)) {
      this.hooks.refused?.({ rule: fault.rule ?? '', key: fault.key, args: fault.args }, this.touched)
      return
    }
    if (about !== '') this.hooks.fault?.(fault)
  }

  /** In real time one command follows the other only after a moment: then the same is sent again. */
  private sentTooSoon(fault: Fault): boolean {
    const { sending } = this
    const wait = fault.args.find(({ name }) => name === 'wait')?.value
    if (fault.key !== 'refusal-too-fast' || typeof wait !== 'number' || !sending) return false
    clearTimeout(this.waiting)
    this.waiting = setTimeout(() => {
      if (this.sending === sending) this.say({ type: 'choose', ...sending })
    }, wait)
    return true
  }

  private lineChanged(line: Line, code: number): void {
    this.line = line
    if (line !== 'open' && this.hint?.lines === null) this.hint = { ...this.hint, failed: true }
    if (line !== 'closed') return
    this.ended = code === 4410 ? plainFault('closed') : (this.lastFault ?? plainFault('unknown'))
  }
}

/** Asks the server for something and says what went wrong, if anything did. */
export async function attempt<T>(what: () => Promise<T>, wrong: (fault: Fault) => void): Promise<T | null> {
  try {
    return await what()
  } catch (error) {
    wrong(error instanceof Failure ? error.fault : faultOf(error))
    return null
  }
}
