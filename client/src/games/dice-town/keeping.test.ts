/** Dice and cards touched on the board mean exactly one of the options. */
import { describe, expect, test } from 'vitest'
import { decisionOf, moment } from './moments'
import { attemptAt, attemptToTurn, mostCheaters, optionFor, tariff } from './keeping'
import { numberIn } from '../../table/args'

const NO_cards = { brute: false, cheaters: 0 }

describe('which option a choice of dice means', () => {
  const { options } = decisionOf('commit-first')

  test('none, one, several', () => {
    expect(optionFor(options, { dice: [], ...NO_cards })?.name).toBe('keep:none')
    expect(optionFor(options, { dice: [3], ...NO_cards })?.name).toBe('keep:3')
    expect(optionFor(options, { dice: [4, 0, 2], ...NO_cards })?.name).toBe('keep:0,2,4')
  })

  test('cards nobody holds mean nothing', () => {
    expect(optionFor(options, { dice: [0, 1], brute: true, cheaters: 0 })).toBeUndefined()
    expect(optionFor(options, { dice: [0], brute: false, cheaters: 1 })).toBeUndefined()
  })

  test('every option is found by what it touches', () => {
    for (const name of ['commit-first', 'commit-cards', 'commit-broke', 'reduce-keep']) {
      for (const option of decisionOf(name).options) {
        const { touches } = option.label
        const dice = touches
          .filter((thing) => thing.startsWith('die:'))
          .map((thing) => Number(thing.slice(4)))
        const keep = {
          dice,
          brute: touches.includes('card:the-brute'),
          cheaters: numberIn(option.label, 'cheaters'),
        }
        expect(optionFor(decisionOf(name).options, keep)?.name).toBe(option.name)
        expect(attemptAt(keep)).toBe(option.name)
      }
    }
  })
})

describe('with cards to declare', () => {
  const { options } = decisionOf('commit-cards')
  const { view } = moment('commit-cards').message
  const dollars = view.players[view.seat]?.dollars ?? 0

  test('The Brute makes dear dice free', () => {
    const dear = { dice: [0, 1, 2, 3, 4], ...NO_cards }
    expect(optionFor(options, dear)).toBeUndefined()
    const option = optionFor(options, { ...dear, brute: true })
    expect(option && numberIn(option.label, 'cost')).toBe(0)
  })

  test('a Cheater goes with any die, and is told apart from none', () => {
    expect(mostCheaters(options)).toBeGreaterThan(0)
    expect(optionFor(options, { dice: [1], brute: false, cheaters: 1 })?.name).toBe('keep:1+cheater')
    expect(optionFor(options, { dice: [1], ...NO_cards })?.name).toBe('keep:1')
  })

  test('the tariff knows the prices of what can be kept, and no others', () => {
    const stubs = tariff(options, 5, false)
    expect(stubs.map(({ count }) => count)).toEqual([0, 1, 2, 3, 4, 5])
    for (const { cost } of stubs) expect(cost === null || cost <= dollars).toBe(true)
    expect(stubs.at(-1)?.cost).toBeNull()
    expect(tariff(options, 5, true).map(({ cost }) => cost)).toEqual([null, null, 0, 0, 0, 0])
  })
})

test('who is broke has one price only', () => {
  const loose = moment('commit-broke').message.view.rolled.length
  const stubs = tariff(decisionOf('commit-broke').options, loose, false)
  expect(stubs.filter(({ cost }) => cost !== null)).toEqual([{ count: 1, cost: 0 }])
})

test('attempts are named as the server names options', () => {
  expect(attemptAt({ dice: [], ...NO_cards })).toBe('keep:none')
  expect(attemptAt({ dice: [4, 1], brute: true, cheaters: 2 })).toBe('keep:1,4+brute+cheater+cheater')
  expect(decisionOf('cheat').options.map(({ name }) => name)).toContain(
    attemptToTurn(
      Number(decisionOf('cheat').options[1]?.label.touches[0]?.slice(4)),
      decisionOf('cheat').options[1]?.label.touches[1]?.slice(5) ?? '',
    ),
  )
})
