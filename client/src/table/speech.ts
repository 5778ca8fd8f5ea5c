/** How a table speaks to its reader: names, cards and the words of the game, in the language of the page. */
import { language, type Speaker } from '../lib/i18n/index.svelte'
import type { Waiting } from '../protocol'
import type { Piece, Sayable } from './board'

export class Speech {
  constructor(private readonly about: () => Speaker) {}

  say = (said: Sayable): string => language.words.say(this.about(), said)
  tell = (said: Sayable): Piece[] => language.words.tell(this.about(), said)
  explain = (said: Sayable): string => language.words.explain(this.about(), said)
  t = (key: string, values?: Record<string, string | number>): string => language.words.t(key, values)

  /** "Ann and Bob are choosing dice": what everybody may know of who is waited for. */
  waiting = (waiting: readonly Waiting[]): Piece[] => {
    // Those who are asked the same about the same share a sentence.
    const groups = new Map<string, Waiting[]>()
    for (const each of waiting) {
      const question = JSON.stringify([each.asks, each.about])
      groups.set(question, [...(groups.get(question) ?? []), each])
    }
    return [...groups.values()].flatMap((group, at) => {
      const seats = group.map((each) => each.seat)
      const { asks = '', about = [] } = group[0] ?? {}
      return [...(at ? [{ text: '; ' }] : []), ...language.words.waiting(this.about(), asks, seats, about)]
    })
  }

  /** A message of the shell with seats in it, as pieces. */
  seats = (key: string, seats: readonly number[]): Piece[] =>
    this.tell({ key, args: [{ name: 'seats', what: 'seats', value: [...seats] }] })
}
