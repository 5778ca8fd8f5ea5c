/** What the prompt line says, from all that is known: pure, so that it can be tested without a table. */
import { t } from '../lib/i18n/index.svelte'
import type { Decision, Option, Result, Waiting } from '../protocol'
import type { Caption, Ending, GameUi, Piece } from './board'
import type { Speech } from './speech'

export type Mood = 'you' | 'others' | 'playing' | 'lost' | 'over'

export interface PromptLine {
  mood: Mood
  tab: string
  ask: Piece[]
  note?: string
  /** What a newcomer has to know beside the question. */
  hint?: string
  rule?: string
}

export interface Situation {
  connected: boolean
  /** What is being said just now. */
  playing: Caption | null
  /** The show stands still. */
  paused: boolean
  result: Result | null
  /** What the game itself says of the winners. */
  ending: Ending | null
  me: number
  /** A bot plays for this seat. */
  away: boolean
  decision: Decision | null
  /** What is asked belongs to this seat's own turn. */
  turn: boolean
  sending: boolean
  /** Who else the table waits for. */
  others: readonly Waiting[]
  /** How this seat takes part without being asked: passed for in a window, or answered by a switch of its own;
   * its answer lies face down, and can be taken back or not. */
  part: '' | 'passed' | 'standing' | 'sealed' | 'answered'
  names: readonly string[]
  /** A ticker says what happens, so the prompt need not. */
  ticking: boolean
}

export function promptLine(now: Situation, speech: Speech): PromptLine {
  if (!now.connected) {
    return {
      mood: 'lost',
      tab: t('client-prompt-lost'),
      ask: plain('client-prompt-lost-ask'),
      note: t('client-prompt-lost-note'),
    }
  }
  if (now.playing) {
    const { event, again } = now.playing
    return {
      mood: 'playing',
      tab: t(now.paused ? 'client-prompt-paused' : again ? 'client-prompt-again' : 'client-prompt-now'),
      ask: now.ticking
        ? plain(again ? 'client-prompt-watch-again' : 'client-prompt-playing')
        : speech.tell(event),
      rule: now.ticking ? '' : event.rule,
    }
  }
  if (now.result) {
    const won = now.result.winners
    const alone = won.length === 1 && won[0] === now.me
    const ask = now.ending
      ? speech.tell(now.ending.said)
      : alone
        ? plain('client-results-you')
        : speech.seats('client-prompt-won', won)
    return { mood: 'over', tab: t('client-prompt-over'), ask }
  }
  if (now.away) return { mood: 'others', tab: t('client-prompt-away'), ask: plain('client-menu-away') }
  if (now.decision) {
    return {
      mood: 'you',
      tab: t(askedKey(now.turn)),
      ask: speech.tell(now.decision.prompt),
      rule: now.decision.rule,
      note: now.sending ? t('client-sending') : '',
      hint: speech.explain(now.decision.prompt),
    }
  }
  if (now.sending) return { mood: 'you', tab: t(askedKey(now.turn)), ask: plain('client-sending') }
  return waitingLine(now, speech)
}

/** "Your turn", or that an answer is wanted in somebody else's. */
export function askedKey(turn: boolean): string {
  return turn ? 'client-your-turn' : 'client-your-answer'
}

function waitingLine(now: Situation, speech: Speech): PromptLine {
  const [only] = now.others
  const tab = (now.others.length === 1 && only && now.names[only.seat]) || t('client-prompt-others')
  const mine = now.part && `client-prompt-${now.part}`
  if (!only && mine) return { mood: 'others', tab, ask: plain(mine) }
  const note = mine ? t(mine) : now.me < 0 ? t('client-you-watch-note') : ''
  return { mood: 'others', tab, ask: speech.waiting(now.others), note }
}

/** How a seat takes part that is not asked just now. */
export function partOf(
  waiting: readonly Waiting[],
  me: number,
  standing: readonly string[],
  back: string | null,
): Situation['part'] {
  const mine = waiting.find((each) => each.seat === me)
  if (mine) return standing.includes(mine.asks) ? 'standing' : 'passed'
  if (back !== null) return 'sealed'
  return me >= 0 && !waiting.length ? 'answered' : ''
}

/** The answers that stand as buttons in the line itself: those the board has no thing for, if they are few. */
export function smallAnswers(decision: Decision | null, ui: GameUi | null): readonly Option[] {
  if (!decision) return []
  const small = ui?.answers
    ? ui.answers(decision)
    : decision.options.filter((option) => !option.label.touches.length)
  return small.length <= 4 ? small : []
}

function plain(key: string): Piece[] {
  return [{ text: t(key) }]
}
