/** What is to be remembered of a round beyond the view: its throws, who won which place, whose hand was what. */
import type { Event } from '../../table/board'
import { numberIn, wordIn } from '../../table/args'
import { placeIn, type Place } from './model'

export type Outcome = { kind: 'won'; seat: number } | { kind: 'nobody' } | { kind: 'nothing' }

export interface Chronicle {
  throws: number
  outcomes: Partial<Record<Place, Outcome>>
  /** Poker hands by seat, as terms: "hand-full-house". */
  hands: Record<number, string>
  /** Where the round is: the place that was told of last. */
  place: Place | null
}

export const BLANK: Chronicle = { throws: 0, outcomes: {}, hands: {}, place: null }

/** The chronicle after these events; only the last round that began counts. */
export function chronicle(events: readonly Event[]): Chronicle {
  let found = { ...BLANK, outcomes: {}, hands: {} } as Chronicle
  let before = ''
  for (const event of events) {
    switch (event.kind) {
      case 'round-started':
        found = { throws: 0, outcomes: {}, hands: {}, place: null }
        break
      case 'thrown':
        if (before !== 'thrown') found.throws += 1
        break
      case 'combined':
        found.hands[numberIn(event, 'seat')] = wordIn(event, 'hand')
        break
      case 'won':
      case 'ruled':
        end(found, event, { kind: 'won', seat: numberIn(event, 'seat') })
        break
      case 'unclaimed':
        end(found, event, { kind: 'nobody' })
        break
      case 'nothing-there':
        end(found, event, { kind: 'nothing' })
        break
      case 'dispute':
        found.place = placeIn(event)
        break
      case 'stagecoach-moved':
        found.place = 'stagecoach'
        break
      case 'elixir-drunk':
      case 'doc-order':
      case 'doc-helpless':
      case 'doc-declined':
        found.place = 'doc-badluck'
        break
    }
    before = event.kind
  }
  return found
}

function end(found: Chronicle, event: Event, outcome: Outcome): void {
  const place = placeIn(event)
  if (!place) return
  found.place = place
  found.outcomes[place] = outcome
}
