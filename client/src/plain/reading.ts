/**
 * Any game's view as something to read. It knows no game, so it goes by the names and kinds of the fields:
 *
 * - `players`, a list with an entry for each seat, belongs to the seats;
 * - `seat`, `…_seat` and their plurals are seats by number, -1 is nobody;
 * - `card`, `…_card`, their plurals, and a list called `hand` are cards by number, -1 is none to be seen;
 * - a string that is a term of the game is that term.
 *
 * A field is called what the message `<game>-view-<field>` says, else what the engine calls it.
 */
import type { AnyView } from '../table/board'

/** What this needs to know of the table to write about it. */
export interface Reader {
  game: string
  seat: (seat: number) => string
  card: (card: number) => string
  has: (key: string) => boolean
  t: (key: string) => string
}

export interface Fact {
  name: string
  /** One thing said, or things that have facts of their own. */
  value: string | readonly (readonly Fact[])[]
}

type Fields = Record<string, unknown>

// What the seats and the prompt say already.
const ELSEWHERE = new Set(['seat', 'seats', 'waiting', 'over', 'players'])
const SEAT = /(^|_)seats?$/
const CARD = /(^|_)cards?$/

/** What lies on the table, seen from one seat. */
export function tableFacts(view: AnyView, reader: Reader): Fact[] {
  const fields = Object.entries(view).filter(([name]) => !ELSEWHERE.has(name))
  return facts(Object.fromEntries(fields), reader)
}

/** What belongs to a seat. */
export function seatFacts(view: AnyView, seat: number, reader: Reader): Fact[] {
  const players: unknown = (view as unknown as Fields)['players']
  const own: unknown = Array.isArray(players) ? players[seat] : undefined
  return isFields(own) ? facts(own, reader) : []
}

function facts(fields: Fields, reader: Reader): Fact[] {
  return Object.entries(fields).map(([name, value]) => ({
    name: label(name, reader),
    value: read(name, value, reader),
  }))
}

function label(name: string, reader: Reader): string {
  const key = `${reader.game}-view-${name.replaceAll('_', '-')}`
  return reader.has(key) ? reader.t(key) : name.replaceAll('_', ' ')
}

function read(name: string, value: unknown, reader: Reader): Fact['value'] {
  if (isFields(value)) return [facts(value, reader)]
  if (!Array.isArray(value)) return word(name, value, reader)
  if (!value.length) return reader.t('client-plain-none')
  if (value.every(isFields)) return value.map((each) => facts(each, reader))
  const one = name === 'hand' ? 'cards' : name
  return value
    .map((each: unknown) => (Array.isArray(each) ? bracketed(one, each, reader) : word(one, each, reader)))
    .join(', ')
}

function bracketed(name: string, value: readonly unknown[], reader: Reader): string {
  return `(${value.map((each) => word(name, each, reader)).join(', ')})`
}

function word(name: string, value: unknown, reader: Reader): string {
  if (value === null || value === undefined || value === '') return reader.t('client-plain-none')
  if (typeof value === 'boolean') return reader.t(value ? 'client-yes' : 'client-no')
  if (typeof value === 'number' && SEAT.test(name)) {
    return value < 0 ? reader.t('client-plain-nobody') : reader.seat(value)
  }
  if (typeof value === 'number' && CARD.test(name)) {
    return value < 0 ? reader.t('client-plain-none') : reader.card(value)
  }
  if (typeof value === 'string' && reader.has(`${reader.game}-${value}`)) {
    return reader.t(`${reader.game}-${value}`)
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number)
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
