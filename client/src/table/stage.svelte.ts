/**
 * Plays what happened, in order, before the new view is shown: a queue that can be paused, stepped and skipped.
 *
 * A batch is all that happened between two views. Each of its events is handed to the board and its sentence is
 * said; when the last one has been read the view is swapped. Nothing is left out unless the reader says so: a
 * client that falls behind gets quicker and then shows stills (tempo.ts), and nothing plays while the tab is hidden.
 */
import type { AnyView, Caption, Event, Play, Scene, Stage as StageContract } from './board'
import { FACTOR, hasteOf, timeOf, UNTOLD, type Haste, type Speed, type Telling } from './tempo'
import { Timer } from './timer'

export interface Batch<V extends AnyView = AnyView> {
  events: readonly Event[]
  view: V
  /** Whether there is anything to see, or only the state to be taken over (a connection, a jump). */
  silent?: boolean
  /** It happens in real time: it is said, and shown at once. */
  live?: boolean
  /** It has been shown before. */
  again?: boolean
  /** The table is turned back to this view first. */
  from?: V
  /** Events before this number only lead up to what is shown again. */
  since?: number
}

interface Hooks<V extends AnyView> {
  /** An event is said: log it, unless it is shown again; announce and sound it, unless the batch is silent. */
  began?: (event: Event, batch: Batch<V>) => void
  /** A batch is done: show its view. */
  shown: (batch: Batch<V>) => void
  /** Everything has been shown. */
  rested?: () => void
  /** The view on the screen. */
  current: () => V | null
  /** Whether things may travel. */
  motion: () => boolean
  /** How an event is told to this reader. */
  telling?: (event: Event, view: V) => Telling
  speed?: () => Speed
  /** Whether there is a board, or will be: without one nothing can be played. */
  awaited?: () => boolean
  /** How far the reader may be behind without being hurried (ms). */
  patience?: () => number | undefined
}

export class Stage<V extends AnyView = AnyView> implements StageContract<V> {
  busy = $state(false)
  paused = $state(false)
  caption = $state.raw<Caption | null>(null)
  private queue: Batch<V>[] = []
  private now: Batch<V> | null = null
  private said: Event[] = [] // of the batch that plays
  private play: Play<V> | null = null
  private performs: (() => void) | null = null // called when somebody plays events
  private skipping = new AbortController()
  private moving = new AbortController() // what moves now
  private saying = new AbortController() // what is said now
  private readonly hurried = new WeakSet<Batch<V>>()
  private readonly tellings = new WeakMap<Event, Telling>()
  private readonly timer = new Timer()

  constructor(private readonly hooks: Hooks<V>) {
    document.addEventListener('visibilitychange', this.look)
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.look)
    this.skip()
  }

  perform(play: Play<V>): () => void {
    this.play = play
    this.performs?.()
    return () => {
      if (this.play === play) this.play = null
    }
  }

  push(batch: Batch<V>): void {
    this.queue.push(batch)
    if (!this.now) void this.run()
  }

  /** Shows this once more, at once and before everything that waits. */
  again(batches: readonly Batch<V>[]): void {
    if (this.now) return
    this.queue.unshift(...batches)
    void this.run()
  }

  pause(paused = !this.paused): void {
    this.paused = paused
    this.look()
  }

  /** What is said and moves now is over; the next sentence comes. */
  next(): void {
    this.moving.abort()
    this.saying.abort()
  }

  /** Everything that runs or waits now is over at once; what comes later is played again. */
  skip(): void {
    if (!this.now) return
    for (const batch of [this.now, ...this.queue]) this.hurried.add(batch)
    this.next()
    this.skipping.abort()
    this.skipping = new AbortController()
    this.pause(false)
  }

  /** Nobody can see it in a hidden tab. */
  private readonly look = (): void => this.timer.halt(this.paused || document.hidden)

  private async run(): Promise<void> {
    try {
      while ((this.now = this.queue.shift() ?? null)) await this.playBatch(this.now)
    } finally {
      this.now = null
      this.busy = false
      this.caption = null
      this.hooks.rested?.()
    }
  }

  private async playBatch(batch: Batch<V>): Promise<void> {
    if (batch.from) this.hooks.shown({ ...batch, view: batch.from })
    this.said = []
    const before = this.hooks.current()
    for (const [at, event] of batch.events.entries()) {
      if (this.said.includes(event)) continue // it was part of an earlier beat
      if (this.play === null && this.hooks.awaited?.() && !this.passes(batch)) await this.performer()
      if (before === null || this.play === null || this.passes(batch)) {
        this.say(event, batch)
        continue
      }
      this.busy = true
      await this.playEvent(event, this.scene(before, batch, at))
    }
    this.hooks.shown(batch)
  }

  private passes(batch: Batch<V>): boolean {
    return batch.silent === true || batch.live === true || this.hurried.has(batch)
  }

  /** The board may still be on its way to this browser. */
  private performer(): Promise<void> {
    const comes = new Promise<void>((done) => (this.performs = done))
    return Promise.race([comes, aborted(this.skipping.signal)])
  }

  private async playEvent(event: Event, scene: Scene<V>): Promise<void> {
    const skipped = aborted(this.skipping.signal)
    try {
      const played = this.play?.(event, scene)
      const read = this.said.includes(event) ? null : scene.read([event])
      // A skip takes effect at once, whatever the board is doing.
      await Promise.race([Promise.all([played, read]), skipped])
    } catch (error) {
      console.error('an animation failed', event.kind, error) // the game goes on
    }
  }

  private scene(before: V, batch: Batch<V>, at: number): Scene<V> {
    const leading = batch.since !== undefined && (batch.events[at]?.number ?? 0) < batch.since
    const haste = this.haste(batch, at)
    this.moving = new AbortController()
    const signal = this.moving.signal
    return {
      before,
      after: batch.view,
      motion: !leading && !haste.still && this.hooks.motion(),
      tempo: leading ? 0 : FACTOR[this.speed] * haste.hurry,
      signal,
      rest: batch.events.slice(at + 1),
      wait: (ms) => (leading ? Promise.resolve() : this.timer.wait(ms, signal)),
      read: (events) => this.read(events, batch, haste),
    }
  }

  private async read(events: readonly Event[], batch: Batch<V>, haste: Haste): Promise<void> {
    for (const [at, event] of events.entries()) {
      if (this.now !== batch || this.said.includes(event)) continue
      this.say(event, batch)
      if (this.hurried.has(batch) || event.number < (batch.since ?? 0)) continue
      const telling = this.telling(event, batch)
      if (telling.reading) this.caption = { event, moment: telling.moment, again: batch.again ?? false }
      this.saying = new AbortController()
      const time = timeOf(telling, at > 0, this.speed, haste)
      if (time) await this.timer.wait(time, this.saying.signal)
    }
  }

  private say(event: Event, batch: Batch<V>): void {
    this.said.push(event)
    this.hooks.began?.(event, batch)
  }

  private get speed(): Speed {
    return this.hooks.speed?.() ?? 'normal'
  }

  private telling(event: Event, batch: Batch<V>): Telling {
    const known = this.tellings.get(event)
    if (known) return known
    const telling = this.hooks.telling?.(event, batch.view) ?? UNTOLD
    this.tellings.set(event, telling)
    return telling
  }

  /** What came last is never late; all that came before it and is not shown yet is. */
  private haste(batch: Batch<V>, at: number): Haste {
    const late = [batch, ...this.queue].slice(0, -1)
    const behind = late.reduce((sum, each) => sum + this.length(each, each === batch ? at : 0), 0)
    return hasteOf(behind, this.hooks.patience?.())
  }

  private length(batch: Batch<V>, from: number): number {
    if (batch.silent || batch.live) return 0
    const unhurried = hasteOf(0)
    return batch.events.slice(from).reduce((sum, event, at, all) => {
      const repeated = all[at - 1]?.kind === event.kind
      return sum + timeOf(this.telling(event, batch), repeated, this.speed, unhurried)
    }, 0)
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((done) => signal.addEventListener('abort', () => done(), { once: true }))
}
