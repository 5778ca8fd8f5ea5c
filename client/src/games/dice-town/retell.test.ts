/** Recorded moments, told event by event, end where the true view stands. */
import { describe, expect, test } from 'vitest'
import { moments } from './moments'
import type { DiceView } from './model'
import { retell } from './retell'

/** What everybody can see and count. */
function shown(view: DiceView) {
  return {
    round: view.round,
    sheriff: view.sheriff,
    mine: view.mine,
    bank: view.bank,
    stagecoach: view.stagecoach,
    row: view.row,
    decks: [view.property_deck, view.store_deck],
    players: view.players.map((player) => ({
      goods: [player.dollars, player.nuggets, player.property_count, player.store_count],
      fenced: player.fenced,
      dice: [...player.kept_faces].sort(),
      loose: player.loose,
    })),
    store: view.store,
    property: view.property,
  }
}

describe('what is told between two views', () => {
  test.each(moments)('%s', (_, { before, message }) => {
    expect(shown(message.events.reduce(retell, before))).toEqual(shown(message.view))
  })

  test('leaves the view before as it was', () => {
    for (const [, { before, message }] of moments) {
      const copy = structuredClone(before)
      message.events.reduce(retell, before)
      expect(before).toEqual(copy)
    }
  })
})
