/** What concerns a player, and the big moments, in words that exist. */
import { beforeAll, expect, test } from 'vitest'
import { language } from '../../lib/i18n/index.svelte'
import { banditIn, banditOf } from './model'
import { concerns, moment } from './matters'
import { moment as recorded, moments } from './moments'

beforeAll(async () => {
  await language.speak('en')
  await language.need('game:colt-express')
})

/** An event of this kind from a recorded show, and the table after it. */
function found(name: string, kind: string) {
  const { message } = recorded(name)
  const event = message.events.find((each) => each.kind === kind)
  if (!event) throw new Error(`no ${kind} in ${name}`)
  return { event, view: message.view }
}

test('a punch concerns the one who is hit, by whose bandit it is', () => {
  const { event, view } = found('show-punch', 'punched')
  const owner = banditOf(view, banditIn(event, 'victim'))?.owner ?? -1
  expect(owner).toBeGreaterThanOrEqual(0)
  for (const me of view.players.keys()) {
    expect(concerns(event, me, view)).toBe(me === owner)
    expect(moment(event, me, view)?.title).toBe(me === owner ? 'colt-express-moment-punched' : undefined)
  }
})

test('the Marshal meets a bandit: a big moment for its player alone', () => {
  const { event, view } = found('show-marshal', 'fled')
  const owner = banditOf(view, banditIn(event))?.owner ?? -1
  expect([...view.players.keys()].filter((me) => moment(event, me, view))).toEqual([owner])
  expect(moment(event, -1, view)).toBeNull()
})

test('every big moment of recorded games has words, for every player', () => {
  let big = 0
  for (const [, { message, past, names }] of moments) {
    for (const each of [...past, ...message.events]) {
      for (const me of [-1, ...names.keys()]) {
        const title = moment(each, me, message.view)?.title
        if (!title) continue
        big += 1
        expect(language.words.has(title), title).toBe(true)
      }
    }
  }
  expect(big).toBeGreaterThan(10)
})
