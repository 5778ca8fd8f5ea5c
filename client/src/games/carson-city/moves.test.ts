/** What a touch means, and the answers it is sent as. */
import { describe, expect, test } from 'vitest'
import type { Decision } from '../../table/board'
import { leads, movesOf, nextAnswer, ON_THE_WAY } from './moves'
import { moment, moments } from './moments'

const decisionOf = (name: string): Decision => moment(name).message.decision!

describe('a choice of two steps', () => {
  test('goes by the line of the menu, then by the thing that was touched', () => {
    const first = decisionOf('place')
    const land = first.options.find((option) => option.name === 'land')!
    const thing = land.label.touches[0]!
    const start = nextAnswer(first, { first: 'land', thing, done: false })
    expect(start).toEqual({ option: 'land', left: { first: 'land', thing, done: false } })

    const second: Decision = {
      ...decisionOf('land'),
      options: [
        { ...decisionOf('land').options[0]!, name: thing, label: { ...land.label, touches: [thing] } },
      ],
    }
    expect(nextAnswer(second, start.left)).toEqual({ option: thing, left: { ...start.left, done: true } })
  })

  test('ends when it is done: the question that follows is the reader’s', () => {
    const way = { first: 'land', thing: 'parcel:a1', done: true }
    expect(nextAnswer(decisionOf('place'), way).option).toBeUndefined()
  })

  test('sends nothing where the thing cannot be had any more', () => {
    const way = { first: 'land', thing: 'parcel:z9', done: false }
    expect(nextAnswer(decisionOf('land'), way).option).toBeUndefined()
  })

  test.each(moments.filter(([, { message }]) => message.decision?.options.some(leads)))(
    '%s can be on the way',
    (_, { message }) => {
      expect(ON_THE_WAY).toContain(message.decision!.asks)
    },
  )
})

describe('what can be done with a thing', () => {
  test('a road is called after the parcel it runs along', () => {
    const road = decisionOf('place').options.find((option) => option.name === 'road')!
    const [move] = movesOf('edge:h11', [road])
    expect(move!.leads).toBe(true)
    expect(move!.label.key).toBe('carson-city-option-lay')
    expect(move!.label.args.map((arg) => arg.value)).toEqual(['B2', 'edge-north'])
  })

  test('an answer of one step keeps its own words', () => {
    const option = decisionOf('land').options[0]!
    expect(movesOf(option.label.touches[0]!, [option])).toEqual([
      { option, thing: option.label.touches[0], label: option.label, leads: false },
    ])
  })
})
