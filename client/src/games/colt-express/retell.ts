/**
 * The view between two views: as the table looks after this event of a batch. It is only for the eye while
 * events play; when the last one is done the true view takes its place, whatever was told before.
 */
import { argument, numberIn, numbersIn } from '../../table/args'
import type { Event } from '../../table/board'
import { FROM_MARSHAL, ONE_BANDIT_DECK, OWN_BULLETS, PURSE_VALUES, TWO_BANDIT_DECK } from './facts'
import { banditIn, kindIn, roofIn, type Kind } from './model'
import type { BanditView, ColtView, ColtPlayerView, PileCard, PlaceView } from './view'

/** The smallest purse: everybody starts with one, and a hostage is worth as much. */
const SMALLEST = PURSE_VALUES[0]

/** `after` is the view at the end of the batch: a round card that has been turned up is known from there. */
export function retell(view: ColtView, event: Event, after: ColtView = view): ColtView {
  const tell = TELLERS[event.kind]
  if (!tell) return view
  const next = copy(view)
  tell(next, event, after)
  return next
}

/** Deep enough for everything that is changed below. */
function copy(view: ColtView): ColtView {
  return {
    ...view,
    places: view.places.map((place) => ({
      ...place,
      bandits: [...place.bandits],
      purses: [...place.purses],
    })),
    bandits: view.bandits.map((bandit) => ({ ...bandit, values: [...bandit.values] })),
    players: view.players.map((player) => ({
      ...player,
      received: [...player.received],
      discard: [...player.discard],
    })),
    pile: view.pile.map((card) => ({ ...card })),
    hand: [...view.hand],
  }
}

type Teller = (view: ColtView, event: Event, after: ColtView) => void

const TELLERS: Record<string, Teller> = {
  'character-taken': (view, event) => joins(view, event, [banditIn(event)], ONE_BANDIT_DECK.length),
  'team-taken': (view, event) =>
    joins(view, event, [banditIn(event), banditIn(event, 'partner')], TWO_BANDIT_DECK.length),
  'first-player': (view, event) => {
    view.first = numberIn(event, 'seat')
  },
  placed: (view, event) => put(view, banditIn(event), numberIn(event, 'car'), false),
  'round-started': (view, event, after) => {
    cardsReturn(view)
    view.round = numberIn(event, 'round')
    view.stealing = false
    view.turn = 0
    if (after.round !== view.round) return
    view.round_cards = after.round_cards
    view.turns = after.turns
    view.first = after.first
  },
  'card-picked': (view, event) => draws(view, event, 1, cardsIn(event, 'card')),
  'hand-drawn': (view, event) => draws(view, event, numberIn(event, 'count'), cardsIn(event, 'cards')),
  'deck-shuffled': (view, event) => {
    const player = playerIn(view, event)
    if (!player) return
    player.deck += player.discard.length
    player.discard = []
    player.bullets_on_top = 0
  },
  'card-played': (view, event) => {
    lays(view, event, false)
    view.turn += 1
  },
  'card-hidden': (view, event) => {
    lays(view, event, true)
    view.turn += 1
  },
  'bonus-played': (view, event) => lays(view, event, false),
  'cards-drawn': (view, event) => {
    draws(view, event, numberIn(event, 'count'), cardsIn(event, 'cards'))
    view.turn += 1
    if (numberIn(event, 'seat') === view.seat) view.may_hide = false
  },
  'hands-away': (view) => {
    for (const player of view.players) {
      player.deck += player.hand
      player.hand = 0
    }
    view.hand = []
  },
  'hand-kept': (view, event) => {
    const player = playerIn(view, event)
    if (!player) return
    const gone = numbersIn(event, 'cards')
    player.hand = numberIn(event, 'kept')
    player.discard = [...player.discard, ...gone]
    if (player.seat !== view.seat) return
    for (const card of gone) leaves(view.hand, card)
    view.kept = []
  },
  'stealing-started': (view) => {
    view.stealing = true
  },
  'card-up': (view, event) => {
    const card = view.pile.find((each) => !each.resolved)
    if (!card) return
    card.card = numberIn(event, 'card')
    card.bandit = banditIn(event)
    card.resolved = true
    const player = playerIn(view, event)
    if (view.expert && player) player.discard = [...player.discard, card.card]
  },
  moved: (view, event) => put(view, banditIn(event), numberIn(event, 'car'), roofIn(event)),
  climbed: (view, event) => put(view, banditIn(event), numberIn(event, 'car'), roofIn(event)),
  pushed: (view, event) => put(view, banditIn(event, 'victim'), numberIn(event, 'car'), roofIn(event)),
  knocked: (view, event) => put(view, banditIn(event, 'victim'), numberIn(event, 'car'), roofIn(event)),
  fled: (view, event) => put(view, banditIn(event), numberIn(event, 'car'), true),
  swept: (view, event) => put(view, banditIn(event), numberIn(event, 'car'), true),
  shot: (view, event) => {
    const shooter = find(view, banditIn(event))
    const victim = find(view, banditIn(event, 'victim'))
    if (!shooter || !victim) return
    shooter.bullets = numberIn(event, 'left')
    const gang = view.players[shooter.owner]
    if (gang && shooter.owner !== victim.owner) gang.fired += 1
    hit(view, victim.owner, shooter.bandit)
  },
  // A shortage is final: what is left is put away.
  'no-bullets': (view) => {
    view.neutral = 0
  },
  'neutral-bullet': (view, event) => {
    view.neutral = numberIn(event, 'left')
    hit(view, find(view, banditIn(event))?.owner ?? -1, FROM_MARSHAL)
  },
  robbed: (view, event) => takes(view, event, kindIn(event)),
  'picked-pocket': (view, event) => takes(view, event, 'purse'),
  'loot-dropped': (view, event) => {
    const bandit = find(view, banditIn(event, 'victim'))
    const place = bandit && placeOf(view, bandit)
    if (!place) return
    const kind = kindIn(event)
    const value = numberIn(event, 'value') // 0 where it is hidden
    count(bandit, kind, -1)
    if (kind === 'jewel') place.jewels += 1
    else if (kind === 'strongbox') place.strongboxes += 1
    else {
      leaves(bandit.values, value)
      place.purses.push({ token: numberIn(event, 'token'), value })
    }
  },
  'purse-kept': (view, event) => {
    const winner = find(view, banditIn(event))
    const loser = find(view, banditIn(event, 'victim'))
    if (!winner || !loser) return
    const value = numberIn(event, 'value')
    count(loser, 'purse', -1)
    count(winner, 'purse', 1)
    leaves(loser.values, value)
    if (winner.owner === view.seat) gains(winner, value)
  },
  'hostage-paid': (view, event) => {
    const bandit = find(view, banditIn(event))
    if (!bandit) return
    count(bandit, 'purse', 1)
    view.spare_purses = numberIn(event, 'left')
    if (bandit.owner === view.seat) gains(bandit, SMALLEST)
  },
  'marshal-moved': (view, event) => {
    view.marshal = numberIn(event, 'car')
  },
  event: (view) => cardsReturn(view),
  'strongbox-out': (view, event) => {
    const inside = view.places.find((place) => place.car === numberIn(event, 'car') && !place.roof)
    if (inside) inside.strongboxes += 1
    view.spare_box = false
  },
  'game-ended': (view) => cardsReturn(view),
  'purses-opened': (view, event) => {
    const bandit = find(view, banditIn(event))
    if (bandit) bandit.values = numbersIn(event, 'values')
  },
  'purses-left': (view, event) => {
    const values = numbersIn(event, 'values')
    const place = view.places.find(
      (each) => each.car === numberIn(event, 'car') && each.roof === roofIn(event),
    )
    if (place) place.purses = place.purses.map(({ token }, at) => ({ token, value: values[at] ?? 0 }))
  },
}

const find = (view: ColtView, bandit: number): BanditView | undefined =>
  view.bandits.find((each) => each.bandit === bandit)

const playerIn = (view: ColtView, event: Event): ColtPlayerView | undefined =>
  view.players[numberIn(event, 'seat')]

const placeOf = (view: ColtView, { car, roof }: BanditView): PlaceView | undefined =>
  view.places.find((place) => place.car === car && place.roof === roof)

/** The cards that an event shows to its reader; null where they are hidden. */
function cardsIn(event: Event, name: 'card' | 'cards'): number[] | null {
  const value = argument(event.args, name)
  if (typeof value === 'number') return [value]
  return Array.isArray(value) ? numbersIn(event, name) : null
}

function joins(view: ColtView, event: Event, bandits: readonly number[], deck: number): void {
  const player = playerIn(view, event)
  if (!player) return
  player.bandits = [...bandits]
  player.deck = deck
  view.free = view.free.filter((free) => !bandits.includes(free))
  const fresh = bandits.map((bandit): BanditView => ({
    bandit,
    owner: player.seat,
    car: -1, // placed later
    roof: false,
    bullets: OWN_BULLETS,
    purses: 1,
    jewels: 0,
    strongboxes: 0,
    values: player.seat === view.seat ? [SMALLEST] : [],
  }))
  view.bandits = [...view.bandits, ...fresh].sort((one, other) => one.bandit - other.bandit)
}

function put(view: ColtView, number: number, car: number, roof: boolean): void {
  const bandit = find(view, number)
  if (!bandit) return
  bandit.car = car
  bandit.roof = roof
  for (const place of view.places) {
    const here = place.bandits.filter((each) => each !== number)
    if (place.car === car && place.roof === roof) here.push(number)
    place.bandits = here.sort((one, other) => one - other)
  }
}

function draws(view: ColtView, event: Event, number: number, cards: number[] | null): void {
  const player = playerIn(view, event)
  if (!player) return
  player.hand += number
  player.deck -= number
  if (view.expert) player.bullets_on_top = Math.max(0, player.bullets_on_top - number)
  if (player.seat !== view.seat || !cards) return
  view.hand = sorted([...view.hand, ...cards])
  view.picked = -1
}

function lays(view: ColtView, event: Event, down: boolean): void {
  const player = playerIn(view, event)
  if (!player) return
  const [card = -1] = cardsIn(event, 'card') ?? []
  const laid: PileCard = {
    seat: player.seat,
    card,
    bandit: card < 0 ? -1 : banditIn(event),
    face_down: down,
    resolved: false,
  }
  view.pile = [...view.pile, laid]
  player.hand -= 1
  if (player.seat !== view.seat) return
  leaves(view.hand, card)
  view.may_hide = false
}

/** After the last card all go back to their owners' decks; nobody is told, for everybody sees it. */
function cardsReturn(view: ColtView): void {
  if (!view.stealing) return
  for (const card of view.pile) {
    const player = view.players[card.seat]
    if (player && !view.expert) player.deck += 1
  }
  view.pile = []
}

function hit(view: ColtView, seat: number, from: number): void {
  const player = view.players[seat]
  if (!player) return
  player.deck += 1
  if (view.expert) player.bullets_on_top += 1
  player.received[from] = (player.received[from] ?? 0) + 1
}

function takes(view: ColtView, event: Event, kind: Kind): void {
  const bandit = find(view, banditIn(event))
  const place = bandit && placeOf(view, bandit)
  if (!place) return
  count(bandit, kind, 1)
  if (kind === 'jewel') place.jewels -= 1
  else if (kind === 'strongbox') place.strongboxes -= 1
  else {
    const token = numberIn(event, 'token')
    place.purses = place.purses.filter((purse) => purse.token !== token)
    if (bandit.owner === view.seat) gains(bandit, numberIn(event, 'value'))
  }
}

function count(bandit: BanditView, kind: Kind, by: number): void {
  if (kind === 'purse') bandit.purses += by
  else if (kind === 'jewel') bandit.jewels += by
  else bandit.strongboxes += by
}

function gains(bandit: BanditView, value: number): void {
  bandit.values = sorted([...bandit.values, value])
}

function leaves(all: number[], one: number): void {
  const at = all.indexOf(one)
  if (at >= 0) all.splice(at, 1)
}

const sorted = (numbers: number[]) => numbers.sort((one, other) => one - other)
