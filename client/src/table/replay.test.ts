import { expect, test } from 'vitest'
import type { AnyView, Frame, Replay } from '../protocol'
import { Reel } from './replay.svelte'

const CHOICES = 230

function frame(number: number, seat: number): Frame {
  const kind = number % 50 === 0 ? 'round-started' : 'paid'
  return {
    number,
    seat: number ? 0 : -1,
    asks: '',
    choice: null,
    events: [{ number, kind, rule: 'r', key: 'k', args: [] }],
    view: { round: number, seat } as unknown as AnyView,
  }
}

function reel() {
  const asked: string[] = []
  const fetch = (id: string, seat: number, since: number, count: number): Promise<Replay> => {
    asked.push(`${seat}:${since}`)
    const frames = Array.from({ length: Math.max(0, Math.min(count, CHOICES + 1 - since)) }, (_, i) =>
      frame(since + i, seat),
    )
    return Promise.resolve({ game: 'g', names: ['A', 'B'], seat, number: CHOICES, since, frames })
  }
  return { made: new Reel('t', '', { motion: () => false }, fetch), asked }
}

test('pages are fetched once, and only those that are needed', async () => {
  const { made, asked } = reel()
  await made.go(0)
  expect(asked).toEqual(['-1:0'])
  await made.go(150)
  expect(asked).toEqual(['-1:0', '-1:100'])
  await made.go(99)
  expect(asked).toHaveLength(2)
  expect(made.log).toHaveLength(100)
})

test('it goes no further than the game did', async () => {
  const { made } = reel()
  await made.go(0)
  await made.go(9999)
  expect(made.at).toBe(CHOICES)
  await made.go(-5)
  expect(made.at).toBe(0)
})

test('another seat sees the same frame with its own eyes', async () => {
  const { made, asked } = reel()
  await made.go(7)
  await made.go(7, 1)
  expect(made.view).toEqual({ round: 7, seat: 1 })
  expect(asked).toEqual(['-1:0', '1:0'])
})

test('parts are found forward and back', async () => {
  const { made } = reel()
  await made.go(60)
  await made.part(1, ['round-started'])
  expect(made.at).toBe(100)
  await made.part(-1, ['round-started'])
  expect(made.at).toBe(50)
  await made.part(-1, ['round-started'])
  expect(made.at).toBe(0)
})

test('the last one asked for wins', async () => {
  const { made } = reel()
  await Promise.all([made.go(10), made.go(20)])
  expect(made.at).toBe(20)
})
