/** What is stamped on the street while events play. */
import { expect, test } from 'vitest'
import type { Event, Scene } from '../../table/board'
import { moment } from './moments'
import type { DiceView } from './model'
import { Show, type Stamp } from './show.svelte'

const { before, message } = moment('last-throw')
const from = message.events.findIndex((event) => event.kind === 'last-throw')
const [announced, ...then] = message.events.slice(from) as [Event, ...Event[]]

/** Plays these events as a batch after this view; what was stamped while they moved and while they were read. */
async function stamps(show: Show, view: DiceView, events: readonly Event[], motion = true) {
  const seen: [string, Stamp | null][] = []
  for (const [at, event] of events.entries()) {
    const scene: Scene<DiceView> = {
      before: view,
      after: message.view,
      motion,
      tempo: 1,
      signal: new AbortController().signal,
      wait: () => Promise.resolve(),
      read: async (beat) => {
        await new Promise((done) => setTimeout(done)) // the motion is over, the sentence is not
        seen.push([beat[0]?.kind ?? '', show.stamp])
      },
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
})

test('skipped, it is not said of the throw that comes next', async () => {
  let shown = before
  const show = new Show(() => shown)
  await stamps(show, before, [announced])
  shown = message.view
  const [seen] = await stamps(show, message.view, [then[0]!])
  expect(seen).toEqual(['thrown', null])
})

test.each([true, false])(
  "the sheriff's decision lies there until it has been read (moving: %s)",
  async (motion) => {
    const tie = moment('ruling').message.view
    const ruled: Event = {
      number: 1,
      kind: 'ruled',
      rule: '',
      key: '',
      args: [{ name: 'seat', what: 'seat', value: 1 }],
    }
    const show = new Show(() => tie)
    expect(await stamps(show, tie, [ruled], motion)).toEqual([['ruled', 'ruled']])
    expect([show.stamp, show.ruledFor]).toEqual([null, -1])
  },
)
