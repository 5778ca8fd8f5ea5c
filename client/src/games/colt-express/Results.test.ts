/** At the end all purses lie open, and what is shown adds up to the score. */
import { render, screen } from '@testing-library/svelte'
import { describe, expect, test } from 'vitest'
import type { Result } from '../../protocol'
import { moment } from './moments'
import { gangOf, worth } from './model'
import Results from './Results.svelte'

const t = (key: string, values: Record<string, string | number> = {}) =>
  key.endsWith('board-dollars') ? `$${values.n}` : key

describe.each(['over', 'over-six', 'over-teams', 'over-expert'])('%s', (name) => {
  const recorded = moment(name)
  const { view, events } = recorded.message
  const result = recorded.result as Result
  const seats = recorded.names.map((who, seat) => ({
    seat,
    name: who,
    mark: seat + 1,
    me: seat === recorded.seat,
    bot: false,
    away: false,
    here: true,
    waiting: false,
    until: null,
  }))

  test('loot and bounty make the score', () => {
    for (const [seat, score] of result.scores.entries()) {
      const loot = gangOf(view, seat).reduce((sum, bandit) => sum + (worth(bandit) ?? NaN), 0)
      const bounty = result.lines[seat]?.find((line) => line.what === 'score-bounty')?.points ?? 0
      expect(loot + bounty).toBe(score)
    }
  })

  test('the richest first, with every purse', () => {
    render(Results, { view, seats, cards: [], t, result, past: events } as never)
    const names = screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent?.trim())
    expect(names[0]).toBe(recorded.names[result.winners[0] ?? 0])
    expect(names).toHaveLength(view.seats)
    const purses = view.bandits.reduce((sum, bandit) => sum + bandit.purses, 0)
    expect(document.querySelectorAll('.token.purse')).toHaveLength(purses)
    for (const score of result.scores) expect(document.body.textContent).toContain(`$${score}`)
  })
})
