/** What concerns a player, and the big moments, in words that exist. */
import { beforeAll, expect, test } from 'vitest'
import { language } from '../../lib/i18n/index.svelte'
import type { Event } from '../../table/board'
import { concerns, moment } from './matters'
import { moment as recorded, moments } from './moments'

const { view } = recorded('ruling').message
const event = (kind: string, seats: Record<string, number | number[]>): Event => ({
  number: 1,
  kind,
  rule: '',
  key: '',
  args: Object.entries(seats).map(([name, value]) => ({ name, what: 'seat', value }) as Event['args'][0]),
})

beforeAll(async () => {
  await language.speak('en')
  await language.need('game:dice-town')
})

test('a player is robbed: it concerns them, and nobody else', () => {
  const robbed = event('stolen', { seat: 1, victim: 0 })
  expect([0, 1, 2, -1].map((me) => concerns(robbed, me, view))).toEqual([true, false, false, false])
  expect([0, 1, -1].map((me) => moment(robbed, me)?.tone)).toEqual(['bad', undefined, undefined])
})

test('a tie concerns those who tie and the sheriff', () => {
  const tie = event('dispute', { seats: [0, 2], sheriff: 3 })
  expect([0, 1, 2, 3].map((me) => concerns(tie, me, view))).toEqual([true, false, true, true])
})

test('the badge changes hands: for one it is good, for one bad, and everybody sees it', () => {
  const badge = event('badge-moved', { seat: 2, old: 0 })
  expect([2, 0, 1, -1].map((me) => moment(badge, me)?.tone)).toEqual(['good', 'bad', 'plain', 'plain'])
})

test('the end is a big moment', () => {
  expect(moment(event('game-won', { seat: 0 }), 0)?.sound).toBe('win')
  expect(moment(event('game-won', { seat: 0 }), 1)?.sound).toBe('end')
})

test('every big moment of recorded games has words, for every player', () => {
  let found = 0
  for (const [, { message, past, names }] of moments) {
    for (const each of [...past, ...message.events]) {
      for (const me of [-1, ...names.keys()]) {
        const big = moment(each, me)
        if (!big) continue
        found += 1
        expect(language.words.has(big.title), big.title).toBe(true)
      }
    }
  }
  expect(found).toBeGreaterThan(10)
})
