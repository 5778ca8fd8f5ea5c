/** What a board shows while events play, and what is left of it afterwards. */
import { beforeEach, expect, test } from 'vitest'
import { moment } from '../games/dice-town/moments'
import type { DiceView } from '../games/dice-town/model'
import type { Event, Scene } from './board'
import { Pace, type Beat } from './pace'
import { Show } from './show.svelte'

const [before, after, later] = ['commit-first', 'cheat', 'ruling'].map((name) => moment(name).message.view)

class Town extends Show<DiceView> {
  rested = 0

  protected async act(beat: Beat, scene: Scene<DiceView>): Promise<void> {
    this.fly('bill', ['nowhere', 'bank'], ['seat:0'], 300, [0, 60])
    await scene.wait(300)
    this.tell(beat, scene)
  }
  protected retell(view: DiceView, event: Event): DiceView {
    return { ...view, round: view.round + event.number }
  }
  protected rest(): void {
    this.rested += 1
  }
}

let shown: DiceView
let town: Town

const paid = (number: number): Event => ({ number, kind: 'paid', rule: '', key: '', args: [] })
const [first, second, third] = [paid(3), paid(4), paid(5)]
const events = [first, second, third]
const scene = (more: Partial<Scene<DiceView>> = {}): Scene<DiceView> => ({
  before: before!,
  after: after!,
  motion: true,
  tempo: 1,
  signal: new AbortController().signal,
  wait: () => Promise.resolve(),
  read: () => Promise.resolve(),
  rest: [second, third],
  ...more,
})

beforeEach(() => {
  shown = before!
  const pace = new Pace({ lengths: { paid: 500 }, together: new Set(['paid']) })
  town = new Town(() => shown, pace)
  town.root = document.createElement('div')
  town.root.innerHTML = '<i data-spot="bank"></i><i data-spot="seat:0"></i>'
  for (const spot of town.root.children) spot.getBoundingClientRect = () => new DOMRect(10, 20, 4, 6)
})

test('what happens together is told together, once', async () => {
  expect(town.told).toBeNull()
  await town.play(first, scene())
  expect(town.told?.round).toBe(shown.round + 12)
  await town.play(second, scene({ rest: [third] }))
  expect(town.played).toEqual(events)
  expect(town.rested).toBe(2) // when the batch began, and after its only beat
})

test('the new view makes all of it forgotten', async () => {
  await town.play(first, scene())
  shown = after!
  expect(town.told).toBeNull()
  expect(town.played).toEqual([])
})

test('where nothing may travel, nothing does', async () => {
  await town.play(first, scene({ motion: false }))
  expect(town.flights).toEqual([])
  expect(town.played).toEqual(events)
})

test('a beat is over when all of it has been read, moving or not', async () => {
  for (const motion of [true, false]) {
    const read: Event[] = []
    town = new Town(() => shown, new Pace({ lengths: { paid: 500 }, together: new Set(['paid']) }))
    await town.play(first, scene({ motion, read: async (beat) => void read.push(...beat) }))
    expect(read).toEqual(events)
  }
})

test('a reader who goes on before the end finds the table as it is after the beat', async () => {
  class Late extends Town {
    protected override act(): Promise<void> {
      return Promise.resolve() // tells nothing itself
    }
  }
  const late = new Late(() => shown, new Pace({ lengths: { paid: 500 }, together: new Set() }))
  await late.play(first, scene())
  expect(late.played).toEqual([first])
  expect(late.told?.round).toBe(shown.round + 3)
})

test('things fly between spots that are there, until they land', async () => {
  await town.play(first, scene())
  expect(town.flights.map(({ from, delay }) => [from, delay])).toEqual([
    [{ x: 12, y: 23 }, 0],
    [{ x: 12, y: 23 }, 60],
  ])
  town.landed(town.flights[0]!)
  expect(town.flights).toHaveLength(1)
})

test('what a skip left in the air does not fly again with the next batch', async () => {
  await town.play(first, scene())
  const [old] = town.flights
  shown = after!
  await town.play(first, scene({ before: after!, after: later! }))
  expect(town.flights).toHaveLength(2)
  expect(town.flights).not.toContain(old)
})
