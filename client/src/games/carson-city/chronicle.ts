/** How the game went, round by round, from what happened. */
import { numberIn } from '../../table/args'
import type { Event } from '../../table/board'

/** What a player got in one round. */
export interface Gain {
  points: number
  income: number
}

const POINTS = new Set(['points-received', 'points-bought', 'limit-kept'])

/** By round, the first one first, and by seat. */
export function gainsOf(past: readonly Event[], seats: number): Gain[][] {
  const rounds: Gain[][] = []
  for (const event of past) {
    if (event.kind === 'round-started')
      rounds.push(Array.from({ length: seats }, () => ({ points: 0, income: 0 })))
    const gain = rounds.at(-1)?.[numberIn(event, 'seat')]
    if (gain && POINTS.has(event.kind)) gain.points += numberIn(event, 'count')
    if (gain && event.kind === 'income-received') gain.income += numberIn(event, 'amount')
  }
  return rounds
}
