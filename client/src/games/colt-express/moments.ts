/** Recorded moments of real games, for tests. */
import type { Result } from '../../protocol'
import type { Decision, Event } from '../../table/board'
import type { ColtView } from './view'

export interface Moment {
  seat: number
  names: string[]
  before: ColtView
  past: Event[]
  result: Result | null
  message: { events: Event[]; view: ColtView; decision: Decision | null }
}

const files = import.meta.glob<Moment>('../../dev/fixtures/colt-express-*.json', {
  eager: true,
  import: 'default',
})

export const moments: [string, Moment][] = Object.entries(files)
  .filter(([file]) => !file.endsWith('-cards.json'))
  .map(([file, moment]) => [/colt-express-(.+)\.json$/.exec(file)?.[1] ?? file, moment])

export function moment(name: string): Moment {
  const found = moments.find(([each]) => each === name)
  if (!found) throw new Error(`no such moment: ${name}`)
  return found[1]
}
