/** What is stamped on the street while events play. */
import { expect, test } from 'vitest'
import type { Event, Scene } from '../../table/board'
import { moment } from './moments'
import type { DiceView } from './model'
import { Show, type Stamp } from './show.svelte'

const { before, message } = moment('last-throw')
const from = message.events.findIndex((event) => event.kind === 'last-throw')
const [announced, ...then] = message.events.slice(from) as [Event, ...Event[]]

/** Plays these events as a batch after this view; what was stamped while they played. */
async function stamps(show: Show, view: DiceView, events: readonly Event[], motion = true) {
  const seen: [string, Stamp | null, number][] = []
  for (const [at, event] of events.entries()) {
    const scene: Scene<DiceView> = {
      before: view,
      after: message.view,
      motion,
      signal: new AbortController().signal,
      wait: async (ms) => void seen.push([event.kind, show.stamp, ms]),
      rest: events.slice(at + 1),
    }
    await show.play(event, scene)
  }
  return seen
}

test.each([true, false])('the last throw is announced until its dice lie (moving: %s)', async (motion) => {
  expect(then[0]?.kind).toBe('thrown') // it is announced before it is rolled
  const seen = await stamps(new Show(() => before), before, [announced, ...then], motion)
  const stamped = seen.filter(([, stamp]) => stamp === 'last-throw').map(([kind]) => kind)
  expect(stamped).toEqual(['last-throw', 'thrown'])
  expect(seen[0]?.[2]).toBeGreaterThan(250) // long enough to be read, where nothing moves too
})

test('skipped, it is not said of the throw that comes next', async () => {
  let shown = before
  const show = new Show(() => shown)
  await stamps(show, before, [announced])
  shown = message.view
  const [seen] = await stamps(show, message.view, [then[0]!])
  expect(seen).toEqual(['thrown', null, expect.any(Number)])
})
