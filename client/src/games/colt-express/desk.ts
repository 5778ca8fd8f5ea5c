/** What every part of the board may ask for: the table as it is shown now, what is picked, and words for it. */
import { createContext } from 'svelte'
import type { BoardProps, Option } from '../../table/board'
import { Desk as AnyDesk, deskWords, plainWords as boardWords } from '../../table/desk.svelte'
import { Plan } from '../../table/plan.svelte'
import { keeping, nextAnswer, type Keeping } from './keeping'
import { BANDITS, isBullet, roundCard, wagonTerm, type Kind, type Turn } from './model'
import { Picks } from './picks.svelte'
import type { Show } from './show.svelte'
import { things } from './things'
import type { ColtBoardProps, ColtView } from './view'

export class Desk extends AnyDesk<ColtView> {
  protected override readonly things = things
  /** What is touched and not yet sent. */
  readonly picks = new Picks()
  /** What an expert keeps, on its way card by card. */
  readonly kept: Plan<ColtView, Keeping>

  constructor(
    given: () => ColtBoardProps,
    readonly show: Show,
  ) {
    super(given, show)
    this.kept = new Plan<ColtView, Keeping>(this, {
      asks: ['expert-keep'],
      next: (decision, plan) => nextAnswer(decision, plan, this.cards),
    })
  }

  /** Touches a thing: it is picked if an option is about it; otherwise the table says why not. */
  touch(thing: string, at?: Element | null): void {
    if (this.lit.has(thing)) this.picks.turn(thing)
    else this.why(thing, at)
  }

  /** Sends what is picked to be kept. */
  keep(): void {
    if (this.kept.left === null)
      this.kept.send(keeping(this.picks.keep.flatMap((at) => this.view.hand[at] ?? [])))
  }
}

const [getDesk, setDesk] = createContext<Desk>()
export { getDesk, setDesk }

export type T = BoardProps['t']
const PREFIX = 'colt-express'

/** Words that need nothing but the language. */
export function plainWords(t: T) {
  return {
    ...boardWords(PREFIX, t),
    bandit: (number: number) => t(`${PREFIX}-bandit-${BANDITS[number] ?? ''}`),
    ability: (number: number) => t(`${PREFIX}-bandit-${BANDITS[number] ?? ''}.ability`),
    loot: (kind: Kind) => t(`${PREFIX}-loot-${kind}`),
    counted: (kind: Kind, n: number) =>
      t(`${PREFIX}-${kind === 'strongbox' ? 'strongboxes' : `${kind}s`}`, { n }),
    dollars: (n: number) => t(`${PREFIX}-board-dollars`, { n }),
    turn: (kind: Turn) => t(`${PREFIX}-turn-${kind}`),
    turnText: (kind: Turn) => t(`${PREFIX}-turn-${kind}.text`),
    /** "on the roof of car 3", "in the locomotive". */
    at: (car: number, roof: boolean) => t(`${PREFIX}-counted-${roof ? 'roof' : 'inside'}`, { n: car }),
    round: (card: number) => t(`${PREFIX}-${roundCard(card).term}`),
    /** What happens at the end of the round; "" if nothing does. */
    roundText: (card: number) => {
      const { event } = roundCard(card)
      return event ? t(`${PREFIX}-${event}.text`) : ''
    },
  }
}

export function words(desk: Desk) {
  const plain = plainWords(desk.t)
  return {
    ...plain,
    ...deskWords(PREFIX, desk),
    wagon: (car: number) => plain.term(wagonTerm(desk.view, car)),
  }
}

/** The mark of a bandit's player; 0 for the Marshal and for bandits nobody plays. */
export function markOfBandit(desk: Desk, bandit: number): number {
  const owner = desk.view.bandits.find((each) => each.bandit === bandit)?.owner
  return owner === undefined || owner < 0 ? 0 : desk.markOf(owner)
}

/** What the thing that is picked does; before anything is, what can be touched. */
export function pickedNote(desk: Desk): string {
  const { b } = words(desk)
  const picked = desk.picks.thing ? desk.lit.of(desk.picks.thing) : []
  if (!picked[0]) return desk.decision ? b(`hint-${desk.decision.asks}`) : ''
  return desk.explain(picked[0].label) || (picked.length > 1 ? desk.say(picked[0].label) : '')
}

/** Whether a question is answered with cards of the hand. */
export const isPlanning = (asks: string | undefined) => asks === 'plan' || asks === 'bonus'

/** The options that touch nothing: pass, leave, keep, drop. */
export const plainOptions = (options: readonly Option[]) =>
  options.filter((option) => option.label.touches.length === 0)

export { isBullet }
