/** What sentences carry: the arguments of events, prompts and labels, by name. */
import type { Arg } from '../protocol'

export interface Carrier {
  args: readonly Arg[]
}

export function argument(args: readonly Arg[], name: string): Arg['value'] {
  return args.find((arg) => arg.name === name)?.value ?? null
}

export function numberIn(said: Carrier, name: string): number {
  const value = argument(said.args, name)
  return typeof value === 'number' ? value : 0
}

export function numbersIn(said: Carrier, name: string): number[] {
  const value = argument(said.args, name)
  return Array.isArray(value) ? value.filter((each) => typeof each === 'number') : []
}

export function wordIn(said: Carrier, name: string): string {
  const value = argument(said.args, name)
  return typeof value === 'string' ? value : ''
}

export function wordsIn(said: Carrier, name: string): string[] {
  const value = argument(said.args, name)
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}
