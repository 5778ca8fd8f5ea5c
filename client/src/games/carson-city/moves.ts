/**
 * What a touch means. Some lines of the menu lead to a second question (land, attack, guard, a road): on the board a
 * touch of the parcel or the edge makes both choices, one after the other as the server asks for them.
 */
import type { Decision, Option, Sayable } from '../../table/board'
import type { Answer } from '../../table/plan.svelte'
import { compass, edgeOf, nameOf, parcelOf } from './model'

/** Lines of a menu that only say what comes next. */
const TWO_STEP: readonly string[] = ['land', 'attack', 'guard', 'road']
/** Everything a choice of two steps may be asked on its way. */
export const ON_THE_WAY: readonly string[] = [
  ...['character', 'cash', 'settle', 'take-tile', 'hire', 'arm', 'place', 'white', 'command', 'move-to'],
  ...['land', 'attack', 'guard', 'road', 'buy-land', 'buy-tile', 'build', 'house'],
]

export interface Move {
  option: Option
  thing: string
  /** What the button says. */
  label: Sayable
  /** A second question comes after it. */
  leads: boolean
}

/** What is left of a choice on its way. */
export interface Way {
  first: string
  thing: string
  done: boolean
}

export const leads = (option: Option): boolean => TWO_STEP.includes(option.name)

/** What can be done with a thing, from the options that touch it. */
export function movesOf(thing: string, options: readonly Option[]): Move[] {
  return options.map((option) => ({
    option,
    thing,
    label: leads(option) ? labelOf(option.name, thing) : option.label,
    leads: leads(option),
  }))
}

function labelOf(name: string, thing: string): Sayable {
  if (name === 'road') {
    const { parcel, side } = compass(edgeOf(thing))
    const args = [
      { name: 'parcel', what: 'text' as const, value: parcel },
      { name: 'side', what: 'term' as const, value: side },
    ]
    return { key: 'carson-city-option-lay', args }
  }
  const args = [{ name: 'parcel', what: 'text' as const, value: nameOf(parcelOf(thing)) }]
  return { key: `carson-city-option-${name}`, args }
}

/** The next answer on the way. */
export function nextAnswer(decision: Decision, way: Way): Answer<Way> {
  const nothing = { option: undefined, left: way }
  if (way.done) return nothing
  const first = decision.options.find((option) => option.name === way.first)
  if (first) return { option: first.name, left: { ...way, done: !leads(first) } }
  const second = decision.options.find((option) => option.label.touches.includes(way.thing))
  return decision.asks === way.first && second
    ? { option: second.name, left: { ...way, done: true } }
    : nothing
}
