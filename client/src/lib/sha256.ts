/**
 * SHA-256: the browser's own where it has one. Web Crypto exists only on secure pages, and a local network is
 * often served over plain HTTP, so there is an implementation here too (FIPS 180-4).
 */

export type Bytes = Uint8Array<ArrayBuffer>

export async function sha256(...parts: readonly Bytes[]): Promise<Bytes> {
  const data = joined(parts)
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle as SubtleCrypto | undefined
  return subtle ? new Uint8Array(await subtle.digest('SHA-256', data)) : sha256Plain(data)
}

export function joined(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

export function fromHex(hex: string): Bytes {
  if (hex.length % 2 || !/^[0-9a-f]*$/i.test(hex)) throw new Error('not hexadecimal')
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

export function toHex(bytes: Bytes): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function fromText(text: string): Bytes {
  return new TextEncoder().encode(text)
}

// The first 32 bits of the fractional parts of roots of primes: cube roots for K, square roots for H.
const PRIMES = firstPrimes(64)
const K = PRIMES.map((prime) => fraction(Math.cbrt(prime)))
const H = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))

export function sha256Plain(data: Bytes): Bytes {
  const blocks = Math.ceil((data.length + 9) / 64)
  const padded = new Uint8Array(blocks * 64)
  padded.set(data)
  padded[data.length] = 0x80
  const words = new DataView(padded.buffer)
  words.setUint32(padded.length - 8, Math.floor(data.length / 0x2000_0000))
  words.setUint32(padded.length - 4, data.length << 3)
  const state = Uint32Array.from(H)
  const w = new Uint32Array(64)
  for (let block = 0; block < blocks; block += 1) {
    for (let i = 0; i < 64; i += 1) {
      w[i] = i < 16 ? words.getUint32(block * 64 + i * 4) : scheduled(w, i)
    }
    compress(state, w)
  }
  const out = new DataView(new ArrayBuffer(32))
  state.forEach((word, i) => out.setUint32(i * 4, word))
  return new Uint8Array(out.buffer)
}

function scheduled(w: Uint32Array, i: number): number {
  const a = w[i - 15] ?? 0
  const b = w[i - 2] ?? 0
  const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)
  const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)
  return ((w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1) | 0
}

function compress(state: Uint32Array, w: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const one = (h + s1 + ((e & f) ^ (~e & g)) + (K[i] ?? 0) + (w[i] ?? 0)) | 0
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i] ?? 0) + word))
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

function fraction(root: number): number {
  return Math.floor((root % 1) * 0x1_0000_0000)
}

function firstPrimes(count: number): number[] {
  const found: number[] = []
  for (let n = 2; found.length < count; n += 1) {
    if (found.every((prime) => n % prime)) found.push(n)
  }
  return found
}
