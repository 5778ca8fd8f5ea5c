/**
 * How long each sentence stays. The reader sets the speed; a reader who has fallen behind is shown things quicker,
 * and at last as stills. What concerns the reader, and big moments, always stay as long as it takes to read them.
 */
import type { Moment } from './board'
import { LEAST, REPEATED } from './pace'

export type Speed = 'slow' | 'normal' | 'fast'
export const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast']
/** What the lengths of a show are multiplied by. */
export const FACTOR: Readonly<Record<Speed, number>> = { slow: 1.6, normal: 1, fast: 0.5 }

/** How an event is told to this reader. */
export interface Telling {
  /** Milliseconds to read its sentence; 0: it has none, and is not waited for. */
  reading: number
  /** It happens to the reader. */
  mine: boolean
  moment: Moment | null
  /** The board shows it as plainly as the sentence says it. */
  glance: boolean
}

export const UNTOLD: Telling = { reading: 0, mine: false, moment: null, glance: false }

/** How quickly the show has to go on. */
export interface Haste {
  /** At most 1: what lengths are multiplied by. */
  hurry: number
  /** Nothing travels any more. */
  still: boolean
}

export const PATIENCE = 20_000 // ms of show that one may be behind without being hurried
const FAR_BEHIND = 3 // times the patience: from then on only stills are shown
const MOST_HURRIED = 0.35
const STILL = 450 // ms for a sentence, then
const SEEN = 300 // ms: shorter than this nothing can be noticed
const BIG = 1900 // ms, at least, for a big moment

/** By how much show (ms) the reader is behind what has happened. */
export function hasteOf(behind: number, patience = PATIENCE): Haste {
  if (behind <= patience) return { hurry: 1, still: false }
  return { hurry: Math.max(MOST_HURRIED, patience / behind), still: behind > patience * FAR_BEHIND }
}

/** How long it stays; `repeated`: it follows another of the same kind, seen at the same time. */
export function timeOf(telling: Telling, repeated: boolean, speed: Speed, haste: Haste): number {
  const { reading, mine, moment, glance } = telling
  const pace = FACTOR[speed]
  if (moment) return Math.max(BIG, reading) * Math.max(1, pace)
  if (!reading) return 0
  if (mine) return Math.max(LEAST, reading) * Math.max(1, pace)
  const whole = glance && speed !== 'slow' ? LEAST : Math.max(LEAST, reading)
  const time = whole * (repeated ? REPEATED : 1) * pace * haste.hurry
  return Math.max(SEEN, haste.still ? Math.min(STILL, time) : time)
}
