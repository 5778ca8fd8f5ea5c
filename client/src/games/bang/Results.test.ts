/** At the end everybody's role lies open, and the winners come first. */
import { render, screen } from '@testing-library/svelte'
import { describe, expect, test } from 'vitest'
import type { Result } from '../../protocol'
import { moment } from './moments'
import Results from './Results.svelte'

const t = (key: string) => key

describe.each(['over', 'over-seven', 'over-three', 'over-two'])('%s', (name) => {
  const { names, seat: me, message, result: ended, past } = moment(name)
  const { view, events } = message
  const result = ended as Result
  const seats = names.map((who, seat) => ({
    seat,
    name: who,
    mark: seat + 1,
    me: seat === me,
    bot: false,
    away: false,
    here: true,
    waiting: false,
    until: null,
  }))

  test('the winners first, everybody with a role', () => {
    render(Results, { view, seats, cards: [], t, result, past: [...past, ...events] } as never)
    const shown = screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent?.trim())
    expect(shown).toHaveLength(view.seats)
    const winners = result.winners.map((seat) => names[seat])
    expect(shown.slice(0, winners.length)).toEqual(winners)
    expect(screen.getAllByText('bang-board-winner')).toHaveLength(winners.length)
    const roles = screen.queryAllByRole('img').filter((each) => each.classList.contains('role'))
    expect(roles).toHaveLength(view.seats > 2 ? view.seats : 0)
    for (const { role } of view.players) expect(role >= 0).toBe(view.seats > 2)
  })
})
