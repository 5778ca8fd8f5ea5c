/** How long each event is played, and how a long batch is played faster so that nobody waits for a show. */
import { numberIn } from '../../table/args'
import type { Event } from '../../table/board'

/** Milliseconds; what is not here is told by the log alone. */
const LENGTH: Record<string, number> = {
  'character-taken': 380,
  'team-taken': 420,
  'first-player': 420,
  placed: 620,
  'round-started': 980,
  'card-picked': 240,
  'hand-drawn': 320,
  'deck-shuffled': 240,
  'turn-started': 340,
  'card-played': 460,
  'card-hidden': 460,
  'bonus-played': 460,
  'cards-drawn': 520,
  'hands-away': 240,
  'hand-kept': 320,
  'stealing-started': 900,
  'card-up': 760,
  'no-effect': 620,
  moved: 460,
  climbed: 400,
  shot: 860,
  pushed: 460,
  stood: 320,
  robbed: 660,
  punched: 340,
  'loot-dropped': 420,
  'purse-kept': 660,
  knocked: 440,
  'marshal-moved': 640,
  'marshal-stayed': 320,
  fled: 480,
  'neutral-bullet': 600,
  'no-bullets': 420,
  event: 980,
  swept: 700,
  'strongbox-out': 620,
  'picked-pocket': 660,
  'pocket-left': 240,
  'hostage-paid': 660,
  'game-ended': 900,
  'purses-opened': 240,
  'bounty-paid': 240,
}

/** Kinds of which several in a row are one thing seen: everybody flees at once. */
const TOGETHER = new Set([
  'placed',
  'hand-drawn',
  'card-picked',
  'hand-kept',
  'fled',
  'neutral-bullet',
  'swept',
  'hostage-paid',
  'purses-opened',
  'bounty-paid',
])

export const LONGEST_BATCH = 24_000
const FASTEST = 0.5

/** This event with those after it that happen at the same time. */
export function together(event: Event, rest: readonly Event[]): Event[] {
  if (!TOGETHER.has(event.kind)) return [event]
  const end = rest.findIndex((next) => next.kind !== event.kind)
  return [event, ...(end < 0 ? rest : rest.slice(0, end))]
}

export function lengthOf(event: Event): number {
  return LENGTH[event.kind] ?? 0
}

/** By how much a batch is shortened: 1 is the full length. */
export function paceOf(events: readonly Event[]): number {
  let total = 0
  let last = ''
  for (const event of events) {
    if (!(TOGETHER.has(event.kind) && event.kind === last)) total += lengthOf(event)
    last = event.kind
  }
  return total <= LONGEST_BATCH ? 1 : Math.max(FASTEST, LONGEST_BATCH / total)
}

/** How far somebody goes, in cars: the farther, the longer it takes. */
export function stretch(event: Event, fromCar: number): number {
  const cars = Math.abs(numberIn(event, 'car') - fromCar)
  return 1 + 0.4 * Math.max(0, cars - 1)
}
