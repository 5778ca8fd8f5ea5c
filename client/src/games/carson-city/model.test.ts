/** What the board works out from a view: neighbours, what makes a price, what an income counts. */
import { describe, expect, test } from 'vitest'
import { PAYING } from './facts'
import { around, countedBy, dearer, incomeOf, parcelNamed, payingOf, prospectOf } from './model'
import { moment, moments } from './moments'

describe('the map', () => {
  test('a parcel in the corner has three neighbours, one in the middle eight', () => {
    expect(around(parcelNamed('A1'))).toHaveLength(3)
    expect(around(parcelNamed('H8'))).toHaveLength(3)
    expect(around(parcelNamed('D4'))).toHaveLength(8)
  })

  test.each(moments)('%s: what makes a price adds up', (_, { message }) => {
    const { view } = message
    view.prices.forEach((price, parcel) => {
      if (price) expect(1 + dearer(view, parcel).length).toBe(price)
    })
  })

  test('what makes no price is not shown', () => {
    const { view } = moment('place').message
    const free = view.owner.findIndex((owner, parcel) => owner < 0 && (view.prices[parcel] ?? 0) > 1)
    expect(dearer({ ...view, prices: view.prices.map((price) => price + 1) }, free)).toEqual([])
  })
})

describe('income', () => {
  test('every building of a seat, the best first, and their sum', () => {
    const { view } = moment('show-income').message
    for (const { seat, buildings } of view.players) {
      const paying = payingOf(view, seat)
      expect(paying).toHaveLength(buildings)
      const incomes = paying.map((parcel) => view.incomes[parcel] ?? 0)
      expect(incomes).toEqual([...incomes].sort((one, other) => other - one))
      expect(incomeOf(view, seat)).toBe(incomes.reduce((sum, each) => sum + each, 0))
    }
  })

  test('a building that was chosen for it pays double', () => {
    const { view } = moment('show-income').message
    const parcel = view.incomes.findIndex((income) => income > 0)
    const seat = view.owner[parcel]!
    const players = view.players.map((player) =>
      player.seat === seat ? { ...player, doubled: view.what[parcel]! } : player,
    )
    expect(incomeOf({ ...view, players }, seat)).toBeGreaterThan(incomeOf(view, seat))
  })

  test('what counts twice is one line', () => {
    const { view } = moment('place').message
    const earnings = [{ parcel: 0, counts: [9, 9, 1] }]
    expect(countedBy({ ...view, earnings }, 0)).toEqual([
      { parcel: 9, times: 2 },
      { parcel: 1, times: 1 },
    ])
  })

  test('on free land there is a prospect for every seat, elsewhere for none', () => {
    const { view } = moment('place').message
    view.what.forEach((what, parcel) => {
      for (let seat = 0; seat < view.seats; seat += 1)
        expect(prospectOf(view, parcel, seat)).toHaveLength(what ? 0 : PAYING.length)
    })
  })
})
