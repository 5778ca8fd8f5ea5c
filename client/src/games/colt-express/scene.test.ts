/** Everything an option is about can be found: on the train, in the hand, on a board, or as a button. */
import { describe, expect, test } from 'vitest'
import { litBy } from '../../table/lit'
import { aimsOf, copiesOf, hitsOf, subject } from './scene'
import { banditNamed, banditThing, boardThing, KINDS, placeOf } from './model'
import { moment, moments } from './moments'
import { carWidth, carX, FINGER, isAboard, lootOf, standings, trainLength } from './train'

const ON_THE_TRAIN = ['move', 'shoot', 'rob', 'punch', 'punch-way', 'marshal', 'pickpocket']
const asked = moments.filter(([, { message }]) => message.decision)

describe('what can be touched', () => {
  test.each(asked)('%s', (_, { message }) => {
    const { view, decision } = message
    if (!decision) return
    const lit = litBy(decision)
    const hits = hitsOf(view, decision, lit, standings(view))
    const found = new Set(hits.map((hit) => hit.thing))
    for (const option of decision.options) {
      for (const thing of option.label.touches) {
        if (ON_THE_TRAIN.includes(decision.asks)) expect(found).toContain(thing)
        else if (thing.startsWith('board:')) {
          expect(
            view.bandits.flatMap(({ bandit }) => KINDS.map((kind) => boardThing(bandit, kind))),
          ).toContain(thing)
        } else expect(thing).toMatch(/^(card:|deck$|bandit:)/)
      }
    }
    // And nothing else is.
    for (const hit of hits) expect(lit.has(hit.thing)).toBe(true)
  })

  test('loot that lies elsewhere is not meant', () => {
    const { message } = moment('rob')
    const lit = litBy(message.decision)
    const loot = hitsOf(message.view, message.decision, lit, standings(message.view))
    const [{ car, roof } = { car: -1, roof: false }] = loot
    expect(loot.every((hit) => hit.what === 'loot' && hit.car === car && hit.roof === roof)).toBe(true)
  })

  test('a shot has a line to everybody who can be hit', () => {
    const { message } = moment('shoot-tuco')
    const { view, decision } = message
    const people = standings(view)
    const hits = hitsOf(view, decision, litBy(decision), people)
    const shooter = people.find((each) => each.bandit === subject(decision))
    const aims = aimsOf(shooter, hits, people)
    expect(aims).toHaveLength(decision?.options.length ?? 0)
    expect(aims.some((aim) => aim.through)).toBe(true)
    expect(aims.some((aim) => !aim.through)).toBe(true)
  })

  test('a bandit that moves is shown at every place it can go to', () => {
    for (const name of ['move-roof', 'marshal', 'punch-way']) {
      const { view, decision } = moment(name).message
      const people = standings(view)
      const who = subject(decision)
      const mover = people.find((each) => each.bandit === (who === -2 ? -1 : who))
      const copies = copiesOf(mover, hitsOf(view, decision, litBy(decision), people))
      expect(copies.map((copy) => copy.thing).sort()).toEqual(
        decision?.options.flatMap((option) => option.label.touches).sort(),
      )
    }
  })
})

describe('where everything stands', () => {
  test.each(moments)('%s', (_, { message }) => {
    const { view } = message
    const people = standings(view)
    // Everybody once, in the car and on the level the view says.
    const aboard = view.bandits.filter(({ bandit }) => isAboard(view, bandit))
    expect(people.map((each) => each.bandit).sort()).toEqual(
      [-1, ...aboard.map((each) => each.bandit)].sort(),
    )
    for (const each of people) {
      expect(each.x).toBeGreaterThan(carX(each.car))
      expect(each.x).toBeLessThan(carX(each.car) + carWidth(each.car))
    }
    for (const place of view.places) {
      for (const token of lootOf(place, 1.3)) {
        expect(token.x).toBeGreaterThanOrEqual(carX(place.car) - 1)
        expect(token.x + token.width).toBeLessThanOrEqual(carX(place.car) + carWidth(place.car) + 10)
      }
    }
    const ids = view.places.flatMap((place) => lootOf(place)).map((token) => token.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(trainLength(view.wagons.length)).toBeGreaterThan(carX(view.wagons.length - 1) + 250)
  })

  test.each([
    [0, false, 4],
    [0, true, 4],
    [2, false, 6],
    [2, true, 6],
  ])('in car %i (roof: %s) %i bandits can be touched one by one', (car, roof, count) => {
    const { view, decision } = moment('shoot-six').message
    const crowd = view.bandits.slice(0, count).map(({ bandit }) => bandit)
    const packed = {
      ...view,
      marshal: 3,
      places: view.places.map((place) => ({
        ...place,
        bandits: place.car === car && place.roof === roof ? crowd : [],
      })),
    }
    const options = crowd.map((bandit) => ({
      name: String(bandit),
      label: { key: '', args: [], touches: [banditThing(bandit)] },
    }))
    const lit = litBy(decision && { ...decision, options })
    const boxes = hitsOf(packed, decision, lit, standings(packed)).sort((one, other) => one.x - other.x)
    expect(boxes).toHaveLength(count)
    boxes.forEach((box, at) => {
      expect(box.width).toBeGreaterThanOrEqual(FINGER)
      expect(box.x + box.width).toBeLessThanOrEqual(boxes[at + 1]?.x ?? Infinity)
    })
  })

  test('things are read as they are written', () => {
    expect(placeOf('place:3-roof')).toEqual({ car: 3, roof: true })
    expect(placeOf('place:0-inside')).toEqual({ car: 0, roof: false })
    expect(placeOf('loot:3')).toBeNull()
    expect(banditNamed('bandit:doc')).toBe(banditNamed('bandit-doc'))
    expect(banditNamed('bandit:nobody')).toBe(-1)
  })
})
