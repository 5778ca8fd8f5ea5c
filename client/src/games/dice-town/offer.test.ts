/** An offer made up as a whole is sent as the server asks for it. */
import { describe, expect, test } from 'vitest'
import { numbersIn } from '../../table/args'
import type { Decision } from '../../table/board'
import { cards, decisionOf, moment } from './moments'
import { isEmpty, isOfferStep, nextAnswer, stepOf, type Offer } from './offer'

const card = (thing: string) => cards.findIndex((each) => each.name === thing)

function amounts(asks: string, most: number): Decision {
  const unit = asks.slice('offer-'.length)
  return {
    ...decisionOf('offer-tied'),
    asks,
    options: Array.from({ length: most + 1 }, (_, n) => ({
      name: `${unit}:${n}`,
      label: {
        key: `dice-town-option-${unit}`,
        args: [{ name: 'n', what: 'number', value: n }],
        touches: [],
      },
    })),
  }
}

function menu(...things: string[]): Decision {
  return {
    ...decisionOf('offer-cards'),
    options: [
      { name: 'done', label: { key: 'dice-town-option-done', args: [], touches: [] } },
      ...things.map((thing) => ({
        name: `card:${thing}`,
        label: { key: 'dice-town-option-offer-cards', args: [], touches: [`card:${thing}`] },
      })),
    ],
  }
}

const plan: Offer = { supports: 0, dollars: 3, nuggets: 1, cards: [] }

describe('an offer', () => {
  test('is for the player it was made for', () => {
    const untied = decisionOf('offer-untied')
    for (const supports of numbersIn({ args: untied.about }, 'tied')) {
      const { option } = nextAnswer(untied, { ...plan, supports }, cards)
      expect(option).toBe(`for:${'abcdefgh'[supports]}`)
    }
  })

  test('for somebody who is not on the menu is not sent', () => {
    const { seats } = moment('offer-untied').message.view
    const tied = numbersIn({ args: decisionOf('offer-untied').about }, 'tied')
    const outsider =
      Array.from({ length: seats }, (_, seat) => seat).find((seat) => !tied.includes(seat)) ?? -1
    expect(
      nextAnswer(decisionOf('offer-untied'), { ...plan, supports: outsider }, cards).option,
    ).toBeUndefined()
  })

  test('names its dollars and nuggets when it is asked for them', () => {
    expect(nextAnswer(amounts('offer-dollars', 8), plan, cards).option).toBe('dollars:3')
    expect(nextAnswer(amounts('offer-nuggets', 2), plan, cards).option).toBe('nuggets:1')
    expect(nextAnswer(amounts('offer-dollars', 2), plan, cards).option).toBeUndefined()
  })

  test('adds its cards one by one in the order of the menu, then is done', () => {
    const offered = [card('property-4'), card('property-2'), card('property-2'), card('wanted')]
    let left: Offer = { ...plan, cards: offered }
    const sent: (string | undefined)[] = []
    for (const open of [
      menu('wanted', 'property-2', 'property-4'),
      menu('property-2', 'property-4'),
      menu('property-2', 'property-4'),
      menu('property-4', 'property-5'),
      menu('property-5'),
    ]) {
      const answer = nextAnswer(open, left, cards)
      sent.push(answer.option)
      left = answer.left
    }
    expect(sent).toEqual(['card:wanted', 'card:property-2', 'card:property-2', 'card:property-4', 'done'])
    expect(left.cards).toEqual([])
  })

  test('whose card is not to be had any more goes back to its maker', () => {
    expect(nextAnswer(menu('property-5'), { ...plan, cards: [card('wanted')] }, cards).option).toBeUndefined()
  })

  test('without cards is done at once', () => {
    expect(nextAnswer(decisionOf('offer-cards'), plan, cards).option).toBe('done')
  })
})

test('steps of the dialogue', () => {
  expect(isOfferStep('offer-cards')).toBe(true)
  expect(isOfferStep('ruling')).toBe(false)
  expect(isOfferStep(undefined)).toBe(false)
  expect(stepOf('offer')).toBe(0)
  expect(stepOf('offer-cards')).toBe(3)
  expect(isEmpty({ ...plan, dollars: 0, nuggets: 0 })).toBe(true)
  expect(isEmpty(plan)).toBe(false)
})
