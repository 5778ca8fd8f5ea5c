/** What concerns a player, the big moments, and what is heard. */
import Star from '~icons/game-icons/police-badge'
import Fist from '~icons/game-icons/punch'
import Gunshot from '~icons/game-icons/gunshot'
import Robber from '~icons/game-icons/robber'
import Trophy from '~icons/game-icons/trophy-cup'
import { numbersIn } from '../../table/args'
import type { Event, Moment, Sound } from '../../table/board'
import { concerning, names, type SeatIn } from '../../table/concerns'
import { banditIn, banditOf } from './model'
import type { ColtView } from './view'

export const SOUNDS: Record<string, Sound> = {
  'round-started': 'bell',
  'card-played': 'card',
  'card-hidden': 'card',
  'bonus-played': 'card',
  'cards-drawn': 'card',
  'stealing-started': 'bell',
  'card-up': 'card',
  shot: 'shot',
  punched: 'punch',
  'neutral-bullet': 'shot',
  robbed: 'coin',
  'picked-pocket': 'coin',
  'purse-kept': 'coin',
  'hostage-paid': 'coin',
  'strongbox-out': 'coin',
  event: 'bell',
}

/** What everybody sees at the table, mostly all at once. */
export const GLANCES = [
  'placed',
  'turn-started',
  'card-picked',
  'hand-drawn',
  'hand-kept',
  'hands-away',
  'deck-shuffled',
  'card-up',
]

const ownerOf: SeatIn<ColtView> = (event, name, view) => banditOf(view, banditIn(event, name))?.owner ?? -1

export const concerns = concerning<ColtView>(
  {
    'no-effect': ['bandit'],
    shot: ['victim'],
    pushed: ['victim'],
    stood: ['victim'],
    robbed: ['bandit'],
    punched: ['victim'],
    'nothing-to-lose': ['victim'],
    'loot-dropped': ['victim'],
    'purse-kept': ['seat', 'loser'],
    knocked: ['victim'],
    fled: ['bandit'],
    'neutral-bullet': ['bandit'],
    swept: ['bandit'],
    'picked-pocket': ['seat'],
    'hostage-paid': ['seat'],
    'bounty-paid': ['seat'],
  },
  ownerOf,
)

type Staged = Moment & { by: readonly string[] }

/** What happens to a player, by kind: `by` names the arguments that say which player it is. */
const MINE: Readonly<Record<string, Staged>> = {
  shot: { title: 'colt-express-moment-shot', tone: 'bad', sound: 'shot', art: Gunshot, by: ['victim'] },
  punched: { title: 'colt-express-moment-punched', tone: 'bad', sound: 'punch', art: Fist, by: ['victim'] },
  'purse-kept': {
    title: 'colt-express-moment-robbed',
    tone: 'bad',
    sound: 'loss',
    art: Robber,
    by: ['loser'],
  },
  fled: { title: 'colt-express-moment-marshal', tone: 'bad', sound: 'loss', art: Star, by: ['bandit'] },
}

export function moment(event: Event, me: number, view: ColtView): Moment | null {
  const mine = MINE[event.kind]
  if (mine) return names(event, mine.by, me, view, ownerOf) ? mine : null
  switch (event.kind) {
    case 'stealing-started':
    case 'event': // cried out over the train
      return { title: 'colt-express-board-cry-stealing', tone: 'plain', sound: 'bell', own: true }
    case 'game-ended':
      return { title: 'colt-express-board-cry-over', tone: 'plain', sound: 'end', own: true }
    case 'game-won':
      return numbersIn(event, 'seats').includes(me)
        ? { title: 'colt-express-moment-won', tone: 'good', sound: 'win', art: Trophy }
        : { title: 'colt-express-moment-over', tone: 'plain', sound: 'end', art: Trophy }
    default:
      return null
  }
}
