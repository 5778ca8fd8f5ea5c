/** Recorded moments for tests. */
import type { Decision } from '../../protocol'
import { recorded } from '../../table/board.fake'
import type { DiceView } from './model'

export const { cards, moments, moment } = recorded<DiceView>(
  import.meta.glob('./fixtures/*.json', { eager: true, import: 'default' }),
)

/** The question of a moment that asks one. */
export function decisionOf(name: string): Decision {
  const { decision } = moment(name).message
  if (!decision) throw new Error(`nobody is asked in ${name}`)
  return decision
}
