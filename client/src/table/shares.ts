/**
 * This browser's part of a table's luck, in two rounds: first the hash of its share, and the share itself only when
 * the hashes of all seats are shown. What was noted on the way is compared at the end (docs/fairness.md).
 */
import { newShare, shareHash } from '../lib/fairness'
import { recall, remember } from '../lib/storage'
import type { ClientMessage, LuckState } from '../protocol'

type Hashes = NonNullable<LuckState['hashes']>

/** One deal as this browser saw it. There is a second one only if somebody did not reveal their share. */
export interface DealNote {
  commitment: string | null
  share: string | null
  /** The hashes that were shown before this browser revealed its share. */
  hashes: Hashes | null
}

/** What this browser noted of a table's luck, deal by deal. */
export type LuckNote = readonly DealNote[]

const NOTHING: DealNote = { commitment: null, share: null, hashes: null }

export class Shares {
  /** Every share whose hash we have sent: the one in the notes may be another tab's, which was faster. */
  private readonly sealed = new Set<string>()
  /** The notes, if the browser does not store anything. */
  private memory: DealNote[] = []
  /** What was sent on this connection, so that nothing is sent twice. */
  private readonly sent = new Set<string>()

  constructor(
    private readonly table: string,
    private readonly say: (message: ClientMessage) => boolean,
  ) {}

  noted(): LuckNote {
    const deals = this.deals()
    if (deals.length) return deals
    // Tables of the time before hashes have notes of another form. Their shares are no secrets any more.
    const old = recall<Partial<DealNote>>(`luck.${this.table}`, {})
    return old.commitment ? [{ ...NOTHING, ...old }] : []
  }

  private deals(): DealNote[] {
    return recall<DealNote[]>(`deals.${this.table}`, this.memory)
  }

  /** A new connection: what was sent on the last one may not have arrived. */
  connected(): void {
    this.sent.clear()
  }

  heard(luck: LuckState, seat: number): void {
    if (isBeforeHashes(luck)) return
    // What was noted first stays noted: that is what makes it a proof.
    if (this.noteOf(luck).commitment === null) this.write(luck, { commitment: luck.commitment })
    if (luck.wanted === 'hash') this.sendHash(luck, seat)
    if (luck.wanted === 'share') this.reveal(luck, seat)
  }

  private noteOf(luck: LuckState): DealNote {
    return this.deals()[luck.lost.length] ?? NOTHING
  }

  private write(luck: LuckState, change: Partial<DealNote>): void {
    const deals = this.deals()
    while (deals.length <= luck.lost.length) deals.push(NOTHING)
    deals[luck.lost.length] = { ...this.noteOf(luck), ...change }
    this.memory = deals
    remember(`deals.${this.table}`, deals)
  }

  /** Noted before it is sent, so that two tabs of one visitor, and a page that is reloaded, send the same. */
  private sendHash(luck: LuckState, seat: number): void {
    const note = this.noteOf(luck)
    // A share that was revealed is no secret any more: if it is asked for again, another one is sealed.
    const share = (note.hashes === null && note.share) || newShare()
    this.sealed.add(share)
    if (note.hashes === null && note.share === null) this.write(luck, { share })
    this.send({ type: 'share-hash', value: shareHash(luck.commitment, seat, share) })
  }

  /** Only for a list with our own hash in it, and for one list only: then nobody can still choose theirs. */
  private reveal(luck: LuckState, seat: number): void {
    const { share, hashes } = this.noteOf(luck)
    const own = luck.hashes?.[seat]
    const found = [share, ...this.sealed].find(
      (each) => each !== null && shareHash(luck.commitment, seat, each) === own,
    )
    if (!found || !luck.hashes) return // another tab has it
    if (hashes !== null && String(hashes) !== String(luck.hashes)) return
    this.write(luck, { hashes: luck.hashes, share: found })
    this.send({ type: 'share', value: found })
  }

  private send(message: ClientMessage): void {
    const text = JSON.stringify(message)
    if (!this.sent.has(text) && this.say(message)) this.sent.add(text)
  }
}

/** A game dealt by a server of the time before hashes: nothing is awaited, and there is no list. */
function isBeforeHashes(luck: LuckState): boolean {
  return luck.hashes === null && !luck.shares.some((share) => share === 'awaited' || share === 'sealed')
}
