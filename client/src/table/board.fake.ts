/** Recorded moments of real games (tools/board_fixtures.py), and what a board is given then, for tests. */
import { createRawSnippet } from 'svelte'
import type { AnyView, BoardProps, Card, Decision, Event, Sayable } from './board'
import type { Result } from '../protocol'
import { litBy } from './lit'

export interface Moment<V extends AnyView> {
  game: string
  seat: number
  names: string[]
  before: V
  past: Event[]
  message: { events: Event[]; view: V; decision: Decision | null }
  result: Result | null
}

/** The moments of a game by name, from the files of its folder `fixtures`. */
export function recorded<V extends AnyView>(files: Record<string, unknown>) {
  const byName = new Map(
    Object.entries(files).map(([file, what]) => [
      file.slice(file.lastIndexOf('/') + 1, -'.json'.length),
      what,
    ]),
  )
  const cards = byName.get('cards') as Card[]
  byName.delete('cards')
  const moments = [...byName] as [string, Moment<V>][]
  function moment(name: string): Moment<V> {
    const found = byName.get(name)
    if (!found) throw new Error(`no such moment: ${name}`)
    return found as Moment<V>
  }
  return { cards, moments, moment }
}

const nothing = createRawSnippet(() => ({ render: () => '<span></span>' }))

/** Sentences are their keys, so that a test reads in no language. */
export const spoken = (said: Sayable) => [said.key, ...said.args.map((arg) => String(arg.value))].join(' ')

/** What a board is given at a moment; nothing comes of what is chosen. */
export function given<V extends AnyView>(
  { game, seat, names, past, message }: Moment<V>,
  cards: readonly Card[],
  more: Partial<BoardProps<V>> = {},
): BoardProps<V> {
  const decision = more.decision === undefined ? message.decision : more.decision
  return {
    game,
    view: message.view,
    past: [...past, ...message.events],
    seats: names.map((name, at) => ({
      seat: at,
      name,
      mark: at + 1,
      me: at === seat,
      bot: false,
      away: false,
      here: true,
      waiting: message.view.waiting.some((each) => each.seat === at),
      until: null,
    })),
    me: seat,
    cards,
    replay: false,
    sending: false,
    choose: () => undefined,
    why: () => undefined,
    say: spoken,
    explain: () => '',
    tell: () => [],
    t: (key, values = {}) => [key, ...Object.values(values)].join(' '),
    stage: {
      perform: () => () => undefined,
      busy: false,
      caption: null,
      next: () => undefined,
      skip: () => undefined,
    },
    glass: { explain: () => () => undefined, watch: () => undefined, refuse: () => undefined },
    openRule: () => undefined,
    announce: () => undefined,
    prompt: nothing,
    ticker: nothing,
    ...more,
    decision,
    lit: litBy(decision),
  }
}
