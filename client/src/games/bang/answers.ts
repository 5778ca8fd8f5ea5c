/** Which options are buttons, and which are touched on the board. */
import type { Decision, Option } from '../../table/board'
import type { Desk } from './desk.svelte'
import { numberIn, wordIn } from '../../table/args'
import { cardNamed, cardThing, characterName, characterNamed, figureThing, handThing } from './model'
import { seatThing } from '../../table/things'
import type { BangView } from './view'

/** An auction: who is sold, the highest bid and who has made it; -1 before the first. */
export interface Sale {
  character: number
  bid: number
  leader: number
}

export function saleOf(view: BangView): Sale | null {
  const open = view.waiting.find(({ asks }) => asks === 'hire-bid')
  if (!open) return null
  const said = { args: open.about }
  const leader = numberIn(said, 'leader')
  return {
    character: characterNamed(wordIn(said, 'character')),
    bid: numberIn(said, 'bid'),
    // Nobody has bid yet while the one who opens thinks about it.
    leader: leader === open.seat ? -1 : leader,
  }
}

/** Questions that come at me in the middle of something: somebody has done something to me. */
export const RESPONSES = new Set(['respond-missed', 'respond-bang', 'rescue'])
const FEW = 5
const MANY = 12
/** Digits take no answers here: they pick cards of the hand, or a bid has a slider. */
const NO_NUMBERS = new Set(['play', 'hire-bid'])

export const answering = (decision: Decision | null) => RESPONSES.has(decision?.asks ?? '')

/** Everything that lies on the table and can be touched there. */
export function onTable(view: BangView): Set<string> {
  const cards = [...view.hand, ...view.store, ...view.flipped, ...view.figures.flatMap(({ front }) => front)]
  return new Set([
    'deck',
    'discard',
    ...view.offered.map((each) => `character:${characterName(each)}`),
    ...cards.map(cardThing),
    ...view.figures.map(({ figure }) => figureThing(view, figure)),
    ...view.players.flatMap(({ seat }) => [seatThing(seat), handThing(seat)]),
  ])
}

/** Cards I may choose from that lie neither open nor in my hand: those I look at. */
export function lookedAt(desk: Desk): number[] {
  const { view, lit } = desk
  const there = onTable(view)
  const things = lit.options.flatMap(({ label }) => label.touches.slice(0, 1))
  return [...new Set(things)].filter((thing) => !there.has(thing)).flatMap((thing) => cardNumber(thing))
}

function cardNumber(thing: string): number[] {
  const card = cardNamed(thing)
  return card < 0 ? [] : [card]
}

/** What I may take of what lies on offer: characters, the General Store, cards turned up or looked at. */
export function offered(desk: Desk): string[] {
  const { view, lit } = desk
  if (!desk.live) return []
  const cards = [...view.store, ...view.flipped, ...lookedAt(desk)]
  const all = [...view.offered.map((each) => `character:${characterName(each)}`), ...cards.map(cardThing)]
  return all.filter((thing) => lit.has(thing))
}

export const isMineToTake = (desk: Desk): boolean => offered(desk).length > 0

/** Whether digits take answers. Otherwise they pick cards of the hand. */
export function byNumber(desk: Desk): boolean {
  const { decision, view, lit } = desk
  if (answering(decision)) return true
  const held = new Set(view.hand.map(cardThing))
  return (
    !NO_NUMBERS.has(decision?.asks ?? '') &&
    !lit.options.some(({ label }) => label.touches.some((each) => held.has(each)))
  )
}

/** The options that stand as buttons while nothing is picked: all of them where they are few and not in my hand. */
export function loose(desk: Desk): readonly Option[] {
  const { view, lit } = desk
  // What helps first, what lets it happen last.
  const helps = ({ label }: Option) => Number(label.touches.length === 0)
  if (byNumber(desk) && !isMineToTake(desk) && lit.options.length <= FEW)
    return [...lit.options].sort((one, other) => helps(one) - helps(other))
  const there = onTable(view)
  for (const card of lookedAt(desk)) there.add(cardThing(card))
  return lit.options.filter(
    ({ label }) => !label.touches.length || label.touches.some((each) => !there.has(each)),
  )
}

/** More answers than stand beside a question: all cards there are, to name one. */
export const isLong = (desk: Desk): boolean => desk.live && !desk.picks.any && loose(desk).length > MANY

/** The key of a loose answer: its number; where digits mean cards, 0 for the last, which ends it. */
export function keyOf(desk: Desk, at: number, count: number): string | undefined {
  if (byNumber(desk) && !isMineToTake(desk)) return at < 9 ? String(at + 1) : undefined
  return at === count - 1 ? '0' : undefined
}
