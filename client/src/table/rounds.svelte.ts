/** What was shown of the last two rounds, kept so that it can be shown again. */
import type { AnyView, Event } from './board'
import type { Batch } from './stage.svelte'

interface Shown<V extends AnyView> {
  before: V
  events: readonly Event[]
  view: V
}

export class Rounds<V extends AnyView = AnyView> {
  /** Where the rounds begin that are kept: numbers of events, oldest first. */
  private starts = $state.raw<readonly number[]>([])
  private shown: Shown<V>[] = []

  /** `kind` of event begins a round. */
  constructor(private readonly kind: () => string) {}

  get hasLast(): boolean {
    return this.starts.length > 1
  }
  get hasThis(): boolean {
    return this.starts.length > 0
  }

  /** A batch has been shown; before it the table looked like this. */
  note(before: V | null, batch: Batch<V>): void {
    if (batch.silent || !before || !batch.events.length) return
    this.shown.push({ before, events: batch.events, view: batch.view })
    const kind = this.kind()
    const begun = batch.events.filter((event) => event.kind === kind).map((event) => event.number)
    // A reader who comes in the middle of a round is shown what they have seen of it.
    const known = this.starts.length ? this.starts : [batch.events[0]?.number ?? 0]
    this.starts = [...known, ...begun.filter((number) => !known.includes(number))].slice(-2)
    const first = this.starts[0] ?? 0
    this.shown = this.shown.filter(({ events }) => (events.at(-1)?.number ?? 0) >= first)
  }

  /** Batches that turn the table back, show a round and end at the table as it is now. Without a last, this one. */
  take(which: 'last' | 'this', now: V): Batch<V>[] {
    const current = this.starts.at(-1) ?? 0
    const whole = which === 'last' && this.hasLast
    const since = whole ? (this.starts.at(-2) ?? 0) : current
    const until = whole ? current : Infinity
    const batches = this.shown
      .map((each) => ({ ...each, events: each.events.filter((event) => event.number < until) }))
      .filter(({ events }) => (events.at(-1)?.number ?? -1) >= since)
    return batches.map(({ before, events, view }, at) => ({
      events,
      view: at === batches.length - 1 ? now : view,
      again: true,
      since,
      // A copy: the board is to notice that this is another table than the one it has told of.
      ...(at === 0 ? { from: { ...before } } : {}),
    }))
  }
}
