/** Which players an event happens to: a board names the arguments that say so, by kind of event. */
import { argument } from './args'
import type { AnyView, Event, GameUi } from './board'

export type Names = Readonly<Record<string, readonly string[]>>

/** The seat that an argument means, where it is not the number of one. */
export type SeatIn<V extends AnyView> = (event: Event, name: string, view: V) => number

/** Whether one of these arguments of the event is this seat. */
export function names<V extends AnyView>(
  event: Event,
  these: readonly string[],
  me: number,
  view: V,
  seatIn?: SeatIn<V>,
): boolean {
  if (me < 0) return false
  return these.some((name) => {
    const value = argument(event.args, name)
    if (typeof value === 'number') return value === me
    if (Array.isArray(value)) return (value as readonly unknown[]).includes(me)
    return value !== null && seatIn?.(event, name, view) === me
  })
}

/** `concerns` of a board, from the arguments that name the players an event happens to. */
export function concerning<V extends AnyView>(
  kinds: Names,
  seatIn?: SeatIn<V>,
): NonNullable<GameUi<V>['concerns']> {
  return (event, me, view) => names(event, kinds[event.kind] ?? [], me, view, seatIn)
}
