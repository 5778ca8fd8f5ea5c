/** What the keys do at a table, in one list: for the page that hears them and for the sheet that explains them. */
import { t } from '../lib/i18n/index.svelte'
import { news } from '../lib/news.svelte'
import { settings } from '../lib/settings.svelte'
import { play } from '../lib/sounds'
import type { Shortcut } from './board'
import type { Panels } from './panels.svelte'
import type { Place } from './place.svelte'

interface Key extends Shortcut {
  /** What the browser says of the key. Others hear it, where there is nothing to do here. */
  on: readonly string[]
  act?: () => void
}

export function keysOf(place: Place, panels: Panels): readonly Key[] {
  const { stage } = place.session
  return [
    { keys: ['P'], on: ['p'], does: 'client-keys-pause', act: () => pause(place) },
    { keys: ['N'], on: ['n'], does: 'client-keys-next', act: () => stage.next() },
    { keys: ['Esc'], on: [], does: 'client-keys-skip' },
    { keys: ['+'], on: ['+', '='], does: 'client-keys-faster', act: () => hurry(1) },
    { keys: ['−'], on: ['-', '_'], does: 'client-keys-slower', act: () => hurry(-1) },
    { keys: ['R'], on: ['r'], does: 'client-keys-again', act: () => again(place) },
    { keys: ['I'], on: [], does: 'client-keys-about' },
    { keys: ['L'], on: ['l'], does: 'client-keys-choices', act: () => (panels.choices = true) },
    { keys: ['T'], on: ['t'], does: 'client-keys-hint', act: () => askHint(place, panels) },
    { keys: ['C'], on: ['c'], does: 'client-keys-chat', act: () => panels.talk() },
    { keys: ['H'], on: ['h'], does: 'client-keys-log', act: () => panels.turnLog() },
    { keys: ['B'], on: ['b'], does: 'client-keys-rules', act: () => panels.open('rules') },
    { keys: ['M'], on: ['m'], does: 'client-keys-menu', act: () => (panels.menu = true) },
    { keys: ['S'], on: ['s'], does: 'client-keys-sound', act: toggleSound },
    { keys: ['?'], on: ['?'], does: 'client-keys-list', act: () => (panels.keys = true) },
  ]
}

/** Opens the hint, where there may be one. */
export function askHint(place: Place, panels: Panels): void {
  if (!place.hints) return
  place.session.askHint()
  panels.hint = true
}

function pause({ session: { stage } }: Place): void {
  stage.pause()
  news.tell(t(stage.paused ? 'client-paused' : 'client-pause-over'))
}

function hurry(by: 1 | -1): void {
  settings.hurry(by)
  news.tell(t('client-speed-now', { speed: t(`client-settings-speed-${settings.speed}`) }))
}

function again({ session }: Place): void {
  if (session.stage.busy) return
  if (!session.again(session.rounds.hasLast ? 'last' : 'this')) news.tell(t('client-again-none'))
}

function toggleSound(): void {
  settings.set({ sound: !settings.sound })
  news.tell(t(settings.sound ? 'client-sound-is-on' : 'client-sound-is-off'))
  play('turn')
}
