/** What concerns a player, the big moments, and what is heard. */
import Pistols from '~icons/game-icons/crossed-pistols'
import Revolver from '~icons/game-icons/revolver'
import Trophy from '~icons/game-icons/trophy-cup'
import { numberIn, numbersIn } from '../../table/args'
import type { Event, Moment, Sound } from '../../table/board'
import { concerning } from '../../table/concerns'
import { ROUNDS } from './facts'
import type { CarsonView } from './view'

export const SOUNDS: Record<string, Sound> = {
  'round-started': 'bell',
  'character-taken': 'card',
  'cowboy-placed': 'knock',
  'land-staked': 'knock',
  'building-guarded': 'knock',
  'building-attacked': 'shot',
  'duel-fought': 'shot',
  gambled: 'roll',
  'money-received': 'coin',
  'income-received': 'coin',
  'points-received': 'gain',
  'points-bought': 'gain',
  'land-bought': 'coin',
  'tile-bought': 'coin',
  built: 'knock',
  'house-built': 'knock',
  'road-laid': 'knock',
  'marker-moved': 'bell',
}

/** What everybody sees at the table, mostly all at once. */
export const GLANCES = [
  'mountain-rose',
  'row-filled',
  'row-shifted',
  'turn-order-set',
  'cowboys-received',
  'cowboy-lifted',
  'building-paid',
  'three-guns-returned',
  'characters-returned',
]

export const concerns = concerning<CarsonView>({
  'building-attacked': ['owner'],
  'duel-fought': ['seats'],
  'money-received': ['seat'],
  'points-received': ['seat'],
  'roads-received': ['seat'],
  'land-bought': ['seat'],
  'land-lapsed': ['seat'],
  'tile-lapsed': ['seat'],
  'consent-asked': ['owner'],
  'consent-given': ['seat'],
  'consent-refused': ['seat'],
  'house-built': ['owner'],
  'attack-cancelled': ['seat'],
  'building-paid': ['thief'],
  'income-received': ['seat'],
  'limit-kept': ['seat'],
  gambled: ['seat'],
})

export function moment(event: Event, me: number): Moment | null {
  switch (event.kind) {
    case 'duel-fought': // dice on the table
      return { title: 'carson-city-moment-duel', tone: 'plain', sound: 'shot', art: Pistols, own: true }
    case 'building-attacked':
      return numberIn(event, 'owner') === me
        ? { title: 'carson-city-moment-attacked', tone: 'bad', sound: 'shot', art: Revolver }
        : null
    case 'round-started':
      return numberIn(event, 'round') === ROUNDS
        ? { title: 'carson-city-moment-last-round', tone: 'plain', sound: 'bell' }
        : null
    case 'game-ended':
      return numberIn(event, 'winner') === me
        ? { title: 'carson-city-moment-won', tone: 'good', sound: 'win', art: Trophy }
        : { title: 'carson-city-moment-over', tone: 'plain', sound: 'end', art: Trophy }
    default:
      return null
  }
}

/** Whether this seat fights in the duel of an event. */
export const fights = (event: Event, seat: number): boolean => numbersIn(event, 'seats').includes(seat)
