/** How long events move, what is seen at once, and how long it takes to read a sentence. */
import type { Event } from './board'

// Milliseconds. The server counts with the same figures (rooms/showing.py) when it allows for a show.
export const GLANCE = 250 // until the eye has found a sentence
export const LEAST = 600 // to see an event that says little
export const REPEATED = 0.4 // of its time, for a sentence after the first of the same kind
/** To read a letter. Words that change their endings take a little longer than those that do not. */
const LETTER: Record<string, number> = { en: 40, ru: 43, uk: 43 }

/** How long it takes to read this, by its length and its language. */
export function readingTime(text: string, lang: string): number {
  return text ? GLANCE + text.length * (LETTER[lang] ?? LETTER.en ?? 40) : 0
}

/** What is seen at the same time. */
export type Beat = readonly [Event, ...Event[]]

interface Timing {
  /** Milliseconds by kind. */
  lengths: Readonly<Record<string, number>>
  /** The length of all other kinds; without it nothing moves, and the sentence alone tells of them. */
  usual?: number
  /** Kinds of which several in a row are one thing seen: all cups go up together. */
  together: ReadonlySet<string>
}

export class Pace {
  constructor(private readonly timing: Timing) {}

  lengthOf(event: Event): number {
    return this.timing.lengths[event.kind] ?? this.timing.usual ?? 0
  }

  /** This event with those after it that happen at the same time. */
  beat(event: Event, rest: readonly Event[]): Beat {
    if (!this.timing.together.has(event.kind)) return [event]
    const end = rest.findIndex((next) => next.kind !== event.kind)
    return [event, ...(end < 0 ? rest : rest.slice(0, end))]
  }
}
