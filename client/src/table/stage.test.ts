import { afterEach, expect, test, vi } from 'vitest'
import type { AnyView, Event as Happening } from '../protocol'
import type { Scene } from './board'
import { Stage } from './stage.svelte'
import { UNTOLD } from './tempo'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const event = (number: number): Happening => ({ number, kind: 'paid', rule: 'r', key: 'k', args: [] })
const view = (round: number) => ({ round }) as unknown as AnyView
const batch = (...numbers: number[]) => ({ events: numbers.map(event), view: view(numbers.at(-1) ?? 0) })

function stage(more: Partial<ConstructorParameters<typeof Stage<AnyView>>[0]> = {}) {
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
    ...more,
  })
  return { made, told, now: () => shown }
}

/** Plays that end when they are told to. */
function held(told: string[]) {
  const ends: (() => void)[] = []
  const play = (each: Happening) =>
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

test('what happens while the board is still on its way is played when it is there', async () => {
  const { made, told } = stage({ awaited: () => true })
  made.push({ ...batch(0), silent: true }) // the table as it was found
  await rest()
  expect(told).toEqual(['began 0', 'shown 0'])
  made.push(batch(1))
  made.push(batch(2))
  await rest()
  expect(told).toHaveLength(2)
  made.perform((each) => void told.push(`played ${each.number}`))
  await rest()
  expect(told.slice(2)).toEqual(['played 1', 'began 1', 'shown 1', 'played 2', 'began 2', 'shown 2'])
})

test('a board that does not come can be skipped', async () => {
  const { made, told } = stage({ awaited: () => true })
  made.push(batch(1))
  made.skip()
  await rest()
  expect(told).toEqual(['began 1', 'shown 1'])
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

test('a client that falls behind is told everything, quicker and at last as stills', async () => {
  vi.useFakeTimers()
  const { made, told } = stage({ telling: () => ({ ...UNTOLD, reading: 5000 }) })
  const scenes: Scene[] = []
  made.perform((_, scene) => void scenes.push(scene))
  for (let i = 1; i <= 30; i += 1) made.push(batch(i))
  await vi.runAllTimersAsync()
  expect(told).toEqual(Array.from({ length: 30 }, (_, i) => [`began ${i + 1}`, `shown ${i + 1}`]).flat())
  expect(scenes[1]).toMatchObject({ motion: false, tempo: 0.35 })
  expect(scenes.some(({ motion, tempo }) => motion && tempo > 0.35 && tempo < 1)).toBe(true)
  expect(scenes.at(-1)).toMatchObject({ motion: true, tempo: 1 }) // it has caught up
})

test('a single batch is never late, however long it is', async () => {
  vi.useFakeTimers()
  const { made } = stage({ telling: () => ({ ...UNTOLD, reading: 5000 }) })
  const tempos: number[] = []
  made.perform((_, scene) => void tempos.push(scene.tempo))
  made.push(batch(...Array.from({ length: 30 }, (_, i) => i)))
  await vi.runAllTimersAsync()
  expect(new Set(tempos)).toEqual(new Set([1]))
})

test('what happens to me stays as long as it takes to read, however far behind I am', async () => {
  vi.useFakeTimers()
  const { made, told } = stage({
    telling: (each) => ({ ...UNTOLD, reading: 4000, mine: each.number === 1 }),
    speed: () => 'fast',
  })
  made.perform(() => undefined)
  for (let i = 1; i <= 40; i += 1) made.push(batch(i))
  await vi.advanceTimersByTimeAsync(3990)
  expect(told).toEqual(['began 1'])
  await vi.advanceTimersByTimeAsync(20)
  expect(told).toEqual(['began 1', 'shown 1', 'began 2'])
  await vi.advanceTimersByTimeAsync(500)
  expect(told).toContain('shown 2')
})

test('a paused show goes on where it was, and can be gone through sentence by sentence', async () => {
  vi.useFakeTimers()
  const { made, told } = stage({ telling: () => ({ ...UNTOLD, reading: 2000 }) })
  made.perform((_, scene) => scene.wait(500))
  made.push(batch(1, 2, 3))
  await vi.advanceTimersByTimeAsync(1500)
  made.pause()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toEqual(['began 1'])
  made.next()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(made.caption?.event.number).toBe(2)
  made.pause()
  await vi.advanceTimersByTimeAsync(1990)
  expect(made.caption?.event.number).toBe(2)
  await vi.advanceTimersByTimeAsync(20)
  expect(made.caption?.event.number).toBe(3)
})

test('in a hidden tab nothing is played until somebody looks', async () => {
  vi.useFakeTimers()
  let hidden = true
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  const { made, told } = stage({ telling: () => ({ ...UNTOLD, reading: 1000 }) })
  document.dispatchEvent(new Event('visibilitychange'))
  made.perform(() => undefined)
  made.push(batch(1, 2))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toEqual(['began 1'])
  hidden = false
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.runAllTimersAsync()
  expect(told).toEqual(['began 1', 'began 2', 'shown 2'])
})

test('the sentences of a beat are said one after the other', async () => {
  vi.useFakeTimers()
  const { made } = stage({ telling: () => ({ ...UNTOLD, reading: 1000 }) })
  made.perform((_, scene) => scene.read([one, two]))
  const [one, two] = [event(1), event(2)]
  made.push({ events: [one, two], view: view(2) })
  await vi.advanceTimersByTimeAsync(990)
  expect(made.caption?.event).toBe(one)
  await vi.advanceTimersByTimeAsync(20)
  expect(made.caption?.event).toBe(two)
  await vi.advanceTimersByTimeAsync(400) // the same again is read sooner
  expect(made.caption).toBeNull()
})

test('shown again: the table is turned back, led up to it, and nothing is news', async () => {
  vi.useFakeTimers()
  const { made, told, now } = stage({ telling: () => ({ ...UNTOLD, reading: 1000 }) })
  const plays: [number, boolean, number][] = []
  made.perform((each, scene) => {
    plays.push([each.number, scene.motion, scene.tempo])
    return scene.read([each])
  })
  made.again([{ ...batch(3, 4), from: view(2), since: 4, again: true }])
  expect(now()).toEqual(view(2))
  await vi.advanceTimersByTimeAsync(10)
  expect(made.caption).toMatchObject({ event: { number: 4 }, again: true })
  expect(plays).toEqual([
    [3, false, 0],
    [4, true, 1],
  ])
  await vi.runAllTimersAsync()
  expect(told.at(-1)).toBe('shown 4')
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
