/** Where in the game we are, in words. */
import { plainWords, type T } from './desk'
import { ACTING, PHASES, ROUNDS, SPACE_COUNT } from './facts'
import type { CarsonView } from './view'

export function where(view: CarsonView, t: T): string {
  const { b } = plainWords(t)
  if (view.over) return b('where-over')
  if (!view.round) return b('phase-setup')
  const phase = b(`phase-${PHASES[view.phase] ?? 'setup'}`)
  const step =
    view.phase === ACTING && view.action >= 0 ? [b('step-of', { n: view.action + 1, of: SPACE_COUNT })] : []
  return [b('round-of', { n: view.round, of: ROUNDS }), phase, ...step].join(' · ')
}
