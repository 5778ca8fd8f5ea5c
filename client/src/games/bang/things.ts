/** What the things of BANG! say of themselves: whose they are, how they stand, what they can do now. */
import type { Arg, Sayable } from '../../table/board'
import {
  cardsArg,
  numberArg,
  seatArg,
  termArg,
  type Looking,
  type Note,
  type Thing,
  type Things,
} from '../../table/explained'
import { LETTERS, seatThing } from '../../table/things'
import { activeEvents, boxOf, changeKey, changeValues } from './changes'
import { ABOUT } from './facts'
import {
  areTwo,
  cardNamed,
  characterName,
  eventNamed,
  figureLetter,
  figuresOf,
  figureThing,
  isGun,
  isHushed,
  isOut,
  roleName,
  seenFrom,
} from './model'
import type { BangView, FigureView } from './view'

type At = Looking<BangView>

export const things: Things<BangView> = {
  rules: ABOUT,
  note(thing, at) {
    switch (thing.kind) {
      case 'character':
        return characterNote(figureNamed(thing.name, at), at, thing.name)
      case 'seat':
        return seatNote(LETTERS.indexOf(thing.name), at)
      case 'card':
        return { now: cardNow(cardNamed(thing.thing), at) }
      case 'role':
        return roleNote(thing, at)
      case 'hand':
        return { term: 'hand', now: handNow(LETTERS.indexOf(thing.name), at) }
      case 'deck':
        return { term: 'deck', now: deckNow(at) }
      case 'discard':
        return { term: 'discard', now: [say('discard', numberArg(at.view.discard))] }
      case 'count':
        return { now: countNow(thing, at) }
      case 'happening':
        return { now: happeningNow(eventNamed(thing.name), at) }
      default:
        return {}
    }
  },
}

const say = (key: string, ...args: Arg[]): Sayable => ({ key: `bang-now-${key}`, args })
const characterTerm = (figure: FigureView) => `character-${characterName(figure.character)}`

const figureNamed = (letter: string, { view }: At): FigureView | undefined =>
  view.figures.find(({ figure }) => figureLetter(view, figure) === letter)

function characterNote(figure: FigureView | undefined, at: At, name: string): Note {
  if (!figure) return { term: `character-${name}`, form: 'ability' } // still to be picked
  if (figure.character < 0) return {}
  const whose = say('whose', seatArg(figure.seat))
  const copies = figure.abilities.filter((each) => each !== figure.character)
  return {
    term: characterTerm(figure),
    form: 'ability',
    now: [
      whose,
      ...(isHushed(figure) ? [say('hushed')] : []),
      ...lifeNow(figure),
      ...copies.map((each) => say('copies', termArg(`character-${characterName(each)}`, 'ability'))),
      ...(areTwo(at.view) && figure.in_game ? [say(figure.active ? 'active' : 'passive')] : []),
    ],
    see: [seatThing(figure.seat)],
  }
}

function lifeNow(figure: FigureView): Sayable[] {
  if (!figure.in_game) return [say('out')]
  return [say('life', numberArg(figure.life), numberArg(figure.most, 'of'))]
}

function seatNote(seat: number, at: At): Note {
  const { view, me } = at
  const own = figuresOf(view, seat).filter((figure) => figure.character >= 0)
  const far = own.flatMap((figure) => farNow(figure, at))
  return {
    now: [
      ...own.map((figure) => say('plays', termArg(characterTerm(figure), 'character'))),
      ...own.flatMap(lifeNow),
      ...(seat === me ? [] : far),
      ...handNow(seat, at),
    ],
    see: own.map(({ figure }) => figureThing(view, figure)),
  }
}

function farNow(figure: FigureView, { view, me }: At): Sayable[] {
  const { far, reached } = seenFrom(view, me, figure.figure)
  return far ? [say(reached ? 'reached' : 'far', numberArg(far))] : []
}

function handNow(seat: number, { view, me }: At): Sayable[] {
  const player = view.players[seat]
  if (!player || (isOut(view, seat) && !player.hand)) return []
  const known = seat === me ? [] : player.known
  return [
    say('hand', seatArg(seat), numberArg(player.hand)),
    ...(known.length ? [say('known', cardsArg(known))] : []),
  ]
}

function deckNow({ view }: At): Sayable[] {
  const known = view.deck_known
  return [say('deck', numberArg(view.deck)), ...(known.length ? [say('deck-known', cardsArg(known))] : [])]
}

function cardNow(card: number, at: At): Sayable[] {
  const { view } = at
  const holder = view.figures.find((figure) => figure.front.includes(card))
  if (!holder) return []
  const waits = holder.waiting.includes(card)
  return [
    say('before', seatArg(holder.seat)),
    ...(waits ? [say('waits')] : []),
    ...(holder.idle ? [say('idle')] : []),
  ]
}

/** Of an active event card: what it changes for the reader. Of another one: whether it comes next. */
function happeningNow(event: number, { view, me, seats }: At): Sayable[] {
  const box = say('box', termArg(`box-${boxOf(event)}`, 'box'))
  if (!activeEvents(view).includes(event)) return [box, ...(event === view.next_event ? [say('next')] : [])]
  const key = changeKey(view, event, me)
  if (key.endsWith('.text')) return [box, say('active-event')]
  const values = changeValues(view, me, (seat) => seats[seat]?.name ?? '')
  const args = Object.entries(values).map(([name, value]): Arg => ({
    name,
    what: typeof value === 'number' ? 'number' : 'text',
    value,
  }))
  return [box, { key, args }]
}

function roleNote({ name, whose }: Thing, { view, me }: At): Note {
  const seat = LETTERS.indexOf(whose)
  const player = view.players[seat]
  if (!player || name === 'unknown') return { now: seat < 0 ? [] : [say('role-hidden', seatArg(seat))] }
  const secret = seat === me && !player.role_shown
  const role = termArg(`role-${roleName(player.role)}`, 'role')
  return { now: [secret ? say('role-secret') : say('role', seatArg(seat), role)] }
}

function countNow({ name, whose }: Thing, at: At): Sayable[] {
  const seat = LETTERS.indexOf(whose)
  const own = figuresOf(at.view, seat)
  if (name === 'life') return own.flatMap(lifeNow)
  if (name === 'distance') return own.flatMap((figure) => farNow(figure, at))
  const me = figuresOf(at.view, at.me).find((figure) => figure.active)
  if (!me) return []
  const gun = me.front.find(isGun)
  return [gun === undefined ? say('colt') : say('gun', cardsArg([gun])), say('range', numberArg(me.range))]
}
