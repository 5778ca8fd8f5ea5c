/** Which option a choice of dice and cards means, and what keeping costs: all of it read from the options. */
import type { Option } from '../../table/board'
import { numberIn } from '../../table/args'
import * as facts from './facts'
import { dieThing, namedCard } from './model'

export const BRUTE = namedCard(facts.BRUTE)
export const CHEATER = namedCard(facts.CHEATER)

/** Dice lifted, and the cards declared with them. */
export interface Keep {
  dice: readonly number[]
  brute: boolean
  cheaters: number
}

/** The option that is exactly this choice. */
export function optionFor(options: readonly Option[], keep: Keep): Option | undefined {
  const things = keep.dice.map(dieThing)
  if (keep.brute) things.push(BRUTE)
  if (keep.cheaters) things.push(CHEATER)
  return options.find(
    ({ label }) =>
      label.touches.length === things.length &&
      things.every((thing) => label.touches.includes(thing)) &&
      numberIn(label, 'cheaters') === keep.cheaters,
  )
}

/** The same choice as an attempt, for the question why it is not possible. */
export function attemptAt(keep: Keep): string {
  const dice = [...keep.dice].sort((one, other) => one - other).join(',') || 'none'
  return `keep:${dice}${keep.brute ? '+brute' : ''}${'+cheater'.repeat(keep.cheaters)}`
}

/** Turning a die to a face, as an attempt. */
export function attemptToTurn(die: number, face: string): string {
  return `turn:${die}:${face}`
}

export interface Stub {
  count: number
  /** Dollars; null where no option keeps this many dice. */
  cost: number | null
}

/** What keeping none, one, two… dice costs, with or without The Brute. */
export function tariff(options: readonly Option[], loose: number, brute: boolean): Stub[] {
  const stubs: Stub[] = []
  for (let count = 0; count <= loose; count += 1) {
    const option = options.find(
      ({ label }) => numberIn(label, 'n') === count && label.touches.includes(BRUTE) === brute,
    )
    stubs.push({ count, cost: option ? numberIn(option.label, 'cost') : null })
  }
  return stubs
}

/** How many Cheaters the options let one declare at most. */
export function mostCheaters(options: readonly Option[]): number {
  return Math.max(0, ...options.map((option) => numberIn(option.label, 'cheaters')))
}
