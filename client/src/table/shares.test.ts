/** Our share: sealed first, opened only for a list with our seal in it, and never used twice. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shareHash } from '../lib/fairness'
import type { ClientMessage, LuckState } from '../protocol'
import { Shares } from './shares'

const SEAL = 'c0'.repeat(32)
const ANOTHER = 'c1'.repeat(32)
const THEIRS = 'ef'.repeat(32)

const luck = (changes: Partial<LuckState>): LuckState => ({
  commitment: SEAL,
  shares: ['awaited', 'awaited'],
  hashes: null,
  wanted: null,
  lost: [],
  reveal: null,
  ...changes,
})
const wantsHash = (changes: Partial<LuckState> = {}) => luck({ wanted: 'hash', ...changes })
const wantsShare = (hashes: LuckState['hashes'], changes: Partial<LuckState> = {}) =>
  luck({ wanted: 'share', hashes, ...changes })

/** A tab, and what it has sent: [type, value]. */
function tab() {
  const sent: [string, string][] = []
  const shares = new Shares('t1', (message: ClientMessage) => {
    sent.push([message.type, 'value' in message ? message.value : ''])
    return true
  })
  return { sent, shares, last: () => sent.at(-1) ?? ['', ''] }
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('the share is told only after the hash is in the list', () => {
  const { sent, shares, last } = tab()
  shares.heard(wantsHash(), 0)
  const [, hash] = last()
  expect(sent).toEqual([['share-hash', hash]])
  shares.heard(wantsShare([THEIRS, THEIRS]), 0) // that is not what we have sealed
  shares.heard(wantsShare([null, THEIRS]), 0)
  shares.heard(wantsShare([THEIRS, hash]), 0) // that is somebody else's seat
  expect(sent).toHaveLength(1)
  shares.heard(wantsShare([hash, THEIRS]), 0)
  const [type, share] = last()
  expect(type).toBe('share')
  expect(shareHash(SEAL, 0, share)).toBe(hash)
  expect(shares.noted()).toEqual([{ commitment: SEAL, share, hashes: [hash, THEIRS] }])
})

test('nothing is sent twice on one connection; on the next one it is sent again', () => {
  const { sent, shares } = tab()
  shares.heard(wantsHash(), 0)
  shares.heard(wantsHash({ shares: ['awaited', 'sealed'] }), 0)
  expect(sent).toHaveLength(1)
  shares.connected()
  shares.heard(wantsHash(), 0)
  expect(sent).toEqual([sent[0], sent[0]])
})

test('two tabs, and a page that is reloaded, send the same', () => {
  const one = tab()
  one.shares.heard(wantsHash(), 0)
  const other = tab()
  other.shares.heard(wantsHash(), 0)
  expect(other.sent).toEqual(one.sent)
  const [, hash] = one.last()
  const reloaded = tab()
  reloaded.shares.heard(wantsShare([hash, THEIRS]), 0)
  expect(reloaded.last()[0]).toBe('share')
})

test('without storage a tab keeps its share in memory, and another tab stays silent', () => {
  vi.stubGlobal('localStorage', undefined) // as good as blocked
  const one = tab()
  const other = tab()
  one.shares.heard(wantsHash(), 0)
  const [, hash] = one.last()
  other.shares.heard(wantsShare([hash, THEIRS]), 0)
  expect(other.sent).toEqual([])
  one.shares.heard(wantsShare([hash, THEIRS]), 0)
  expect(one.last()[0]).toBe('share')
  expect(one.shares.noted()[0]?.hashes).toEqual([hash, THEIRS])
})

test('a share that was opened is never sealed again', () => {
  const { sent, shares, last } = tab()
  shares.heard(wantsHash(), 0)
  const [, hash] = last()
  shares.heard(wantsShare([hash, THEIRS]), 0)
  const [, opened] = last()
  const before = shares.noted()
  shares.heard(wantsHash({ commitment: ANOTHER }), 0) // as if nothing had been opened
  const [type, again] = last()
  expect(type).toBe('share-hash')
  expect(again).not.toBe(shareHash(ANOTHER, 0, opened))
  shares.heard(wantsShare([again, THEIRS], { commitment: ANOTHER }), 0)
  expect(sent.filter(([kind]) => kind === 'share')).toHaveLength(1) // another list for the same deal
  expect(shares.noted()).toEqual(before)
})

test('after a deal that came to nothing there is a new share, and the notes of both are kept', () => {
  const { shares, last } = tab()
  shares.heard(wantsHash(), 0)
  const [, first] = last()
  shares.heard(wantsShare([first, THEIRS]), 0)
  const [, opened] = last()
  const lost = [[{ seat: 1, name: 'Boris' }]]
  shares.heard(wantsHash({ commitment: ANOTHER, lost }), 0)
  const [, second] = last()
  shares.heard(wantsShare([second, THEIRS], { commitment: ANOTHER, lost }), 0)
  const [, again] = last()
  expect(again).not.toBe(opened)
  expect(shares.noted()).toEqual([
    { commitment: SEAL, share: opened, hashes: [first, THEIRS] },
    { commitment: ANOTHER, share: again, hashes: [second, THEIRS] },
  ])
})

test('the fingerprint noted first stays noted', () => {
  const { shares } = tab()
  shares.heard(luck({}), -1)
  shares.heard(luck({ commitment: ANOTHER }), -1)
  expect(shares.noted()[0]?.commitment).toBe(SEAL)
})

test('notes of the time before hashes are read, and a share from then is not used again', () => {
  const old = { commitment: SEAL, share: 'ab'.repeat(32) }
  localStorage.setItem('posse.luck.t1', JSON.stringify(old))
  const { shares, last } = tab()
  shares.heard(luck({ shares: ['own', 'default'] }), 0)
  expect(shares.noted()).toEqual([{ ...old, hashes: null }])
  shares.heard(wantsHash(), 0) // a table that was not dealt yet
  expect(last()[0]).toBe('share-hash')
  expect(last()[1]).not.toBe(shareHash(SEAL, 0, old.share))
  expect(shares.noted()[0]?.share).not.toBe(old.share)
})
