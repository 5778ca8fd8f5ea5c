/** What is picked on a board and not yet sent. What can be picked is each game's own. */
import { untrack } from 'svelte'
import type { AnyView } from './board'
import type { Desk } from './desk.svelte'

/** With this one, or without it if it was there; in order. */
export function toggled(all: readonly number[], one: number): number[] {
  return all.includes(one) ? all.filter((each) => each !== one) : [...all, one].sort((a, b) => a - b)
}

interface Forgetting {
  clear: () => void
  /** A choice is on its way question by question: they count as one. */
  planning: () => boolean
  /** What was picked stays to be seen until the next question comes. */
  lingers?: boolean
}

/**
 * A new question begins with nothing picked; but one whose sealed answer is taken back begins as it was answered, if
 * what was picked lingers. Call it while the board is made.
 */
export function forgetPicks<V extends AnyView>(
  desk: Desk<V>,
  { clear, planning, lingers }: Forgetting,
): void {
  let seen = ''
  let sealedAt: number | null = null // the last event there was while an answer lay sealed
  $effect.pre(() => {
    const asked = desk.decision?.id ?? ''
    const sealed = !asked && desk.takeBack !== null
    void desk.busy
    untrack(() => {
      const last = desk.past.at(-1)?.number ?? -1
      if (sealed) sealedAt = last
      if (asked === seen || (lingers && !asked)) return
      seen = asked
      const again = sealedAt === last // nothing was opened
      sealedAt = null
      if (!planning() && !(lingers && again)) clear()
    })
  })
}
