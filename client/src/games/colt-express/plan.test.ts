/** The rail: every card of the pile has one slot, in order, and a player who drew has a ticket. */
import { describe, expect, test } from 'vitest'
import { turnOf } from './model'
import { moment, moments } from './moments'
import { railOf } from './plan'

const planned = moments.filter(([, { message }]) => message.view.turns.length > 0)

describe('the rail', () => {
  test.each(planned)('%s: the pile, card by card', (_, { past, message }) => {
    const { view } = message
    const slots = railOf(view, [...past, ...message.events]).flatMap((leg) => leg.slots)
    const cards = slots.filter((slot) => slot.what === 'card')
    if (view.pile.length) {
      expect(cards.map(({ seat, card, down }) => ({ seat, card, face_down: down }))).toEqual(
        view.pile.map(({ seat, card, face_down }) => ({ seat, card, face_down })),
      )
    }
    const turns = slots.filter((slot) => !slot.bonus)
    expect(turns.map((slot) => slot.seat)).toEqual(view.turns.map((turn) => turnOf(turn).seat))
    expect(turns.filter((slot) => slot.what !== 'empty')).toHaveLength(view.turn)
  })

  test.each(planned)('%s: as many cards by the pile alone', (_, { message }) => {
    const { view } = message
    const slots = railOf(view).flatMap((leg) => leg.slots)
    if (view.pile.length) expect(slots.filter((slot) => slot.what === 'card')).toHaveLength(view.pile.length)
  })

  test('marks whose turn it is', () => {
    const { past, message, seat } = moment('plan-middle')
    const now = railOf(message.view, [...past, ...message.events])
      .flatMap((leg) => leg.slots)
      .filter((slot) => slot.now)
    expect(now.map((slot) => slot.seat)).toEqual([seat])
  })

  test('keeps a place for a card that may be added', () => {
    const { past, message, seat } = moment('bonus')
    const [leg] = railOf(message.view, [...past, ...message.events]).filter((each) =>
      each.slots.some((slot) => slot.now),
    )
    const at = leg?.slots.findIndex((slot) => slot.now) ?? -1
    expect(leg?.slots[at]).toMatchObject({ bonus: true, seat })
    expect(leg?.slots[at - 1]).toMatchObject({ what: 'card', seat })
  })

  test('knows which cards came up for nothing', () => {
    const { past, message } = moment('shoot-roof')
    const events = [...past, ...message.events]
    const vain = railOf(message.view, events)
      .flatMap((leg) => leg.slots)
      .filter((slot) => slot.vain)
    expect(vain).toHaveLength(events.filter((event) => event.kind === 'no-effect').length)
  })
})
