/** How luck is agreed on and checked in the reader's own browser (docs/fairness.md). */
import type { Reveal } from '../protocol'
import { fromHex, fromText, sha256, toHex, type Bytes } from './sha256'

const BLOCK = 32
const SEED_TAG = 'posse seed 1'
const DEFAULT_TAG = 'posse default share 1'

/** A share of one's own: 32 random bytes, hexadecimal. */
export function newShare(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)))
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
  what: 'commitment' | 'seen' | 'own-share' | 'default-shares' | 'seed' | 'dice'
  good: boolean
  values: Record<string, string | number>
}

/** What this browser noted before and during the game. */
export interface Noted {
  commitment: string | null
  share: string | null
  seat: number
}

/** Recomputes everything that was revealed. `published` is the commitment as the server shows it now. */
export async function check(published: string, reveal: Reveal, noted: Noted): Promise<Check[]> {
  const serverSeed = fromHex(reveal.server_seed)
  const shares = reveal.shares.map(fromHex)
  const checks: Check[] = [
    {
      what: 'commitment',
      good: (await commitmentOf(serverSeed)) === published,
      values: { value: short(published) },
    },
  ]
  if (noted.commitment !== null) {
    checks.push({
      what: 'seen',
      good: noted.commitment === published,
      values: { value: short(noted.commitment) },
    })
  }
  if (noted.share !== null && noted.seat >= 0) {
    checks.push({
      what: 'own-share',
      good: reveal.given[noted.seat] === true && reveal.shares[noted.seat] === noted.share,
      values: { value: short(noted.share) },
    })
  }
  const missing = reveal.given.flatMap((given, seat) => (given ? [] : [seat]))
  if (missing.length) {
    const made = await Promise.all(missing.map((seat) => defaultShare(serverSeed, seat)))
    const good = missing.every((seat, i) => toHex(made[i] ?? new Uint8Array()) === reveal.shares[seat])
    checks.push({ what: 'default-shares', good, values: { n: missing.length } })
  }
  const seed = toHex(await tableSeed(serverSeed, shares))
  checks.push({ what: 'seed', good: seed === reveal.seed, values: { value: short(seed), n: shares.length } })
  return checks
}

function short(hex: string): string {
  return hex.length > 16 ? `${hex.slice(0, 8)}…${hex.slice(-6)}` : hex
}
