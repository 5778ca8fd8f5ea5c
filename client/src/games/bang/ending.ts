/** What is said of the winners of a match: with money, or in a small match with the games they have won. */
import type { BangView, Result } from '../../protocol'
import type { Ending, Sayable } from '../../table/board'

const number = (name: string, value: number) => ({ name, what: 'number' as const, value })

/** Dollars as sentences write them, debts too. */
const dollars = (n: number): Sayable => ({
  key: 'bang-counted-dollars',
  args: [number('n', n), number('owed', Math.max(0, -n))],
})

/** Null after a single game. */
export function ending({ match }: BangView, { winners, scores }: Result, me: number): Ending | null {
  if (!match) return null
  const who = winners.length === 1 && winners[0] === me ? 'you' : 'winner'
  const said = {
    key: `bang-ending-${match.money ? 'match' : 'small'}-${who}`,
    args: [
      { name: 'seats', what: 'seats' as const, value: [...winners] },
      number('score', scores[winners[0] ?? 0] ?? 0),
      number('of', match.games),
    ],
  }
  return { said, total: 'bang-score-total', ...(match.money && { worth: dollars }) }
}
