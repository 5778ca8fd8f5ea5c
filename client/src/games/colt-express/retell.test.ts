/** Recorded moments, told event by event, end where the true view stands. */
import { describe, expect, test } from 'vitest'
import { moments } from './moments'
import { retell } from './retell'
import type { ColtView } from './view'

/** What everybody can see and count. */
function shown(view: ColtView) {
  return {
    round: [view.round, view.round_cards, view.first, view.turns, view.turn, view.stealing],
    marshal: [view.marshal, view.neutral, view.spare_box, view.spare_purses, view.spare_jewels],
    places: view.places,
    bandits: view.bandits,
    players: view.players,
    pile: view.pile,
    hand: view.hand,
  }
}

describe('what is told between two views', () => {
  test.each(moments)('%s', (_, { before, message }) => {
    const end = message.events.reduce((view, event) => retell(view, event, message.view), before)
    expect(shown({ ...end, over: message.view.over })).toEqual(shown(message.view))
  })

  test('leaves the view before as it was', () => {
    for (const [, { before, message }] of moments) {
      const copy = structuredClone(before)
      message.events.reduce((view, event) => retell(view, event, message.view), before)
      expect(before).toEqual(copy)
    }
  })
})
