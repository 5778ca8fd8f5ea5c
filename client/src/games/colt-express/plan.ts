/** The common pile as a time line: for each turn sign its slots in acting order, and what came to lie in them. */
import { argument, numberIn } from '../../table/args'
import type { Event } from '../../table/board'
import { banditIn, turnOf, type Turn } from './model'
import type { ColtView } from './view'

export interface Slot {
  seat: number
  what: 'empty' | 'card' | 'drew'
  /** Where it lies in the pile; -1 for what is no card. */
  at: number
  /** -1: not known. */
  card: number
  bandit: number
  down: boolean
  resolved: boolean
  /** Added to a shot. */
  bonus: boolean
  /** Nothing came of it. */
  vain: boolean
  /** Somebody is choosing it now. */
  now: boolean
}

export interface Leg {
  kind: Turn
  slots: Slot[]
  state: 'past' | 'now' | 'future'
}

/** One turn taken: a card laid, a card added to it, or cards drawn. */
interface Act {
  what: 'card' | 'bonus' | 'drew'
  seat: number
  card: number
  bandit: number
  down: boolean
}

const ACTS: Record<string, Act['what']> = {
  'card-played': 'card',
  'card-hidden': 'card',
  'bonus-played': 'bonus',
  'cards-drawn': 'drew',
}

/** The events of this round. */
export function thisRound(past: readonly Event[]): readonly Event[] {
  let start = past.length - 1
  while (start > 0 && past[start]?.kind !== 'round-started') start -= 1
  return past.slice(Math.max(0, start))
}

export function railOf(view: ColtView, past: readonly Event[] = []): Leg[] {
  const round = thisRound(past)
  const acts = actsTold(view, round) ?? actsGuessed(view)
  const vain = vainCards(round)
  const choosing = view.waiting.find((each) => each.asks === 'plan' || each.asks === 'bonus')
  const legs: Leg[] = []
  let lying = 0
  let next = 0

  const lie = (act: Act): Slot => {
    const at = lying++
    const card = view.pile[at]
    return {
      ...emptySlot(act.seat),
      what: 'card',
      at,
      card: card?.card ?? act.card,
      bandit: card?.bandit ?? act.bandit,
      down: card?.face_down ?? act.down,
      resolved: card ? card.resolved : view.stealing,
      bonus: act.what === 'bonus',
      vain: vain.has(at),
    }
  }

  view.turns.forEach((number, turn) => {
    const { icon, kind, seat } = turnOf(number)
    const leg = (legs[icon] ??= { kind, slots: [], state: 'future' })
    const act = turn < view.turn ? acts[next++] : undefined
    if (!act) {
      const now = turn === view.turn && choosing?.asks === 'plan'
      leg.slots.push({ ...emptySlot(seat), now })
      return
    }
    leg.slots.push(act.what === 'drew' ? { ...emptySlot(seat), what: 'drew' } : lie(act))
    const bonus = acts[next]
    if (bonus?.what === 'bonus') {
      next += 1
      leg.slots.push(lie(bonus))
    } else if (turn === view.turn - 1 && choosing?.asks === 'bonus') {
      leg.slots.push({ ...emptySlot(choosing.seat), bonus: true, now: true })
    }
  })

  const at = view.turns[Math.min(view.turn, view.turns.length - 1)]
  const icon = at === undefined ? -1 : turnOf(at).icon
  legs.forEach((leg, number) => {
    leg.state = number < icon || view.stealing ? 'past' : number === icon ? 'now' : 'future'
  })
  return legs
}

function emptySlot(seat: number): Slot {
  return {
    seat,
    what: 'empty',
    at: -1,
    card: -1,
    bandit: -1,
    down: false,
    resolved: false,
    bonus: false,
    vain: false,
    now: false,
  }
}

/** What was done in each turn, by the events; null where they do not reach back to the start of the round. */
function actsTold(view: ColtView, round: readonly Event[]): Act[] | null {
  const acts = round.flatMap((event) => actOf(event) ?? [])
  const turns = acts.filter((act) => act.what !== 'bonus')
  const agree =
    turns.length === view.turn && turns.every((act, at) => act.seat === turnOf(view.turns[at] ?? 0).seat)
  return agree ? acts : null
}

function actOf(event: Event): Act | null {
  const what = ACTS[event.kind]
  if (!what) return null
  const card = argument(event.args, 'card')
  return {
    what,
    seat: numberIn(event, 'seat'),
    card: typeof card === 'number' ? card : -1,
    bandit: banditIn(event),
    down: event.kind === 'card-hidden',
  }
}

/** The same by the pile alone: a player without a card in a slot has drawn. */
function actsGuessed(view: ColtView): Act[] {
  const acts: Act[] = []
  let lying = 0
  for (let turn = 0; turn < view.turn; turn += 1) {
    const { seat } = turnOf(view.turns[turn] ?? 0)
    const card = view.pile[lying]
    if (card?.seat !== seat) {
      acts.push({ what: 'drew', seat, card: -1, bandit: -1, down: false })
      continue
    }
    lying += 1
    acts.push({ what: 'card', seat, card: card.card, bandit: card.bandit, down: card.face_down })
    // A card added to a shot lies on top of it, before anybody else's.
    const added = view.pile[lying]
    const after = view.turns[turn + 1]
    if (view.teams && added?.seat === seat && after !== undefined && turnOf(after).seat !== seat) {
      lying += 1
      acts.push({ what: 'bonus', seat, card: added.card, bandit: added.bandit, down: false })
    }
  }
  return acts
}

/** The cards of the pile, by where they lie, that came up for nothing. */
function vainCards(round: readonly Event[]): Set<number> {
  const vain = new Set<number>()
  let at = -1
  for (const event of round) {
    if (event.kind === 'card-up') at += 1
    else if (event.kind === 'no-effect') vain.add(at)
  }
  return vain
}
