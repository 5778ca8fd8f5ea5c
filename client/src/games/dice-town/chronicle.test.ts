/** What is remembered of a round, and who leads by the dice on show. */
import { describe, expect, test } from 'vitest'
import type { Arg, Event } from '../../table/board'
import { joined } from '../../table/desk.svelte'
import { chronicle } from './chronicle'
import { moment, moments } from './moments'
import type { DiceView } from './model'
import { leadAt } from './tally'

let number = 0
function event(kind: string, ...args: [string, Arg['what'], Arg['value']][]): Event {
  number += 1
  return { number, kind, rule: '', key: '', args: args.map(([name, what, value]) => ({ name, what, value })) }
}

describe('the chronicle of a round', () => {
  const start = event('round-started', ['round', 'number', 2])

  test('counts throws, not throwers', () => {
    const told = chronicle([start, event('thrown'), event('thrown'), event('kept'), event('thrown')])
    expect(told.throws).toBe(2)
  })

  test('knows who won what, and why nobody did', () => {
    const at = (place: string): [string, Arg['what'], string] => ['place', 'term', `place-${place}`]
    const told = chronicle([
      start,
      event('won', ['seat', 'seat', 1], at('gold-mine')),
      event('nothing-there', at('bank')),
      event('dispute', at('general-store')),
      event('ruled', ['seat', 'seat', 3], at('general-store')),
      event('unclaimed', at('saloon')),
    ])
    expect(told.outcomes).toEqual({
      'gold-mine': { kind: 'won', seat: 1 },
      bank: { kind: 'nothing' },
      'general-store': { kind: 'won', seat: 3 },
      saloon: { kind: 'nobody' },
    })
    expect(told.place).toBe('saloon')
  })

  test('starts again with each round', () => {
    const told = chronicle([start, event('thrown'), event('round-started', ['round', 'number', 3])])
    expect(told).toEqual({ throws: 0, outcomes: {}, hands: {}, place: null })
  })

  test('what is being played stands in the past only once', () => {
    for (const [, { past, message }] of moments) {
      const whole = [...past, ...message.events]
      expect(joined(past, message.events)).toEqual(whole)
      expect(joined(whole, message.events)).toEqual(whole)
    }
  })
})

describe('who leads', () => {
  const view = structuredClone(moment('commit-first').message.view)
  const show = (seat: number, ...faces: number[]) => {
    const player = view.players[seat]
    if (player) player.kept_faces = faces
  }
  show(0, 2, 2)
  show(1, 2, 5)
  show(2, 2, 2, 0)
  show(3)

  test('most dice of the face; equal ones together; nobody without one', () => {
    expect(leadAt(view, 2)).toEqual({ seats: [0, 2], count: 2 })
    expect(leadAt(view, 5)).toEqual({ seats: [1], count: 1 })
    expect(leadAt(view, 4)).toEqual({ seats: [], count: 0 })
    expect(leadAt(view, -1)).toEqual({ seats: [], count: 0 })
  })

  test('with dice that a seat only thinks of keeping', () => {
    expect(leadAt(view, 2, { seat: 1, faces: [2, 2] })).toEqual({ seats: [1], count: 3 })
    expect(leadAt(view as DiceView, 4, { seat: 3, faces: [4] })).toEqual({ seats: [3], count: 1 })
  })
})
