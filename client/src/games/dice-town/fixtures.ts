/** Recorded moments for tests: tools/board_fixtures.py. */
import type { Card, Decision, Event, Result } from '../../protocol'
import type { DiceView } from './model'

export interface Moment {
  seat: number
  names: string[]
  before: DiceView
  past: Event[]
  message: { events: Event[]; view: DiceView; decision: Decision | null }
  result: Result | null
}

const files = import.meta.glob<unknown>('../../dev/fixtures/dice-town-*.json', {
  eager: true,
  import: 'default',
})
const named = (name: string) => files[`../../dev/fixtures/dice-town-${name}.json`]

export const CARDS = named('cards') as Card[]

export const MOMENTS: [string, Moment][] = Object.entries(files)
  .filter(([file]) => !file.endsWith('-cards.json'))
  .map(([file, moment]) => [
    file.slice(file.lastIndexOf('/') + 'dice-town-'.length + 1, -'.json'.length),
    moment as Moment,
  ])

export function moment(name: string): Moment {
  return named(name) as Moment
}

/** The question of a moment that asks one. */
export function decisionOf(name: string): Decision {
  const { decision } = moment(name).message
  if (!decision) throw new Error(`nobody is asked in ${name}`)
  return decision
}
