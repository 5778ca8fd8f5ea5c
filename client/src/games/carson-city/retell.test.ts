/** Recorded moments, told event by event, end where the true view stands. */
import { describe, expect, test } from 'vitest'
import { BUY_VP_5, ENDING } from './facts'
import { moments } from './moments'
import { retell } from './retell'
import type { CarsonView } from './view'

/** What everybody can see and count on the table. */
function shown(view: CarsonView) {
  return {
    round: [view.round, view.turn_order, view.pass_order],
    map: [view.what, view.owner, [...view.edges].sort((one, other) => one - other)],
    camps: view.camps.map(({ parcel, cowboys }) => [parcel, [...cowboys].sort()]).sort(),
    spaces: view.spaces.map(({ cowboys }) => [...cowboys].sort()),
    // The marker moves at the end of a round, and closes its space with the next.
    open: view.phase === ENDING ? [] : view.spaces.slice(BUY_VP_5).map(({ open }) => open),
    row: view.row,
    tokens: [view.three_guns, view.white_of],
    players: view.players.map(
      ({ seat, money, points, cowboys, revolvers, roads, parcels, buildings, kept }) => ({
        ...{ seat, money, points, cowboys, revolvers, roads, parcels, buildings, kept },
      }),
    ),
  }
}

describe('what is told between two views', () => {
  test.each(moments)('%s', (_, { before, message }) => {
    const end = message.events.reduce((view, event) => retell(view, event, message.view), before)
    expect(shown({ ...end, phase: message.view.phase })).toEqual(shown(message.view))
  })

  test('leaves the view before as it was', () => {
    for (const [, { before, message }] of moments) {
      const copy = structuredClone(before)
      message.events.reduce((view, event) => retell(view, event, message.view), before)
      expect(before).toEqual(copy)
    }
  })

  test('a duel that has been fought is no longer due', () => {
    const [, { before, message }] = moments.find(([name]) => name === 'show-actions')!
    const due = (view: CarsonView) => view.contests.filter((contest) => contest.seats.length > 1).length
    const duel = message.events.find((event) => event.kind === 'duel-fought')!
    expect(due(retell(before, duel, message.view))).toBe(due(before) - 1)
  })
})
