/** What open questions are about, as everybody may know it. */
import type { Waiting } from '../protocol'
import type { Carrier } from './args'

/** What one of these questions is about (read it with `numberIn` and the like); null if none is open. */
export function aboutOf(waiting: readonly Waiting[], ...asks: string[]): Carrier | null {
  const found = waiting.find((each) => asks.includes(each.asks))
  return found ? { args: found.about } : null
}
