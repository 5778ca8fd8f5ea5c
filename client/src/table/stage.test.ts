import { expect, test } from 'vitest'
import type { AnyView, Event } from '../protocol'
import type { Scene } from './board'
import { Stage } from './stage.svelte'

const event = (number: number): Event => ({ number, kind: 'paid', rule: 'r', key: 'k', args: [] })
const view = (round: number) => ({ round }) as unknown as AnyView
const batch = (...numbers: number[]) => ({ events: numbers.map(event), view: view(numbers.at(-1) ?? 0) })

function stage() {
  let shown: AnyView | null = view(-1)
  const told: string[] = []
  const made = new Stage<AnyView>({
    began: (each) => told.push(`began ${each.number}`),
    shown: (each) => {
      shown = each.view
      told.push(`shown ${(each.view as unknown as { round: number }).round}`)
    },
    current: () => shown,
    motion: () => true,
  })
  return { made, told }
}

/** Plays that end when they are told to. */
function held(told: string[]) {
  const ends: (() => void)[] = []
  const play = (each: Event) =>
    new Promise<void>((done) => {
      ends.push(() => {
        told.push(`ended ${each.number}`)
        done()
      })
    })
  return { play, ends }
}

const rest = () => new Promise<void>((done) => setTimeout(done))

test('one event after the other, then the view', async () => {
  const { made, told } = stage()
  const { play, ends } = held(told)
  made.perform(play)
  made.push(batch(1, 2))
  expect(made.busy).toBe(true)
  expect(told).toEqual(['began 1'])
  ends[0]?.()
  await rest()
  expect(told).toEqual(['began 1', 'ended 1', 'began 2'])
  ends[1]?.()
  await rest()
  expect(told).toEqual(['began 1', 'ended 1', 'began 2', 'ended 2', 'shown 2'])
  expect(made.busy).toBe(false)
})

test('without anyone to play them the view comes at once', () => {
  const { made, told } = stage()
  made.push(batch(1, 2))
  expect(told).toEqual(['began 1', 'began 2', 'shown 2'])
  expect(made.busy).toBe(false)
})

test('silent batches are not played', () => {
  const { made, told } = stage()
  made.perform(() => {
    told.push('played')
  })
  made.push({ ...batch(1), silent: true })
  expect(told).toEqual(['began 1', 'shown 1'])
})

test('a skip ends everything that runs or waits, and the next batch is played again', async () => {
  const { made, told } = stage()
  const scenes: Scene[] = []
  made.perform((_, scene) => {
    scenes.push(scene)
    return new Promise(() => undefined)
  })
  made.push(batch(1, 2))
  made.push(batch(3))
  made.skip()
  await rest()
  expect(told).toEqual(['began 1', 'began 2', 'shown 2', 'began 3', 'shown 3'])
  expect(scenes).toHaveLength(1)
  expect(scenes[0]?.signal.aborted).toBe(true)
  made.push(batch(4))
  expect(scenes).toHaveLength(2)
  expect(scenes[1]?.signal.aborted).toBe(false)
})

test('a skip while nothing plays takes nothing from what comes next', async () => {
  const { made } = stage()
  let plays = 0
  made.perform(() => {
    plays += 1
  })
  made.skip()
  made.push(batch(1))
  await rest()
  expect(plays).toBe(1)
})

test('a client that falls behind jumps forward', async () => {
  const { made, told } = stage()
  made.perform(() => new Promise(() => undefined))
  for (let i = 1; i <= 6; i += 1) made.push(batch(i))
  await rest()
  expect(told.at(-1)).toBe('shown 6')
  expect(made.busy).toBe(false)
})

test('a play that fails stops nothing', async () => {
  const { made, told } = stage()
  const error = console.error
  console.error = () => undefined
  made.perform(() => Promise.reject(new Error('no such die')))
  made.push(batch(1))
  await rest()
  console.error = error
  expect(told).toEqual(['began 1', 'shown 1'])
})

test('a wait is cut short by a skip', async () => {
  const { made, told } = stage()
  made.perform(async (_, scene) => {
    await scene.wait(60_000)
    told.push('waited')
  })
  made.push(batch(1))
  made.skip()
  await rest()
  expect(told).toContain('waited')
})
