/** Which things on the board can be touched: made from what the options say they touch. */
import type { Decision, Option } from '../protocol'

export interface Lit {
  /** All options of the open decision. */
  readonly options: readonly Option[]
  /** Whether any option touches this thing. */
  has(thing: string): boolean
  /** The options that touch this thing. */
  of(thing: string): readonly Option[]
  /** The options that touch all of these things (of no thing: all options). */
  withAll(things: readonly string[]): readonly Option[]
  /** The options that touch exactly these things, in whatever order: what a finished selection means. */
  exactly(things: readonly string[]): readonly Option[]
}

export function litBy(decision: Decision | null): Lit {
  const options = decision?.options ?? []
  const byThing = new Map<string, Option[]>()
  for (const option of options) {
    for (const thing of new Set(option.label.touches)) {
      const known = byThing.get(thing)
      if (known) known.push(option)
      else byThing.set(thing, [option])
    }
  }
  const touchesAll = (option: Option, things: readonly string[]) =>
    things.every((thing) => option.label.touches.includes(thing))
  return {
    options,
    has: (thing) => byThing.has(thing),
    of: (thing) => byThing.get(thing) ?? [],
    withAll: (things) => options.filter((option) => touchesAll(option, things)),
    exactly: (things) => {
      const wanted = new Set(things)
      return options.filter(
        (option) => new Set(option.label.touches).size === wanted.size && touchesAll(option, [...wanted]),
      )
    },
  }
}
