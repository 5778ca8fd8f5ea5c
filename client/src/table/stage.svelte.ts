/**
 * Plays what happened, in order, before the new view is shown: a small queue that can be skipped.
 *
 * A batch is all that happened between two views. Each of its events is handed to the board, and when the last
 * one is done the view is swapped. Nobody waits for a show: a client that falls behind (many batches, a hidden tab)
 * jumps forward.
 */
import type { AnyView, Event, Play, Scene, Stage as StageContract } from './board'

export interface Batch<V extends AnyView = AnyView> {
  events: readonly Event[]
  view: V
  /** Whether there is anything to see, or only the state to be taken over (a connection, a jump). */
  silent?: boolean
}

interface Hooks<V extends AnyView> {
  /** An event begins to play: log it; say and sound it, unless the batch is silent. */
  began?: (event: Event, silent: boolean) => void
  /** A batch is done: show its view. */
  shown: (batch: Batch<V>) => void
  /** The view on the screen. */
  current: () => V | null
  /** Whether things may travel. */
  motion: () => boolean
}

const MOST_BEHIND = 4 // batches; beyond that the oldest are not played any more

export class Stage<V extends AnyView = AnyView> implements StageContract<V> {
  busy = $state(false)
  private queue: Batch<V>[] = []
  private play: Play<V> | null = null
  private running = false
  private skipping = new AbortController()
  private readonly hurried = new WeakSet<Batch<V>>()

  constructor(private readonly hooks: Hooks<V>) {}

  perform(play: Play<V>): () => void {
    this.play = play
    return () => {
      if (this.play === play) this.play = null
    }
  }

  push(batch: Batch<V>): void {
    this.queue.push(batch)
    if (this.queue.length > MOST_BEHIND) this.skip()
    if (!this.running) void this.run()
  }

  /** Everything that runs or waits now is over at once; what comes later is played again. */
  skip(): void {
    if (!this.running) return
    for (const batch of this.queue) this.hurried.add(batch)
    this.skipping.abort()
    this.skipping = new AbortController()
  }

  private async run(): Promise<void> {
    this.running = true
    try {
      for (let batch = this.queue.shift(); batch; batch = this.queue.shift()) {
        await this.playBatch(batch)
      }
    } finally {
      this.running = false
      this.busy = false
    }
  }

  private async playBatch(batch: Batch<V>): Promise<void> {
    const before = this.hooks.current()
    const signal = this.skipping.signal
    const idle = batch.silent || before === null || this.hurried.has(batch)
    for (const [at, event] of batch.events.entries()) {
      this.hooks.began?.(event, batch.silent ?? false)
      if (idle || this.play === null || document.hidden || signal.aborted) continue
      this.busy = true
      await this.playEvent(event, this.scene(before, batch, at, signal))
    }
    this.hooks.shown(batch)
  }

  private async playEvent(event: Event, scene: Scene<V>): Promise<void> {
    try {
      // A skip takes effect at once, whatever the board is doing.
      await Promise.race([this.play?.(event, scene), aborted(scene.signal)])
    } catch (error) {
      console.error('an animation failed', event.kind, error) // the game goes on
    }
  }

  private scene(before: V, batch: Batch<V>, at: number, signal: AbortSignal): Scene<V> {
    return {
      before,
      after: batch.view,
      motion: this.hooks.motion(),
      signal,
      rest: batch.events.slice(at + 1),
      wait: (ms) =>
        Promise.race([new Promise<void>((done) => setTimeout(done, ms)), aborted(signal)]) as Promise<void>,
    }
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((done) => signal.addEventListener('abort', () => done(), { once: true }))
}
