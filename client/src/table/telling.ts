/** How an event is told to a reader, by what the game's board says of it. */
import { language } from '../lib/i18n/index.svelte'
import type { AnyView, Event } from '../protocol'
import type { GameUi, Sayable } from './board'
import { readingTime } from './pace'
import type { Telling } from './tempo'

export function tellingOf(
  ui: GameUi | null,
  event: Event,
  view: AnyView,
  me: number,
  speech: { say: (said: Sayable) => string },
): Telling {
  const quiet = ui?.quiet?.includes(event.kind) ?? false
  return {
    reading: quiet ? 0 : readingTime(speech.say(event), language.lang),
    mine: me >= 0 && (ui?.concerns?.(event, me, view) ?? false),
    moment: ui?.moment?.(event, me, view) ?? null,
    glance: ui?.glances?.includes(event.kind) ?? false,
  }
}
