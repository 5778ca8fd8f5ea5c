/** What concerns a player, the big moments, and what is heard. */
import Robber from '~icons/game-icons/robber'
import Trophy from '~icons/game-icons/trophy-cup'
import { numberIn } from '../../table/args'
import type { Event, Moment, Sound } from '../../table/board'
import { concerning } from '../../table/concerns'
import Badge from './art/Badge.svelte'
import type { DiceView } from './model'

export const SOUNDS: Record<string, Sound> = {
  thrown: 'roll',
  kept: 'knock',
  paid: 'coin',
  'nuggets-taken': 'coin',
  'bank-robbed': 'coin',
  'card-played': 'card',
  'store-drawn': 'card',
  'saloon-drawn': 'card',
  'property-taken': 'card',
  dispute: 'bell',
}

/** What everybody sees on the table, all at once. */
export const GLANCES = ['thrown', 'kept', 'paid', 'combined', 'row-filled', 'unclaimed', 'nothing-there']

export const concerns = concerning<DiceView>({
  'keep-reduced': ['seat'],
  'card-played': ['victim'],
  cancelled: ['seat'],
  won: ['seat'],
  dispute: ['seats', 'sheriff'],
  ruled: ['seat'],
  'bribe-paid': ['seat', 'sheriff'],
  'nuggets-taken': ['seat'],
  'bank-robbed': ['seat'],
  'split-paid': ['seat', 'to'],
  'joe-paid': ['seat', 'victim'],
  'saloon-drawn': ['victim'],
  stolen: ['victim'],
  'badge-kept': ['seat'],
  'property-taken': ['seat'],
  'doc-card': ['seat'],
  'small-theft': ['seat', 'victim'],
  'big-theft': ['seat', 'victim'],
})

const ROBBERIES = new Set(['stolen', 'joe-paid', 'small-theft', 'big-theft'])

export function moment(event: Event, me: number): Moment | null {
  const seat = numberIn(event, 'seat')
  if (ROBBERIES.has(event.kind)) {
    return numberIn(event, 'victim') === me
      ? { title: 'dice-town-moment-robbed', tone: 'bad', sound: 'loss', art: Robber }
      : null
  }
  switch (event.kind) {
    case 'badge-moved':
      if (seat === me) return { title: 'dice-town-moment-badge-won', tone: 'good', sound: 'gain', art: Badge }
      return numberIn(event, 'old') === me
        ? { title: 'dice-town-moment-badge-lost', tone: 'bad', sound: 'loss', art: Badge }
        : { title: 'dice-town-moment-badge', tone: 'plain', sound: 'bell', art: Badge }
    case 'ruled': // the sheriff's sheet says it in large letters itself
      return seat === me
        ? { title: 'dice-town-moment-tie', tone: 'good', sound: 'gain', own: true }
        : { title: 'dice-town-moment-tie', tone: 'plain', sound: 'knock', own: true }
    case 'game-ended':
      return { title: 'dice-town-board-stamp-game-ended', tone: 'plain', sound: 'end', own: true }
    case 'game-won':
      return seat === me
        ? { title: 'dice-town-moment-won', tone: 'good', sound: 'win', art: Trophy }
        : { title: 'dice-town-moment-over', tone: 'plain', sound: 'end', art: Trophy }
    default:
      return null
  }
}
