/** Making tables: against bots at once, or for friends. */
import type { CreateTable, Game, Preset, SeatWanted, Setting, Table } from '../protocol'
import { api } from './api'
import { visitor } from './visitor.svelte'

export type Seats = CreateTable['seats']
export type Settings = Record<string, Setting['default']>

/** The protocol wants at least one seat; the list here never is empty. */
export function asSeats(seats: readonly SeatWanted[]): Seats {
  return seats as unknown as Seats
}

/** A game against bots begins at once. */
export async function sitWithBots(
  name: string,
  game: string,
  players: number,
  level: string,
  pace: Table['pace'],
): Promise<Table> {
  await visitor.callMe(name)
  const bots = Array.from({ length: players - 1 }, (): SeatWanted => ({ kind: 'bot', level }))
  const table = await api.create({ game, pace, seats: asSeats([{ kind: 'me' }, ...bots]) })
  return api.start(table.id)
}

/** A table for friends waits for them; anyone with its link can sit down. */
export async function makeForFriends(name: string, game: string, players: number): Promise<Table> {
  await visitor.callMe(name)
  const friends = Array.from({ length: players - 1 }, (): SeatWanted => ({ kind: 'person' }))
  return api.create({ game, seats: asSeats([{ kind: 'me' }, ...friends]) })
}

/** The link that seats a friend. */
export function inviteLink(table: Pick<Table, 'id' | 'invite'>): string {
  const url = new URL(`/table/${table.id}`, location.href)
  if (table.invite) url.searchParams.set('invite', table.invite)
  return url.toString()
}

/** Whether a preset is on: all its settings have its values. */
export function isOn(preset: Preset, settings: Settings): boolean {
  return Object.entries(preset.values).every(([name, value]) => settings[name] === value)
}

/** The settings with a preset switched on; or off, then those it made are as the game has them by itself. */
export function switched(game: Game, preset: Preset, settings: Settings, on: boolean): Settings {
  if (on) return { ...settings, ...preset.values }
  const made = game.settings.filter(({ name }) => name in preset.values)
  return { ...settings, ...Object.fromEntries(made.map((setting) => [setting.name, setting.default])) }
}
