/** The test vectors of docs/fairness.md. */
import { expect, test } from 'vitest'
import page from '../../../docs/fairness.md?raw'
import { check, commitmentOf, defaultShare, Luck, newShare, tableSeed } from './fairness'
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
  shares: string[]
  table_seed: string
}

const blocks = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(
  ([, text = '']) => JSON.parse(text) as object,
)
const known = Object.assign({}, ...blocks) as Vectors
const reveal = {
  server_seed: known.server_seed,
  shares: known.shares,
  given: known.given,
  seed: known.table_seed,
}

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
  expect(toHex(await defaultShare(secret, 1))).toBe(known.shares[1])
  expect(toHex(await defaultShare(secret, 2))).toBe(known.shares[2])
  expect(toHex(await tableSeed(secret, known.shares.map(fromHex)))).toBe(known.table_seed)
})

test('a fair game passes every check', async () => {
  const noted = { commitment: known.commitment, share: known.shares[0] ?? '', seat: 0 }
  const checks = await check(known.commitment, reveal, noted)
  expect(checks.map((each) => each.what)).toEqual([
    'commitment',
    'seen',
    'own-share',
    'default-shares',
    'seed',
  ])
  expect(checks.every((each) => each.good)).toBe(true)
})

test('without notes of its own a browser checks less', async () => {
  const checks = await check(known.commitment, reveal, { commitment: null, share: null, seat: -1 })
  expect(checks.map((each) => each.what)).toEqual(['commitment', 'default-shares', 'seed'])
})

test.each([
  ['another secret', { ...reveal, server_seed: 'ff'.repeat(32) }, known.commitment, 'commitment'],
  ['another fingerprint than before', reveal, 'ee'.repeat(32), 'seen'],
  ['our share left out', { ...reveal, given: [false, false, false] }, known.commitment, 'own-share'],
  [
    'a made-up default',
    { ...reveal, shares: [known.shares[0] ?? '', '11'.repeat(32), known.shares[2] ?? ''] },
    known.commitment,
    'default-shares',
  ],
  ['another seed', { ...reveal, seed: '22'.repeat(32) }, known.commitment, 'seed'],
])('%s is found', async (_, shown, noted, what) => {
  const checks = await check(known.commitment, shown, {
    commitment: noted,
    share: known.shares[0] ?? '',
    seat: 0,
  })
  expect(checks.find((each) => each.what === what)?.good).toBe(false)
})

test('a share is 32 bytes, and never the same', () => {
  expect(newShare()).toMatch(/^[0-9a-f]{64}$/)
  expect(newShare()).not.toBe(newShare())
})
