/** How luck is agreed on and checked in the reader's own browser (docs/fairness.md). */
import type { LuckState, Reveal } from '../protocol'
import { fromHex, fromText, joined, sha256, sha256Plain, toHex, type Bytes } from './sha256'

const BLOCK = 32
const SEED_TAG = 'posse seed 1'
const DEFAULT_TAG = 'posse default share 1'
const HASH_TAG = 'posse share 1'

/** A share of one's own: 32 random bytes, hexadecimal. */
export function newShare(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)))
}

/** What is sent before any share is shown. It holds for one server seed and one seat. At once, not later. */
export function shareHash(commitment: string, seat: number, share: string): string {
  const parts = [fromText(HASH_TAG), fromHex(commitment), Uint8Array.of(seat), fromHex(share)]
  return toHex(sha256Plain(joined(parts)))
}

export async function commitmentOf(serverSeed: Bytes): Promise<string> {
  return toHex(await sha256(serverSeed))
}

export async function defaultShare(serverSeed: Bytes, seat: number): Promise<Bytes> {
  return sha256(fromText(DEFAULT_TAG), serverSeed, Uint8Array.of(seat))
}

export async function tableSeed(serverSeed: Bytes, shares: readonly Bytes[]): Promise<Bytes> {
  return sha256(fromText(SEED_TAG), serverSeed, ...shares)
}

/** The endless stream of bytes of a seed, and numbers made from it. */
export class Luck {
  private block: Bytes = new Uint8Array(0)
  private held = -1 // which block that is
  /** How many bytes have been read. */
  read = 0

  constructor(private readonly seed: Bytes) {}

  async byte(): Promise<number> {
    const wanted = Math.floor(this.read / BLOCK)
    if (wanted !== this.held) {
      const number = new DataView(new ArrayBuffer(8))
      number.setBigUint64(0, BigInt(wanted))
      this.block = await sha256(this.seed, new Uint8Array(number.buffer))
      this.held = wanted
    }
    return this.block[this.read++ % BLOCK] ?? 0
  }

  /** A number from 0 to n − 1, each equally likely. */
  async below(n: number): Promise<number> {
    if (!(n >= 1)) throw new RangeError('below what?')
    let size = 1
    while (256 ** size < n) size += 1
    const limit = 256 ** size - (256 ** size % n)
    for (;;) {
      let number = 0
      for (let i = 0; i < size; i += 1) number = number * 256 + (await this.byte())
      if (number < limit) return number % n
    }
  }

  /** Fisher–Yates, from the last place down. */
  async shuffle<T>(things: T[]): Promise<T[]> {
    for (let place = things.length - 1; place > 0; place -= 1) {
      const other = await this.below(place + 1)
      const here = things[place] as T
      things[place] = things[other] as T
      things[other] = here
    }
    return things
  }
}

/** One thing that was checked: `client-luck-check-<what>` says what, in words. */
export interface Check {
  what:
    'commitment' | 'seen' | 'hashes' | 'listed' | 'own-share' | 'default-shares' | 'seed' | 'lost' | 'dice'
  good: boolean
  values: Record<string, string | number>
}

/** What this browser noted before and during one deal. */
interface Noted {
  commitment: string | null
  share: string | null
  hashes: readonly (string | null)[] | null
}

/** One deal as it was revealed, whether it came to nothing or not. */
interface Deal {
  commitment: string
  hashes: readonly (string | null)[] | null
  /** By seat: null where no share was revealed. */
  shares: readonly (string | null)[]
}

/** Recomputes everything that was revealed. `noted`: by deal, what this browser noted; `seat` is its own. */
export async function check(luck: LuckState, noted: readonly Noted[], seat: number): Promise<Check[]> {
  const { reveal } = luck
  if (!reveal) return []
  const serverSeed = fromHex(reveal.server_seed)
  const deals = [...(await lostDeals(reveal)), finalDeal(luck, reveal)]
  const fit = (await commitmentOf(serverSeed)) === luck.commitment
  const checks: Check[] = [{ what: 'commitment', good: fit, values: { value: short(luck.commitment) } }]
  const seen = noted.at(deals.length - 1)
  if (seen?.commitment) {
    const same = deals.every((deal, i) => (noted[i]?.commitment ?? deal.commitment) === deal.commitment)
    checks.push({ what: 'seen', good: same, values: { value: short(seen.commitment) } })
  }
  if (luck.hashes) {
    const given = reveal.given.filter(Boolean).length
    if (given) checks.push({ what: 'hashes', good: deals.every(hashesFit), values: { n: given } })
    const listed = deals.flatMap((deal, i) => {
      const before = noted[i]?.hashes
      return before ? [String(before) === String(deal.hashes)] : []
    })
    if (listed.length) checks.push({ what: 'listed', good: listed.every(Boolean), values: {} })
  }
  // With hashes only a share that was revealed can be expected: who is away at the start is left out.
  if (seen?.share && seat >= 0 && (seen.hashes || !luck.hashes)) {
    const good = reveal.given[seat] === true && reveal.shares[seat] === seen.share
    checks.push({ what: 'own-share', good, values: { value: short(seen.share) } })
  }
  checks.push(...(await checkDefaults(reveal, serverSeed)))
  const seed = toHex(await tableSeed(serverSeed, reveal.shares.map(fromHex)))
  checks.push({
    what: 'seed',
    good: seed === reveal.seed,
    values: { value: short(seed), n: reveal.shares.length },
  })
  if (reveal.lost.length) {
    // A deal in which nobody was missing need not have been lost.
    const good = reveal.lost.every((deal) => deal.hashes.some((sent, i) => sent && !deal.shares[i]))
    checks.push({ what: 'lost', good, values: { n: reveal.lost.length } })
  }
  return checks
}

async function lostDeals(reveal: Reveal): Promise<Deal[]> {
  return Promise.all(
    reveal.lost.map(async (deal) => ({
      commitment: await commitmentOf(fromHex(deal.server_seed)),
      hashes: deal.hashes,
      shares: deal.shares,
    })),
  )
}

function finalDeal(luck: LuckState, reveal: Reveal): Deal {
  const shares = reveal.shares.map((share, seat) => (reveal.given[seat] ? share : null))
  return { commitment: luck.commitment, hashes: luck.hashes, shares }
}

/** Every share that was revealed has the hash that was sent before it. */
function hashesFit(deal: Deal): boolean {
  return deal.shares.every(
    (share, seat) => share === null || shareHash(deal.commitment, seat, share) === deal.hashes?.[seat],
  )
}

async function checkDefaults(reveal: Reveal, serverSeed: Bytes): Promise<Check[]> {
  const missing = reveal.given.flatMap((given, seat) => (given ? [] : [seat]))
  if (!missing.length) return []
  const made = await Promise.all(missing.map((seat) => defaultShare(serverSeed, seat)))
  const good = missing.every((seat, i) => toHex(made[i] ?? new Uint8Array()) === reveal.shares[seat])
  return [{ what: 'default-shares', good, values: { n: missing.length } }]
}

/** A long number, its beginning and end. */
export function short(hex: string): string {
  return hex.length > 16 ? `${hex.slice(0, 8)}…${hex.slice(-6)}` : hex
}
