/**
 * The view between two views: as the table looks after this event of a batch. It is only for the eye while
 * events play; when the last one is done the true view takes its place, whatever was told before.
 */
import type { Event } from '../../table/board'
import { argument, numberIn, numbersIn, wordIn } from '../../table/args'
import { BRUTE, CHEATER, DICE_EACH, JOE, PROPERTY } from './facts'
import { facesIn, faceOf, onShow, placeIn, type DiceView, type PlayerView } from './model'

export function retell(view: DiceView, event: Event): DiceView {
  // Nobody is waited for until the batch is over.
  const players = view.players.map((player) => ({ ...player }))
  const next: DiceView = { ...view, waiting: [], players, told: onShow(view) }
  const seat = numberIn(event, 'seat')
  const player = next.players[seat]
  const tell = TELLERS[event.kind]
  if (next.told?.kind === 'played' && !STAYS.has(event.kind)) next.told = null
  if (tell && player) tell(next, event, player)
  return next
}

// Events during which a card that was played stays on show.
const STAYS = new Set(['card-played', 'cancelled', 'cheating', 'declared'])

type Teller = (view: DiceView, event: Event, player: PlayerView) => void

const TELLERS: Record<string, Teller> = {
  'round-started': (view, event) => {
    view.round = numberIn(event, 'round')
    clearDice(view)
  },
  'round-ended': (view) => clearDice(view),
  thrown: (view, event, player) => {
    player.fresh = []
    if (argument(event.args, 'dice') !== null && player.seat === view.seat) {
      view.rolled = numbersIn(event, 'dice')
      view.rolled_faces = facesIn(event, 'faces')
    }
  },
  'last-throw': (view) => {
    view.last_throw = true
  },
  kept: (view, event, player) => {
    const dice = numbersIn(event, 'dice')
    player.kept = [...player.kept, ...dice]
    player.kept_faces = [...player.kept_faces, ...facesIn(event, 'faces')]
    player.fresh = dice
    player.loose = DICE_EACH - player.kept.length
    if (player.seat === view.seat) {
      view.rolled = []
      view.rolled_faces = []
    }
  },
  'keep-reduced': (_, event, player) => {
    const dice = numbersIn(event, 'dice')
    const old = player.kept
      .map((die, at) => ({ die, face: player.kept_faces[at] ?? 0 }))
      .filter(({ die }) => !player.fresh.includes(die))
    player.kept = [...old.map(({ die }) => die), ...dice]
    player.kept_faces = [...old.map(({ face }) => face), ...facesIn(event, 'faces')]
    player.fresh = dice
    player.loose = DICE_EACH - player.kept.length
  },
  'die-changed': (_, event, player) => {
    const at = player.kept.indexOf(numberIn(event, 'die'))
    const faces = [...player.kept_faces]
    if (at >= 0) faces[at] = faceOf(wordIn(event, 'new'))
    player.kept_faces = faces
  },
  paid: (view, event, player) => {
    const dollars = numberIn(event, 'dollars')
    player.dollars -= dollars
    view.stagecoach += dollars
  },
  declared: (view, event, player) => {
    for (const card of numbersIn(event, 'cards')) leavesHand(view, player, card)
  },
  'card-played': (view, event, player) => {
    const card = numberIn(event, 'card')
    const victim = argument(event.args, 'victim')
    const turn = view.told?.kind === 'played' ? view.told : { die: -1, face: -1 }
    const against = typeof victim === 'number' ? victim : -1
    view.told = { kind: 'played', by: player.seat, card, victim: against, die: turn.die, face: turn.face }
    const shown = card === JOE && view.playing.includes(JOE)
    if (card !== BRUTE && card !== CHEATER && !shown) leavesHand(view, player, card)
  },
  'joe-shown': (view, _, player) => {
    leavesHand(view, player, JOE)
    view.playing = [...view.playing, JOE]
  },
  'joe-idle': (view, _, player) => leavesHand(view, player, JOE),
  cheating: (view, event, player) => {
    const turn = { die: numberIn(event, 'die'), face: faceOf(wordIn(event, 'new')) }
    view.told = { kind: 'played', by: player.seat, card: CHEATER, victim: -1, ...turn }
  },
  dispute: (view, event) => {
    const place = placeIn(event)
    view.told = place && { kind: 'dispute', place, tied: numbersIn(event, 'seats') }
    view.offers = []
  },
  offered: (view, event, player) => {
    const offer = {
      seat: player.seat,
      supports: numberIn(event, 'for'),
      dollars: numberIn(event, 'dollars'),
      nuggets: numberIn(event, 'nuggets'),
      property_count: numberIn(event, 'property'),
      store_count: numberIn(event, 'store'),
      cards: numbersIn(event, 'cards'),
    }
    view.offers = [...view.offers.filter((each) => each.seat !== player.seat), offer]
    view.own_offer = null
  },
  ruled: (view) => {
    view.told = null
    view.offers = []
  },
  'bribe-paid': (view, event, player) => {
    const sheriff = view.players[numberIn(event, 'sheriff')]
    if (!sheriff) return
    move(player, sheriff, 'dollars', numberIn(event, 'dollars'))
    move(player, sheriff, 'nuggets', numberIn(event, 'nuggets'))
    move(player, sheriff, 'property_count', numberIn(event, 'property'))
    move(player, sheriff, 'store_count', numberIn(event, 'store'))
  },
  'nuggets-taken': (view, event, player) => {
    const count = numberIn(event, 'count')
    view.mine -= count
    player.nuggets += count
    player.won ||= count > 0
  },
  'bank-robbed': (view, event, player) => {
    const dollars = numberIn(event, 'dollars')
    view.bank -= dollars
    player.dollars += dollars
    player.won = true
  },
  'split-paid': (view, event, player) => {
    const to = view.players[numberIn(event, 'to')]
    if (to) move(player, to, 'dollars', numberIn(event, 'dollars'))
  },
  'stagecoach-moved': (view, event) => {
    view.stagecoach -= numberIn(event, 'dollars')
    view.bank += numberIn(event, 'dollars')
  },
  'store-shuffled': (view, event) => {
    view.store_deck += numberIn(event, 'count')
    view.discard -= numberIn(event, 'count')
  },
  'store-drawn': (view, event, player) => {
    view.store_deck -= numberIn(event, 'count')
    view.drawn_by = player.seat
    view.drawn_from = -1
    view.drawn_store = numberIn(event, 'count')
    view.drawn = numbersIn(event, 'cards')
  },
  'store-kept': (view, event, player) => {
    view.discard += numberIn(event, 'discarded')
    noneDrawn(view)
    comesToHand(view, player, argument(event.args, 'card'), 'store')
    player.won = true
  },
  'joe-paid': (view, event, player) => {
    const victim = view.players[numberIn(event, 'victim')]
    if (victim) move(victim, player, 'dollars', numberIn(event, 'dollars'))
  },
  'saloon-drawn': (view, event, player) => {
    const victim = view.players[numberIn(event, 'victim')]
    if (!victim) return
    view.drawn_by = player.seat
    view.drawn_from = victim.seat
    view.drawn_property = numberIn(event, 'property')
    view.drawn_store = numberIn(event, 'store')
    view.drawn = numbersIn(event, 'cards')
    victim.property_count -= view.drawn_property
    victim.store_count -= view.drawn_store
    if (victim.seat === view.seat) for (const card of view.drawn) takeFromOwn(view, card)
  },
  stolen: (view, event, player) => {
    const victim = view.players[numberIn(event, 'victim')]
    if (!victim) return
    const drawn = [...view.drawn]
    victim.property_count += view.drawn_property
    victim.store_count += view.drawn_store
    noneDrawn(view)
    const kind = wordIn(event, 'kind') === 'kind-property' ? 'property' : 'store'
    move(victim, player, kind === 'property' ? 'property_count' : 'store_count', 1)
    const card = argument(event.args, 'card')
    if (typeof card !== 'number') return
    if (victim.seat === view.seat) {
      drawn.splice(drawn.indexOf(card), 1)
      for (const back of drawn) addToOwn(view, back)
    } else if (player.seat === view.seat) addToOwn(view, card)
    player.won = true
  },
  'badge-moved': (view, _, player) => {
    view.sheriff = player.seat
    player.won = true
  },
  'property-taken': (view, event, player) => {
    const cards = numbersIn(event, 'cards')
    view.row = view.row.slice(cards.length)
    player.property_count += cards.length
    player.won ||= cards.length > 0
    if (player.seat === view.seat) for (const card of cards) addToOwn(view, card)
  },
  'property-drawn': (view, event, player) => {
    view.property_deck -= 1
    comesToHand(view, player, argument(event.args, 'card'), 'property')
  },
  'row-filled': (view, event) => {
    const cards = numbersIn(event, 'cards')
    view.row = [...view.row, ...cards]
    view.property_deck -= cards.length
  },
  'doc-order': (view, event) => {
    view.visitors = numbersIn(event, 'seats')
  },
  fenced: (view, event, player) => {
    const cards = numbersIn(event, 'cards')
    player.property_count -= cards.length
    player.fenced = [...player.fenced, ...cards].sort((one, other) => one - other)
    if (player.seat === view.seat) for (const card of cards) takeFromOwn(view, card)
  },
  'doc-card': (view, event, player) => {
    view.store_deck -= 1
    comesToHand(view, player, argument(event.args, 'card'), 'store')
  },
  'small-theft': (view, event, player) => {
    const victim = view.players[numberIn(event, 'victim')]
    if (victim) move(victim, player, 'dollars', numberIn(event, 'dollars'))
  },
  'big-theft': (view, event, player) => {
    const victim = view.players[numberIn(event, 'victim')]
    if (victim) move(victim, player, 'nuggets', 1)
  },
}

function clearDice(view: DiceView): void {
  for (const player of view.players) {
    player.kept = []
    player.kept_faces = []
    player.fresh = []
    player.loose = DICE_EACH
    player.won = false
  }
  view.rolled = []
  view.rolled_faces = []
  view.last_throw = false
  view.visitors = []
}

type Counted = 'dollars' | 'nuggets' | 'property_count' | 'store_count'

function move(from: PlayerView, to: PlayerView, what: Counted, count: number): void {
  from[what] -= count
  to[what] += count
}

function noneDrawn(view: DiceView): void {
  view.drawn_by = view.drawn_from = -1
  view.drawn_property = view.drawn_store = 0
  view.drawn = []
}

function leavesHand(view: DiceView, player: PlayerView, card: number): void {
  player.store_count -= 1
  if (player.seat === view.seat) takeFromOwn(view, card)
}

function comesToHand(view: DiceView, player: PlayerView, card: unknown, kind: 'store' | 'property'): void {
  if (kind === 'store') player.store_count += 1
  else player.property_count += 1
  if (typeof card === 'number' && player.seat === view.seat) addToOwn(view, card)
}

function addToOwn(view: DiceView, card: number): void {
  if (card >= PROPERTY) view.property = sorted([...view.property, card])
  else view.store = sorted([...view.store, card])
}

function takeFromOwn(view: DiceView, card: number): void {
  const without = (cards: readonly number[]) => cards.filter((_, at) => at !== cards.indexOf(card))
  if (card >= PROPERTY) view.property = without(view.property)
  else view.store = without(view.store)
}

function sorted(cards: number[]): number[] {
  return cards.sort((one, other) => one - other)
}
