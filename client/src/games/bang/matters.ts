/** What matters to each player: what happens to me, what is shown large, what makes a sound. */
import { argument, numberIn, numbersIn, wordIn } from '../../table/args'
import type { Event, Moment, Sound } from '../../table/board'
import { concerning } from '../../table/concerns'
import { EVENT_ICONS } from './event-icons'
import { CARD_ICONS, SIGNS } from './icons'
import { kindOf } from './model'
import type { BangView } from './view'

/** Who an event happens to: the arguments that name them, by kind. */
export const concerns = concerning<BangView>({
  'role-shown': ['seat'],
  'excess-passed': ['heir'],
  'card-stolen': ['thief', 'victim'],
  'card-given': ['seat', 'to'],
  'card-taken': ['victim'],
  'card-removed': ['victim'],
  'card-placed': ['target'],
  'card-played': ['target'],
  'card-repeated': ['target'],
  'green-used': ['target'],
  'shot-fired': ['target'],
  'shot-cancelled': ['seat'],
  'barrel-tried': ['seat'],
  'jail-left': ['seat'],
  'jail-stayed': ['seat'],
  exploded: ['seat'],
  'dynamite-passed': ['to'],
  'dynamite-stayed': ['seat'],
  'life-lost': ['seat'],
  'life-gained': ['seat'],
  eliminated: ['seat', 'killer'],
  'cards-inherited': ['heir'],
  named: ['target'],
  'event-used': ['target'],
  'seats-swapped': ['seat', 'other'],
  'turn-skipped': ['seat'],
  'own-discarded': ['seat'],
  'hand-swapped': ['seat'],
  'identity-taken': ['seat'],
  'extra-turn': ['seat'],
  'card-shot-at': ['target'],
  'prize-lost': ['seat'],
  'card-named': ['victim'],
  'roulette-passed': ['seat'],
  returned: ['seat'],
  'ghost-came': ['seat'],
  'ghost-left': ['seat'],
  spoke: ['seat'],
  paid: ['seat'],
  fined: ['seat'],
  'bounty-paid': ['seat'],
  hired: ['seat'],
})

const DUEL = 'duel'
const JAIL = 'jail'

/** What the players tell each other afterwards: a duel, a jail door, an explosion, a death, the end. */
export function moment(event: Event, me: number): Moment | null {
  switch (event.kind) {
    case 'card-played':
    case 'card-repeated':
      return kindOf(numberIn(event, 'card')) === DUEL ? duel(event, me) : null
    case 'card-placed':
      if (kindOf(numberIn(event, 'card')) !== JAIL || numberIn(event, 'target') !== me) return null
      return { title: 'bang-moment-jailed', tone: 'bad', sound: 'knock', art: CARD_ICONS[JAIL] }
    case 'exploded':
      return {
        title: 'bang-moment-exploded',
        tone: numberIn(event, 'seat') === me ? 'bad' : 'plain',
        sound: 'shot',
        art: CARD_ICONS.dynamite,
      }
    case 'eliminated':
      return death(event, me)
    case 'event-turned':
    case 'show-turned':
      return turned(event)
    case 'returned':
    case 'ghost-came':
      return back(event, me)
    case 'spoke':
      return { title: 'bang-moment-spoke', tone: 'plain', sound: 'punch', art: SIGNS.silent }
    case 'seats-swapped':
      return {
        title: 'bang-moment-seats',
        tone: 'plain',
        sound: 'knock',
        art: EVENT_ICONS['lady-rosa-of-texas'],
      }
    case 'game-ended':
      return ending(event, me)
    case 'match-ended':
      return ending(event, me, 'match-')
    default:
      return null
  }
}

function duel(event: Event, me: number): Moment | null {
  if (me < 0 || (numberIn(event, 'seat') !== me && numberIn(event, 'target') !== me)) return null
  const mine = numberIn(event, 'target') === me
  return { title: 'bang-moment-duel', tone: mine ? 'bad' : 'plain', sound: 'bell', art: CARD_ICONS[DUEL] }
}

function death(event: Event, me: number): Moment {
  const mine = numberIn(event, 'seat') === me
  const done = me >= 0 && argument(event.args, 'killer') === me
  return {
    title: `bang-moment-${mine ? 'out' : done ? 'killed' : 'eliminated'}`,
    tone: mine ? 'bad' : done ? 'good' : 'plain',
    sound: mine ? 'loss' : 'shot',
    art: SIGNS.skull,
  }
}

/** A new event card: its name in large letters, and what it does. */
function turned(event: Event): Moment {
  const term = wordIn(event, 'event')
  const art = EVENT_ICONS[term.replace('happening-', '')]
  return { title: `bang-${term}`, tone: 'plain', sound: 'bell', ...(art && { art }) }
}

function back(event: Event, me: number): Moment {
  const mine = numberIn(event, 'seat') === me
  const ghost = event.kind === 'ghost-came'
  return {
    title: `bang-moment-${ghost ? 'ghost' : 'back'}`,
    tone: mine ? 'good' : 'plain',
    sound: 'gain',
    art: SIGNS.ghost,
  }
}

/** Of a game, or of a whole match. */
function ending(event: Event, me: number, of = ''): Moment {
  const won = numbersIn(event, 'winners').includes(me)
  if (me < 0) return { title: `bang-moment-${of}over`, tone: 'plain', sound: 'end', art: SIGNS.turn }
  return {
    title: `bang-moment-${of}${won ? 'won' : 'lost'}`,
    tone: won ? 'good' : 'bad',
    sound: won ? 'win' : 'end',
    art: SIGNS.turn,
  }
}

/** The board shows these as plainly as the sentence says it. */
export const GLANCES = [
  'role-dealt',
  'character-dealt',
  'hand-dealt',
  'cards-drawn',
  'greens-ready',
  'play-ended',
  'excess-discarded',
  'card-done',
  'card-replaced',
  'store-picked',
  'kept',
  'revealed',
  'paid',
  'passed',
]

export const SOUNDS: Record<string, Sound> = {
  'turn-started': 'bell',
  'cards-drawn': 'card',
  'discard-drawn': 'card',
  'taken-back': 'card',
  'card-stolen': 'card',
  'card-taken': 'card',
  'card-given': 'card',
  'card-removed': 'card',
  'card-played': 'card',
  'card-repeated': 'card',
  'card-placed': 'card',
  'answer-played': 'card',
  'check-flipped': 'card',
  'check-flipped-as': 'card',
  'store-opened': 'card',
  'store-picked': 'card',
  'dynamite-passed': 'knock',
  'dynamite-stayed': 'knock',
  'jail-stayed': 'knock',
  'jail-left': 'gain',
  'shot-fired': 'shot',
  'shot-cancelled': 'knock',
  'life-lost': 'punch',
  'life-gained': 'gain',
  'deck-shuffled': 'roll',
  'game-began': 'bell',
  paid: 'coin',
  fined: 'loss',
  'bounty-paid': 'coin',
  'card-kept': 'coin',
  bid: 'knock',
  hired: 'coin',
}
