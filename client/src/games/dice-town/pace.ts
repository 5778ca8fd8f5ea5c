/** How long each event is played, and how a long batch is played faster so that nobody waits for a show. */
import type { Event } from '../../table/board'

/** Milliseconds; what is not here is told by the log alone. */
const LENGTH: Record<string, number> = {
  'round-started': 450,
  thrown: 720,
  'last-throw': 700,
  kept: 760,
  'keep-reduced': 400,
  declared: 500,
  paid: 560,
  combined: 500,
  'card-played': 900,
  cancelled: 900,
  'fee-waived': 400,
  cheating: 500,
  'die-changed': 600,
  'cheater-left': 300,
  unclaimed: 320,
  'nothing-there': 320,
  won: 480,
  dispute: 800,
  offered: 1000,
  ruled: 1000,
  'bribe-paid': 600,
  'nuggets-taken': 620,
  'bank-robbed': 660,
  'split-paid': 560,
  'stagecoach-moved': 800,
  'store-drawn': 480,
  'store-shuffled': 300,
  'store-kept': 480,
  'joe-paid': 560,
  'joe-shown': 500,
  'joe-idle': 300,
  'saloon-drawn': 540,
  stolen: 560,
  'badge-moved': 760,
  'badge-kept': 400,
  'property-taken': 640,
  'property-drawn': 480,
  'row-filled': 400,
  'elixir-drunk': 500,
  'doc-order': 500,
  'doc-declined': 250,
  'doc-helpless': 250,
  fenced: 560,
  'doc-card': 500,
  'small-theft': 560,
  'big-theft': 560,
  'round-ended': 200,
  'game-ended': 900,
}

/** Kinds of which several in a row are one thing seen: all cups go up together. */
const TOGETHER = new Set([
  'thrown',
  'kept',
  'paid',
  'combined',
  'offered',
  'bribe-paid',
  'small-theft',
  'big-theft',
])

export const LONGEST_BATCH = 7000
const FASTEST = 0.4

/** This event with those after it that happen at the same time. */
export function together(event: Event, rest: readonly Event[]): Event[] {
  const beat = [event]
  if (!TOGETHER.has(event.kind)) return beat
  for (const next of rest) {
    if (next.kind !== event.kind) break
    beat.push(next)
  }
  return beat
}

export function lengthOf(kind: string): number {
  return LENGTH[kind] ?? 0
}

/** By how much a batch is shortened: 1 is the full length. */
export function paceOf(events: readonly Event[]): number {
  let total = 0
  let last = ''
  for (const event of events) {
    if (!(TOGETHER.has(event.kind) && event.kind === last)) total += lengthOf(event.kind)
    last = event.kind
  }
  return total <= LONGEST_BATCH ? 1 : Math.max(FASTEST, LONGEST_BATCH / total)
}
