/** The test vectors of docs/fairness.md. */
import { expect, test } from 'vitest'
import page from '../../../docs/fairness.md?raw'
import type { LuckState, Reveal } from '../protocol'
import { check, commitmentOf, defaultShare, Luck, newShare, shareHash, tableSeed } from './fairness'
import { fromHex, fromText, sha256, sha256Plain, toHex } from './sha256'

interface Vectors {
  text: string
  seed: string
  stream: string
  below: { n: number; results: number[]; bytes: number }[]
  shuffle: { size: number; result: number[]; bytes: number }[]
  server_seed: string
  commitment: string
  given: boolean[]
  hashes: (string | null)[]
  shares: string[]
  table_seed: string
}

const blocks = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(
  ([, text = '']) => JSON.parse(text) as object,
)
const known = Object.assign({}, ...blocks) as Vectors
const reveal: Reveal = {
  server_seed: known.server_seed,
  shares: known.shares,
  given: known.given,
  seed: known.table_seed,
  lost: [],
}
const luck = (changes: Partial<LuckState> = {}): LuckState => ({
  commitment: known.commitment,
  shares: ['own', 'own', 'default'],
  hashes: known.hashes,
  wanted: null,
  lost: [],
  reveal,
  ...changes,
})
const note = { commitment: known.commitment, share: known.shares[0] ?? '', hashes: known.hashes }

test('SHA-256, the browser’s and our own', async () => {
  for (const text of ['', 'abc', '7', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'ж'.repeat(200)]) {
    expect(toHex(sha256Plain(fromText(text)))).toBe(toHex(await sha256(fromText(text))))
  }
  expect(toHex(sha256Plain(fromText('abc')))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})

test('the stream of a seed', async () => {
  const seed = await sha256(fromText(known.text))
  expect(toHex(seed)).toBe(known.seed)
  const luck = new Luck(seed)
  const bytes = new Uint8Array(known.stream.length / 2)
  for (let i = 0; i < bytes.length; i += 1) bytes[i] = await luck.byte()
  expect(toHex(bytes)).toBe(known.stream)
})

test.each(known.below)('numbers below $n', async ({ n, results, bytes }) => {
  const luck = new Luck(fromHex(known.seed))
  const found: number[] = []
  while (found.length < results.length) found.push(await luck.below(n))
  expect(found).toEqual(results)
  expect(luck.read).toBe(bytes)
})

test.each(known.shuffle)('a shuffle of $size', async ({ size, result, bytes }) => {
  const luck = new Luck(fromHex(known.seed))
  expect(await luck.shuffle(Array.from({ length: size }, (_, i) => i))).toEqual(result)
  expect(luck.read).toBe(bytes)
})

test('commitment, default shares and table seed', async () => {
  const secret = fromHex(known.server_seed)
  expect(await commitmentOf(secret)).toBe(known.commitment)
  for (const seat of [0, 1]) {
    expect(shareHash(known.commitment, seat, known.shares[seat] ?? '')).toBe(known.hashes[seat])
  }
  expect(toHex(await defaultShare(secret, 2))).toBe(known.shares[2])
  expect(toHex(await tableSeed(secret, known.shares.map(fromHex)))).toBe(known.table_seed)
})

test('a fair game passes every check', async () => {
  const checks = await check(luck(), [note], 0)
  expect(checks.map((each) => each.what)).toEqual([
    'commitment',
    'seen',
    'hashes',
    'listed',
    'own-share',
    'default-shares',
    'seed',
  ])
  expect(checks.filter((each) => !each.good)).toEqual([])
})

test('without notes of its own a browser checks less', async () => {
  const checks = await check(luck(), [], -1)
  expect(checks.map((each) => each.what)).toEqual(['commitment', 'hashes', 'default-shares', 'seed'])
})

test('a share that was never revealed is not expected', async () => {
  const given = [false, true, false]
  const shown = luck({ hashes: [null, known.hashes[1] ?? '', null], reveal: { ...reveal, given } })
  const checks = await check(shown, [{ ...note, hashes: null }], 0)
  expect(checks.map((each) => each.what)).not.toContain('own-share')
})

test('a game of the time before hashes is checked without them', async () => {
  const checks = await check(luck({ hashes: null }), [{ ...note, hashes: null }], 0)
  expect(checks.map((each) => each.what)).toEqual([
    'commitment',
    'seen',
    'own-share',
    'default-shares',
    'seed',
  ])
  expect(checks.filter((each) => !each.good)).toEqual([])
})

const [own = '', others = '', byDefault = ''] = known.shares
test.each<[string, string, Partial<LuckState>, Partial<typeof note>]>([
  ['another secret', 'commitment', { reveal: { ...reveal, server_seed: 'ff'.repeat(32) } }, {}],
  ['another fingerprint than before', 'seen', {}, { commitment: 'ee'.repeat(32) }],
  [
    'a share chosen later',
    'hashes',
    { reveal: { ...reveal, shares: [own, 'cc'.repeat(32), byDefault] } },
    {},
  ],
  ['a share without a hash', 'hashes', { hashes: [known.hashes[0] ?? '', null, null] }, {}],
  [
    'another list than the one shown',
    'listed',
    {},
    { hashes: [known.hashes[0] ?? '', '33'.repeat(32), null] },
  ],
  ['our share left out', 'own-share', { reveal: { ...reveal, given: [false, true, false] } }, {}],
  [
    'a made-up default',
    'default-shares',
    { reveal: { ...reveal, shares: [own, others, '11'.repeat(32)] } },
    {},
  ],
  ['another seed', 'seed', { reveal: { ...reveal, seed: '22'.repeat(32) } }, {}],
])('%s is found', async (_, what, shown, noted) => {
  const checks = await check(luck(shown), [{ ...note, ...noted }], 0)
  expect(checks.find((each) => each.what === what)?.good).toBe(false)
})

const lostSecret = '44'.repeat(32)
async function lostDeal(shares: (string | null)[]) {
  const commitment = await commitmentOf(fromHex(lostSecret))
  const hashes = [own, others].map((share, seat) => shareHash(commitment, seat, share))
  const deal = { seats: ['Ann', 'Bob', 'deputy'], server_seed: lostSecret, hashes: [...hashes, null], shares }
  const first = { commitment, share: own, hashes: deal.hashes }
  return { shown: luck({ reveal: { ...reveal, lost: [deal] } }), noted: [first, note] }
}

test('a deal that came to nothing is checked, too', async () => {
  const { shown, noted } = await lostDeal([own, null, null])
  const checks = await check(shown, noted, 0)
  expect(checks.filter((each) => !each.good)).toEqual([])
  expect(checks.at(-1)).toEqual({ what: 'lost', good: true, values: { n: 1 } })
})

test('a deal that came to nothing without a reason is found, and one with another share', async () => {
  const whole = await lostDeal([own, others, null])
  expect((await check(whole.shown, whole.noted, 0)).filter((each) => !each.good)).toHaveLength(1)
  const other = await lostDeal(['55'.repeat(32), null, null])
  expect((await check(other.shown, other.noted, 0)).find((each) => !each.good)?.what).toBe('hashes')
})

test('another secret in a deal that came to nothing is found', async () => {
  const { shown, noted } = await lostDeal([own, null, null])
  const [first] = noted
  const lied = [{ ...first, commitment: '66'.repeat(32), share: own, hashes: first?.hashes ?? null }, note]
  expect((await check(shown, lied, 0)).find((each) => each.what === 'seen')?.good).toBe(false)
})

test('a share is 32 bytes, and never the same', () => {
  expect(newShare()).toMatch(/^[0-9a-f]{64}$/)
  expect(newShare()).not.toBe(newShare())
})
