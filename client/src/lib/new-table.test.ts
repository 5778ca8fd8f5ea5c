/** Presets: one switch for several settings. */
import { describe, expect, it } from 'vitest'
import type { Game, Preset, Setting } from '../protocol'
import { isOn, switched } from './new-table'

const setting = (name: string, kind: Setting['kind'], value: Setting['default']): Setting => ({
  name,
  kind,
  default: value,
  choices: [],
  low: 0,
  high: 9,
  rule: 'bang-opt-official-readings',
  live_rule: '',
  key: `bang-setting-${name}`,
})
const official: Preset = {
  name: 'official_readings',
  values: { jail_persists: false, pixie_pete_cards: 3 },
  rule: 'bang-opt-official-readings',
  key: 'bang-setting-official_readings',
}
const game: Game = {
  name: 'bang',
  version: '1',
  min_seats: 2,
  max_seats: 8,
  settings: [
    setting('dodge_city', 'flag', false),
    setting('jail_persists', 'flag', true),
    setting('pixie_pete_cards', 'number', 4),
  ],
  presets: [official],
  cards: [],
  bots: [],
  hints: false,
}
const usual = { dodge_city: true, jail_persists: true, pixie_pete_cards: 4 }

describe('a preset', () => {
  it('is on when all its settings have its values, and only then', () => {
    expect(isOn(official, usual)).toBe(false)
    expect(isOn(official, { ...usual, jail_persists: false })).toBe(false)
    expect(isOn(official, { ...usual, jail_persists: false, pixie_pete_cards: 3 })).toBe(true)
  })

  it('sets its settings and leaves the others alone', () => {
    const on = switched(game, official, usual, true)
    expect(on).toEqual({ dodge_city: true, jail_persists: false, pixie_pete_cards: 3 })
    expect(usual.pixie_pete_cards).toBe(4)
  })

  it('switched off, gives the defaults back to what it made', () => {
    const on = switched(game, official, usual, true)
    expect(switched(game, official, on, false)).toEqual(usual)
  })
})
