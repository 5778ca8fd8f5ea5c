/** What the things of Colt Express say of themselves: where they are, whose they are, what is left of them. */
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
import { LETTERS } from '../../table/things'
import { ABOUT, NEUTRAL_BULLETS, OWN_BULLETS, ROUND_CARDS, ROUND_TURNS } from './facts'
import {
  BANDITS,
  banditOf,
  firedBy,
  isBullet,
  placeAt,
  placeOf,
  placeThing,
  roundCard,
  taken,
  TURNS,
  wagonTerm,
  type Kind,
} from './model'
import type { BanditView, ColtView, PlaceView } from './view'

type At = Looking<ColtView>

export const things: Things<ColtView> = {
  rules: ABOUT,
  note(thing, at) {
    switch (thing.kind) {
      case 'bandit':
        return banditNote(thing, at)
      case 'marshal':
        return { now: [say('marshal', ...where(at.view.marshal, false)), neutralLeft(at)] }
      case 'place':
        return placeNote(thing, at)
      case 'loot':
        return lootNote(thing, at)
      case 'card':
        return { now: cardNow(thing, at) }
      case 'count':
        return { now: countNow(thing, at) }
      case 'deck':
        return { term: 'deck', now: cardsNow(LETTERS.indexOf(thing.name), at) }
      case 'discard':
        return { term: 'discard', now: discardNow(LETTERS.indexOf(thing.name), at) }
      case 'round':
        return roundNote(thing, at)
      case 'slot':
        return { now: playedBy(thing.name === 'empty' ? 'turn' : 'played', thing.whose) }
      case 'first':
        return { term: 'first', now: at.view.round ? [say('first', seatArg(at.view.first))] : [] }
      case 'seat':
        return seatNote(LETTERS.indexOf(thing.name), at)
      default:
        return {}
    }
  },
}

const say = (key: string, ...args: Arg[]): Sayable => ({ key: `colt-express-now-${key}`, args })
const where = (car: number, roof: boolean): Arg[] => [
  numberArg(car, 'car'),
  termArg(roof ? 'level-roof' : 'level-inside', 'level'),
]
const termsArg = (value: readonly string[], name: string): Arg => ({ name, what: 'terms', value: [...value] })
const termOf = (bandit: number) => (bandit < 0 ? 'marshal' : `bandit-${BANDITS[bandit] ?? ''}`)
const banditCalled = (name: string) => BANDITS.findIndex((each) => each === name)
const neutralLeft = ({ view }: At) =>
  say('neutral', numberArg(view.neutral), numberArg(NEUTRAL_BULLETS, 'of'))

/** Loot by kind, as a sentence counts it. */
function goods({ purses, jewels, strongboxes }: BanditView | PlaceView): Arg[] {
  const count = typeof purses === 'number' ? purses : purses.length
  return [numberArg(count, 'purses'), numberArg(jewels, 'jewels'), numberArg(strongboxes, 'strongboxes')]
}
const some = (counted: readonly Arg[]) => counted.some((each) => each.value)

function banditNote({ name }: Thing, { view }: At): Note {
  const bandit = banditOf(view, banditCalled(name))
  const form = view.abilities ? 'ability' : 'none'
  const plain = view.abilities ? [] : [say('no-ability')]
  if (!bandit || bandit.owner < 0) return { form, now: [...plain, say('free')] }
  if (!view.round) return { form, now: [...plain, say('played', seatArg(bandit.owner))] }
  const loot = goods(bandit)
  return {
    form,
    now: [
      ...plain,
      say('bandit', seatArg(bandit.owner), ...where(bandit.car, bandit.roof)),
      bulletsLeft(bandit),
      some(loot) ? say('loot', ...loot) : say('no-loot'),
    ],
    see: [placeThing(bandit.car, bandit.roof)],
  }
}

const bulletsLeft = ({ bullets }: BanditView) =>
  say('bullets', numberArg(bullets), numberArg(OWN_BULLETS, 'of'))

function placeNote({ thing }: Thing, { view }: At): Note {
  const spot = placeOf(thing)
  const place = spot && placeAt(view, spot.car, spot.roof)
  if (!place) return {}
  const { car, roof, bandits } = place
  const lying = goods(place)
  const law = car === view.marshal && !roof
  const now = [
    ...(bandits.length ? [say('bandits', termsArg(bandits.map(termOf), 'bandits'))] : []),
    ...(law ? [say('marshal-here')] : []),
    ...(some(lying) ? [say('lying', ...lying)] : []),
  ]
  const kinds = (['purse', 'jewel', 'strongbox'] as const).filter((_, at) => lying[at]?.value)
  return {
    term: roof ? 'level-roof' : 'level-inside',
    title: say('spot', ...where(car, roof), termArg(wagonTerm(view, car), 'wagon')),
    now: now.length ? now : [say('nobody')],
    see: [
      placeThing(car, !roof),
      ...bandits.map((bandit) => `bandit:${BANDITS[bandit] ?? ''}`),
      ...(law ? ['marshal'] : []),
      ...kinds.map((kind) => `loot:${kind}`),
    ],
  }
}

/** "loot:7" is a purse on the train, "loot:purse:tuco" what a bandit has of a kind. */
function lootNote({ name, whose }: Thing, { view }: At): Note {
  const token = /^\d+$/.test(name) ? Number(name) : -1
  const kind = token >= 0 ? 'purse' : (name as Kind)
  const purse = view.places.flatMap((place) => place.purses).find((each) => each.token === token)
  const bandit = whose ? banditOf(view, banditCalled(whose)) : undefined
  const has = bandit ? goods(bandit).filter((each) => each.name.startsWith(kind)) : []
  const values = kind === 'purse' ? (bandit?.values ?? []) : []
  return {
    term: `loot-${kind}`,
    now: [
      ...(purse?.value ? [say('value', numberArg(purse.value))] : []),
      ...(bandit && some(has) ? [say('on-board', termArg(termOf(bandit.bandit), 'bandit'), ...has)] : []),
      ...(values.length ? [say('values', { name: 'values', what: 'numbers', value: [...values] })] : []),
    ],
  }
}

function cardNow({ name, whose }: Thing, { cards, view }: At): Sayable[] {
  const number = cards.findIndex((card) => card.name === name)
  if (!isBullet(number)) return playedBy('played', whose)
  const shooter = firedBy(number)
  const owner = banditOf(view, shooter)?.owner ?? -1
  return owner < 0 ? [] : [say('fired', termArg(termOf(shooter), 'bandit'), seatArg(owner))]
}

const playedBy = (key: string, whose: string): Sayable[] =>
  whose ? [say(key, seatArg(LETTERS.indexOf(whose)))] : []

function countNow({ name, whose }: Thing, at: At): Sayable[] {
  const { view } = at
  switch (name) {
    case 'neutral':
      return [neutralLeft(at)]
    case 'bullets': {
      const bandit = banditOf(view, banditCalled(whose))
      return bandit ? [bulletsLeft(bandit)] : []
    }
    case 'hits':
      return hitsNow(LETTERS.indexOf(whose), at)
    default:
      return cardsNow(LETTERS.indexOf(whose), at)
  }
}

function hitsNow(seat: number, { view }: At): Sayable[] {
  const shooters = (view.players[seat]?.received ?? []).flatMap((count, who) =>
    count ? [termOf(who < BANDITS.length ? who : -1)] : [],
  )
  return [
    say('hits', seatArg(seat), numberArg(taken(view, seat))),
    ...(shooters.length ? [say('hits-from', termsArg(shooters, 'shooters'))] : []),
  ]
}

function cardsNow(seat: number, { view }: At): Sayable[] {
  const player = view.players[seat]
  if (!player) return []
  const { hand, deck, bullets_on_top } = player
  return [
    say('cards', seatArg(seat), numberArg(hand, 'hand'), numberArg(deck, 'deck')),
    ...(bullets_on_top ? [say('on-top', numberArg(bullets_on_top))] : []),
  ]
}

function discardNow(seat: number, { view }: At): Sayable[] {
  const gone = view.players[seat]?.discard ?? []
  return [gone.length ? say('discard', cardsArg(gone)) : say('discard-empty')]
}

function roundNote({ name }: Thing, { view }: At): Note {
  const number = ROUND_CARDS.findIndex((card) => card === name)
  const { event } = roundCard(number)
  const turns = (ROUND_TURNS[number] ?? []).map((turn) => `turn-${TURNS[turn] ?? ''}`)
  const none = !view.events ? say('events-off') : say('no-event')
  const told = view.events && event ? { key: `colt-express-${event}.text`, args: [] } : none
  return { now: [told, say('turns', termsArg(turns, 'turns'))], see: [...new Set(turns)].map(turnThing) }
}
const turnThing = (term: string) => term.replace('-', ':')

function seatNote(seat: number, at: At): Note {
  const gang = at.view.players[seat]?.bandits ?? []
  const first = at.view.round && at.view.first === seat
  return {
    now: [
      ...(gang.length ? [] : [{ key: 'colt-express-board-no-bandit', args: [] }]),
      ...gang.flatMap((bandit) => {
        const board = banditOf(at.view, bandit)
        const loot = board && goods(board)
        const who = termArg(termOf(bandit), 'bandit')
        return [loot && some(loot) ? say('on-board', who, ...loot) : say('on-board-none', who)]
      }),
      ...(at.view.round ? cardsNow(seat, at) : []),
      ...(taken(at.view, seat) ? hitsNow(seat, at) : []),
      ...(first ? [say('first', seatArg(seat))] : []),
    ],
    see: gang.map((bandit) => `bandit:${BANDITS[bandit] ?? ''}`),
  }
}
