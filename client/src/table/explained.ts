/**
 * Things of a board explain themselves. A thing has a name, "place:bank" or "count:dollars:b" (whose it is comes
 * last), and its name is its message: `<game>-place-bank` names it and says in `.text` what it is and what it gives.
 * A game adds the rules to read (generated from its facts) and how things stand now. docs/adding-a-board.md
 */
import { LETTERS } from './things'
import type { AnyView, Arg, Card, Event, Piece, Sayable, SeatInfo } from './board'

export interface Thing {
  /** The whole name: "count:dollars:b". */
  thing: string
  kind: string
  name: string
  whose: string
}

/** What a game may look at when it says how a thing stands. */
export interface Looking<V extends AnyView = AnyView> {
  /** The table as it is shown now. */
  view: V
  past: readonly Event[]
  cards: readonly Card[]
  seats: readonly SeatInfo[]
  /** The reader's own seat; -1 for a spectator. */
  me: number
}

/** What a game says of a thing beyond its message. */
export interface Note {
  /** The message, without the game's name, where it is another than the thing's own. */
  term?: string
  /** The attribute that says what it is, where it is not `.text`. */
  form?: string
  args?: readonly Arg[]
  /** Instead of the message's own text: a title made up of several names. */
  title?: Sayable
  /** How it stands now: what it holds, who leads, whose it is. A sentence each. */
  now?: readonly Sayable[]
  /** Other things that the reader may want to look at next. */
  see?: readonly string[]
}

export interface Things<V extends AnyView = AnyView> {
  /** The rule to read about each thing, by the term of its message or by its kind. */
  rules: Readonly<Record<string, string>>
  note?: (thing: Thing, at: Looking<V>) => Note
}

/** A thing's card: what stands under the glass. */
export interface Explained {
  thing: string
  title: string
  text: string
  now: readonly Piece[][]
  rule: string
  see: readonly string[]
}

export interface Speaking {
  has: (key: string) => boolean
  say: (said: Sayable) => string
  tell: (said: Sayable) => Piece[]
}

export function parts(thing: string): Thing {
  const [kind = '', name = '', whose = ''] = thing.split(':')
  return { thing, kind, name, whose }
}

/** The card of a thing; null if the game has no word for it. */
export function explained<V extends AnyView>(
  thing: string,
  game: string,
  { rules, note }: Things<V>,
  at: Looking<V>,
  { has, say, tell }: Speaking,
): Explained | null {
  const whole = parts(thing)
  const usual = common(whole, at)
  const own = note?.(whole, at) ?? {}
  const known = { ...usual, ...own }
  const term = known.term ?? [whole.kind, whole.name].filter(Boolean).join('-')
  const args = known.args ?? []
  const key = `${game}-${term}`
  const text = `${key}.${known.form ?? 'text'}`
  const title = known.title ?? { key, args }
  if (!has(title.key)) return null
  return {
    thing,
    title: say(title),
    text: has(text) ? say({ key: text, args }) : '',
    now: [...(usual.now ?? []), ...(own.now ?? [])].map(tell),
    rule: rules[term] ?? rules[whole.kind] ?? '',
    see: known.see ?? [],
  }
}

/** What is the same in every game: cards have the words the server lists, seats are people. */
function common({ kind, name }: Thing, { cards, seats }: Looking): Note {
  if (kind === 'card') {
    const number = cards.findIndex((card) => card.name === name)
    const card = cards[number]
    if (card) return { term: card.term, args: [...card.args, { name: 'card', what: 'card', value: number }] }
  }
  if (kind === 'seat') {
    const seat = LETTERS.indexOf(name)
    const title = { key: 'client-thing-seat', args: [seatArg(seat)] }
    const now = seats[seat]?.bot ? [{ key: 'client-thing-bot', args: [] }] : []
    if (seats[seat]) return { term: 'seat', title, now }
  }
  return {}
}

// Arguments, for the sentences of a game

export const seatArg = (value: number, name = 'seat'): Arg => ({ name, what: 'seat', value })
export const numberArg = (value: number, name = 'n'): Arg => ({ name, what: 'number', value })
export const termArg = (value: string, name: string): Arg => ({ name, what: 'term', value })
export const cardsArg = (value: readonly number[], name = 'cards'): Arg => ({
  name,
  what: 'cards',
  value: [...value],
})
