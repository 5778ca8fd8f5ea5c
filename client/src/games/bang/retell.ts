/**
 * The view between two views: as the table looks after this event of a batch. It is only for the eye while events
 * play; when the last one is done the true view takes its place, whatever was told before. Distances and abilities
 * stay as they were until then.
 */
import { argument, numberIn, numbersIn, wordIn, wordsIn } from '../../table/args'
import type { Event } from '../../table/board'
import { BASE_CARDS, CARDS } from './facts'
import { characterNamed, eventNamed, figuresOf, isGreen, MISSES, kindOf, roleNamed } from './model'
import type { BangPlayerView, BangView, FigureView } from './view'

/** `after` is the view at the end of the batch: what nobody is told of in between is known from there. */
export function retell(view: BangView, event: Event, after: BangView = view): BangView {
  const tell = TELLERS[event.kind]
  if (!tell) return view
  const next = copy(view)
  tell(next, event, after)
  return next
}

/** Deep enough for everything that is changed below. */
function copy(view: BangView): BangView {
  return {
    ...view,
    players: view.players.map((player) => ({ ...player, known: [...player.known] })),
    figures: view.figures.map((figure) => ({
      ...figure,
      front: [...figure.front],
      waiting: [...figure.waiting],
    })),
    aside: [...view.aside],
    store: [...view.store],
    flipped: [...view.flipped],
    laid: [...view.laid],
    mine: [...view.mine],
    hand: [...view.hand],
    deck_known: [...view.deck_known],
    match: view.match && { ...view.match, totals: [...view.match.totals] },
  }
}

type Teller = (view: BangView, event: Event, after: BangView) => void

const TELLERS: Record<string, Teller> = {
  'role-dealt': (view, event) => learns(view, event),
  'role-shown': (view, event) => {
    learns(view, event)
    const player = playerIn(view, event)
    if (player) player.role_shown = true
  },
  'character-dealt': (view, event) => joins(view, event),
  'characters-offered': (view, event) => {
    view.offered = wordsIn(event, 'characters').map(characterNamed)
  },
  'character-picked': (view, event) => {
    view.offered = view.offered.filter((each) => each !== characterNamed(wordIn(event, 'character')))
    joins(view, event)
  },
  'hand-dealt': (view, event, after) => {
    const kept = after.match?.kept ?? []
    // The deck has just been made, without what players have kept from the last game.
    if (!view.turns && !view.deck) view.deck = (view.dodge_city ? CARDS : BASE_CARDS) - kept.flat().length
    for (const card of kept[numberIn(event, 'seat')] ?? []) gains(view, numberIn(event, 'seat'), card, true)
    draws(view, event)
  },
  'turn-started': (view, event) => {
    view.acts = 0
    view.turn = numberIn(event, 'seat')
    view.turns += 1
    view.phase = 0
    view.bangs = 0
  },
  'greens-ready': (view, event) => {
    const ready = numbersIn(event, 'cards')
    for (const figure of view.figures) figure.waiting = figure.waiting.filter((card) => !ready.includes(card))
  },
  'active-chosen': (view, event) => {
    const chosen = characterNamed(wordIn(event, 'character'))
    for (const figure of figuresOf(view, numberIn(event, 'seat'))) figure.active = figure.character === chosen
  },
  'play-ended': (view) => {
    view.phase = 3
  },
  'excess-discarded': (view, event) => handToPile(view, event),
  'excess-passed': (view, event) => passes(view, event, 'seat', 'heir'),
  'cards-drawn': (view, event) => draws(view, event),
  'discard-drawn': (view, event, after) => fromPile(view, event, after),
  'taken-back': (view, event, after) => fromPile(view, event, after),
  looked: (view, event) => {
    if (numberIn(event, 'seat') === view.seat) view.deck_known = numbersIn(event, 'cards')
  },
  kept: (view, event) => {
    const card = cardIn(event)
    view.deck -= 1
    if (card >= 0) leaves(view.deck_known, card)
    gains(view, numberIn(event, 'seat'), card, false)
  },
  'deck-shuffled': (view, event) => {
    // What was drawn from the old deck is told of after this, together with what comes from the new one.
    view.deck += numberIn(event, 'n')
    view.discard = 0
    view.top = -1
    view.deck_known = []
  },
  'card-given': (view, event) => passes(view, event, 'seat', 'to'),
  'card-stolen': (view, event) => passes(view, event, 'victim', 'thief'),
  'card-taken': (view, event) => {
    leavesPlay(view, numberIn(event, 'card'))
    gains(view, numberIn(event, 'thief'), numberIn(event, 'card'), true)
  },
  'card-removed': (view, event) => {
    const card = numberIn(event, 'card')
    if (!leavesPlay(view, card)) loses(view, numberIn(event, 'victim'), card)
    discards(view, card)
  },
  'cost-paid': (view, event, after) => {
    const card = numberIn(event, 'card')
    loses(view, numberIn(event, 'seat'), card)
    if (after.aside.includes(card)) view.aside.push(card)
    else discards(view, card)
  },
  'card-played': (view, event) => {
    const card = numberIn(event, 'card')
    loses(view, numberIn(event, 'seat'), card)
    view.aside.push(card)
  },
  'card-placed': (view, event) => {
    const card = numberIn(event, 'card')
    loses(view, numberIn(event, 'seat'), card)
    const figure = figureIn(view, event, 'target')
    figure?.front.push(card)
    if (isGreen(card)) figure?.waiting.push(card)
  },
  'card-replaced': (view, event) => playToPile(view, event),
  'green-used': (view, event) => {
    const card = numberIn(event, 'card')
    leavesPlay(view, card)
    // What answers a shot is done at once; the rest lies aside until its effect is finished.
    if (MISSES.has(kindOf(card))) discards(view, card)
    else view.aside.push(card)
  },
  'card-done': (view, event) => {
    const card = numberIn(event, 'card')
    leaves(view.aside, card)
    discards(view, card)
  },
  'store-opened': (view, event) => {
    view.store = numbersIn(event, 'cards')
    view.deck -= view.store.length
  },
  'store-picked': (view, event) => {
    const card = numberIn(event, 'card')
    leaves(view.store, card)
    gains(view, numberIn(event, 'seat'), card, true)
  },
  'answer-played': (view, event) => handToPile(view, event),
  'check-flipped': (view, event, after) => flips(view, event, after),
  'check-flipped-as': (view, event, after) => flips(view, event, after),
  'check-chosen': (view, _, after) => {
    for (const card of view.flipped) turnedUp(view, card, after)
    view.flipped = []
  },
  'flipped-taken': (view, event) => {
    const card = numberIn(event, 'card')
    if (leaves(view.laid, card)) gains(view, numberIn(event, 'seat'), card, true)
  },
  'jail-left': (view, event) => playToPile(view, event),
  'jail-stayed': (view, event) => {
    if (numberIn(event, 'gone')) playToPile(view, event)
  },
  exploded: (view, event) => playToPile(view, event),
  'dynamite-passed': (view, event) => {
    const card = numberIn(event, 'card')
    leavesPlay(view, card)
    figureIn(view, event, 'to')?.front.push(card)
  },
  'life-lost': (view, event) => lives(view, event),
  'life-gained': (view, event) => lives(view, event),
  eliminated: (view, event) => {
    const figure = figureIn(view, event, 'seat')
    if (!figure) return
    figure.in_game = false
    const partner = figuresOf(view, figure.seat).find((other) => other.in_game)
    if (partner) {
      figure.active = false
      partner.active = true
      return
    }
    learns(view, event)
    const player = playerIn(view, event)
    if (player) player.role_shown = true
  },
  'cards-inherited': (view, event) => {
    const from = playerIn(view, event)
    const heir = numberIn(event, 'heir')
    const known = numbersIn(event, 'hand')
    const open = numbersIn(event, 'cards')
    const unseen = numberIn(event, 'n') - known.length
    for (const card of open) leavesPlay(view, card)
    if (from && numberIn(event, 'n')) empties(view, from)
    for (const card of known) gains(view, heir, card, false)
    for (let at = 0; at < unseen; at += 1) gains(view, heir, -1, false)
    for (const card of open) gains(view, heir, card, true)
  },
  'all-discarded': (view, event) => {
    const player = playerIn(view, event)
    for (const card of numbersIn(event, 'cards')) {
      if (!leavesPlay(view, card) && player) loses(view, player.seat, card)
      discards(view, card)
    }
  },
  'events-laid': (view, event) => {
    view.events_left = numberIn(event, 'n')
    view.next_event = eventNamed(wordIn(event, 'next'))
  },
  'events-shuffled': (view, event) => {
    view.events_left = numberIn(event, 'n')
  },
  'event-turned': (view, event) => {
    view.event = eventNamed(wordIn(event, 'event'))
    view.next_event = eventNamed(wordIn(event, 'next'))
    view.events_left -= 1
    view.named = -1
  },
  'event-over': (view) => {
    view.event = -1
  },
  named: (view, event) => {
    view.named = numberIn(event, 'target')
  },
  'own-discarded': (view, event) => playToPile(view, event),
  'identity-taken': (view, event) => {
    const [figure] = figuresOf(view, numberIn(event, 'seat'))
    if (!figure) return
    figure.character = characterNamed(wordIn(event, 'identity'))
    figure.life = numberIn(event, 'life')
    figure.most = numberIn(event, 'most')
  },
  buried: (view, event) => {
    const card = numberIn(event, 'card')
    leaves(view.aside, card)
    view.mine.push(card)
  },
  'excess-buried': (view, event) => {
    const card = cardIn(event)
    loses(view, numberIn(event, 'seat'), card)
    view.mine.push(card)
  },
  'mine-closed': (view, event) => {
    view.deck += numberIn(event, 'n')
    view.mine = []
  },
  guessed: (view, event) => {
    view.deck -= 1
    if (numberIn(event, 'right')) gains(view, numberIn(event, 'seat'), numberIn(event, 'card'), true)
    else discards(view, numberIn(event, 'card'))
  },
  swapped: (view, event) => handToPile(view, event),
  readied: (view, event) => {
    loses(view, numberIn(event, 'seat'), numberIn(event, 'card'))
    view.aside.push(numberIn(event, 'card'))
  },
  'pair-fired': (view, event) => {
    for (const card of numbersIn(event, 'cards')) {
      leaves(view.aside, card)
      discards(view, card)
    }
  },
  'prize-lost': (view, event) => playToPile(view, event),
  returned: (view, event) => sits(view, event, true),
  'ghost-came': (view, event) => {
    sits(view, event, true)
    view.ghost = figuresOf(view, numberIn(event, 'seat'))[0]?.figure ?? -1
  },
  'ghost-left': (view, event) => {
    sits(view, event, false)
    view.ghost = -1
  },
  'fight-started': (view) => {
    view.fight = true
    view.next_event = -1
    view.events_left = 0
  },
  'left-game': (view, event) => sits(view, event, false),
  'removed-shown': (view, event) => {
    view.removed = roleNamed(wordIn(event, 'role'))
  },
  'show-laid': (view, event) => {
    view.show_left = numberIn(event, 'n')
  },
  'show-turned': (view, event) => {
    view.show = eventNamed(wordIn(event, 'event'))
    view.show_left = numberIn(event, 'left')
  },
  'turn-skipped': (view, event) => {
    view.skips = view.skips.filter((seat) => seat !== numberIn(event, 'seat'))
  },
  'seats-swapped': (view, event, after) => {
    view.order = [...after.order]
    view.skips = [...view.skips, numberIn(event, 'other')]
  },
  'cards-seen': (view, event) => {
    const player = playerIn(view, event)
    if (!player || player.seat === view.seat) return
    const seen = new Set([...player.known, ...numbersIn(event, 'cards')])
    player.known = [...seen].sort((one, other) => one - other)
  },
  'hand-swapped': (view, event) => {
    for (const card of numbersIn(event, 'cards')) {
      loses(view, numberIn(event, 'seat'), card)
      discards(view, card)
    }
  },
  'game-began': (view, _, after) => {
    Object.assign(view, cleared(view))
    if (after.match) view.match = { ...after.match, totals: view.match?.totals ?? [] }
  },
  paid: (view, event) => counts(view, event),
  fined: (view, event) => counts(view, event),
  'bounty-paid': (view, event) => counts(view, event),
  'card-kept': (view, event) => counts(view, event),
  hired: (view, event) => {
    const character = characterNamed(wordIn(event, 'character'))
    view.offered = view.offered.filter((each) => each !== character)
    const [figure] = figuresOf(view, numberIn(event, 'seat'))
    if (figure) figure.character = character
    counts(view, event)
  },
  'game-ended': (view, event) => {
    view.winners = numbersIn(event, 'winners')
  },
  revealed: (view, event) => {
    learns(view, event)
    const player = playerIn(view, event)
    if (!player) return
    player.role_shown = true
    if (player.seat !== view.seat) player.known = numbersIn(event, 'cards').sort((one, other) => one - other)
  },
}

/** A table before a game is dealt: everybody is there, with nothing. */
function cleared(view: BangView): Partial<BangView> {
  return {
    ...{ turn: 0, turns: 0, phase: 0, deck: 0, discard: 0, top: -1, bangs: 0, winners: [], waiting: [] },
    ...{ aside: [], store: [], flipped: [], laid: [], offered: [], mine: [], skips: [] },
    ...{ event: -1, show: -1, next_event: -1, named: -1, due: -1, ghost: -1, clockwise: true },
    ...{ hand: [], deck_known: [], spare: -1 },
    players: view.players.map((player) => ({ ...player, role: -1, role_shown: false, hand: 0, known: [] })),
    figures: view.figures.map((figure) => ({
      ...figure,
      ...{ character: -1, abilities: [], life: 0, most: 0, front: [], waiting: [], in_game: true },
    })),
  }
}

/** What a player has now. */
function counts(view: BangView, event: Event): void {
  if (view.match) view.match.totals[numberIn(event, 'seat')] = numberIn(event, 'total')
}

export const playerIn = (view: BangView, event: Event, name = 'seat'): BangPlayerView | undefined =>
  view.players[numberIn(event, name)]

/** The character that an event is about: a player's only one, or the one it names. */
export function figureIn(view: BangView, event: Event, name: string): FigureView | undefined {
  const own = figuresOf(view, numberIn(event, name))
  const named = characterNamed(wordIn(event, 'character'))
  return own.find((figure) => figure.character === named) ?? own[0]
}

/** The card of an event; -1 where it is hidden. */
export function cardIn(event: Event): number {
  const value = argument(event.args, 'card')
  return typeof value === 'number' ? value : -1
}

function learns(view: BangView, event: Event): void {
  const player = playerIn(view, event)
  const role = roleNamed(wordIn(event, 'role'))
  if (player && role >= 0) player.role = role
}

function joins(view: BangView, event: Event): void {
  const character = characterNamed(wordIn(event, 'character'))
  const own = figuresOf(view, numberIn(event, 'seat'))
  const free = own.find((figure) => figure.character === character || figure.character < 0)
  if (!free) return
  free.character = character
  free.life = free.most = numberIn(event, 'life')
}

/** Somebody is back in the game, or out of it again. */
function sits(view: BangView, event: Event, inGame: boolean): void {
  const [figure] = figuresOf(view, numberIn(event, 'seat'))
  if (!figure) return
  figure.in_game = inGame
  if (inGame) figure.life = numberIn(event, 'life')
}

function lives(view: BangView, event: Event): void {
  const figure = figureIn(view, event, 'seat')
  if (figure) figure.life = numberIn(event, 'left')
}

/** Cards come from the deck into a hand; their owner sees them. */
function draws(view: BangView, event: Event): void {
  const count = numberIn(event, 'n')
  const seat = numberIn(event, 'seat')
  view.deck -= count
  view.deck_known = view.deck_known.slice(count)
  const cards = numbersIn(event, 'cards')
  for (let at = 0; at < count; at += 1) gains(view, seat, cards[at] ?? -1, false)
}

/** A card goes from one hand to another, unseen but by the two. */
function passes(view: BangView, event: Event, from: string, to: string): void {
  const card = cardIn(event)
  loses(view, numberIn(event, from), card)
  gains(view, numberIn(event, to), card, false)
}

/** A card comes to a hand. What everybody has seen, or what was the viewer's own, is known there. */
function gains(view: BangView, seat: number, card: number, open: boolean): void {
  const player = view.players[seat]
  if (!player) return
  player.hand += 1
  if (seat === view.seat) {
    if (card >= 0) view.hand.push(card)
  } else if (card >= 0 || open) {
    player.known = [...player.known, card].sort((one, other) => one - other)
  }
}

/** A card leaves a hand; of a card that is not seen leaving nobody outside is sure of the rest any more. */
function loses(view: BangView, seat: number, card: number): void {
  const player = view.players[seat]
  if (!player) return
  player.hand -= 1
  if (seat === view.seat) leaves(view.hand, card)
  else if (card < 0) player.known = []
  else leaves(player.known, card)
}

function empties(view: BangView, player: BangPlayerView): void {
  player.hand = 0
  player.known = []
  if (player.seat === view.seat) view.hand = []
}

function discards(view: BangView, card: number): void {
  view.discard += 1
  view.top = card
}

/** A "draw!": several cards lie there to be chosen from. */
function flips(view: BangView, event: Event, after: BangView): void {
  const cards = numbersIn(event, 'cards')
  view.deck -= cards.length
  if (cards.length > 1) view.flipped = cards
  else for (const card of cards) turnedUp(view, card, after)
}

/** Of a "draw!": onto the pile, or aside for a player who may take it. */
function turnedUp(view: BangView, card: number, after: BangView): void {
  const taken = after.laid.includes(card) || after.hand.includes(card)
  const held = after.players.some((player) => player.known.includes(card))
  if (taken || held) view.laid.push(card)
  else discards(view, card)
}

/** A card of the discard pile, into a hand where everybody sees it. */
function fromPile(view: BangView, event: Event, after: BangView): void {
  view.discard -= 1
  view.top = after.discard === view.discard ? after.top : -1
  gains(view, numberIn(event, 'seat'), numberIn(event, 'card'), true)
}

function handToPile(view: BangView, event: Event): void {
  const card = numberIn(event, 'card')
  loses(view, numberIn(event, 'seat'), card)
  discards(view, card)
}

function playToPile(view: BangView, event: Event): void {
  const card = numberIn(event, 'card')
  leavesPlay(view, card)
  discards(view, card)
}

/** Takes a card away from in front of somebody; false if it does not lie there. */
function leavesPlay(view: BangView, card: number): boolean {
  for (const figure of view.figures) {
    leaves(figure.waiting, card)
    if (leaves(figure.front, card)) return true
  }
  return false
}

function leaves(all: number[], one: number): boolean {
  const at = all.indexOf(one)
  if (at < 0) return false
  all.splice(at, 1)
  return true
}
