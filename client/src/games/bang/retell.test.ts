/** Recorded moments, told event by event, end where the true view stands. */
import { describe, expect, test } from 'vitest'
import { moments } from './moments'
import { retell } from './retell'
import type { BangView } from './view'

/** What everybody can see and count. Distances, ranges and abilities come with the new view. */
function shown(view: BangView) {
  return {
    turn: [view.turn, view.turns],
    players: view.players.map(({ seat, role, role_shown, hand }) => ({ seat, role, role_shown, hand })),
    figures: view.figures.map(({ figure, character, life, most, front, waiting, in_game }) => ({
      figure,
      character,
      life,
      most,
      front,
      waiting: [...waiting].sort(),
      in_game,
    })),
    piles: [view.deck, view.discard, view.store, view.flipped],
    hand: [...view.hand].sort(),
  }
}

describe('what is told between two views', () => {
  test.each(moments)('%s', (_, { before, message }) => {
    const end = message.events.reduce((view, event) => retell(view, event, message.view), before)
    expect(shown(end)).toEqual(shown(message.view))
  })

  test('leaves the view before as it was', () => {
    for (const [, { before, message }] of moments) {
      const copy = structuredClone(before)
      message.events.reduce((view, event) => retell(view, event, message.view), before)
      expect(before).toEqual(copy)
    }
  })
})
