/** A finished game, frame by frame: fetched in pages, played forward, jumped about in. */
import { api } from '../lib/api'
import type { AnyView, Event, Frame } from '../protocol'
import { Pages, type Fetch } from './pages'
import { Stage } from './stage.svelte'
import { UNTOLD, type Speed, type Telling } from './tempo'

interface How {
  motion: () => boolean
  speed?: () => Speed
  telling?: (event: Event, view: AnyView, seat: number) => Telling
}

export class Reel {
  /** The frame on the screen, or being played to. */
  at = $state(0)
  /** How many choices there were. */
  number = $state(0)
  seat = $state(-1)
  names = $state.raw<readonly string[]>([])
  view = $state.raw<AnyView | null>(null)
  /** Everything that had happened by this frame. */
  log = $state.raw<readonly Event[]>([])
  frame = $state.raw<Frame | null>(null)
  loading = $state(true)
  broken = $state(false)
  running = $state(false)
  private readonly pages: Pages
  private asked = 0

  readonly stage = new Stage<AnyView>({
    shown: (batch) => (this.view = batch.view),
    current: () => this.view,
    motion: () => this.how.motion(),
    speed: () => this.how.speed?.() ?? 'normal',
    telling: (event, view) => this.how.telling?.(event, view, this.seat) ?? UNTOLD,
  })

  constructor(
    id: string,
    invite: string,
    private readonly how: How,
    fetch: Fetch = api.replay,
  ) {
    this.pages = new Pages(id, invite, fetch, (part) => {
      this.number = part.number
      this.names = part.names
    })
  }

  /** To any frame, as any seat saw it. One step forward is played, everything else is a jump. */
  async go(to: number, seat = this.seat): Promise<void> {
    const asked = ++this.asked
    this.loading = this.view === null
    try {
      const wanted = Math.max(0, this.names.length ? Math.min(to, this.number) : to)
      const frames = await this.pages.upTo(wanted, seat)
      if (asked !== this.asked) return // somebody went elsewhere meanwhile
      const frame = frames.at(-1)
      if (!frame) return
      const step = frame.number === this.at + 1 && seat === this.seat && this.view !== null
      this.stage.skip()
      this.at = frame.number
      this.seat = seat
      this.frame = frame
      this.log = frames.flatMap((each) => each.events)
      this.stage.push({ events: frame.events, view: frame.view, silent: !step })
      this.broken = false
    } catch {
      if (asked === this.asked) {
        this.broken = true
        this.running = false
      }
    } finally {
      if (asked === this.asked) this.loading = false
    }
  }

  /** To the next or the last frame with an event of one of these kinds: a new round, say. */
  async part(direction: 1 | -1, kinds: readonly string[]): Promise<void> {
    const from = this.at
    let to = direction > 0 ? this.number : 0
    try {
      const frames = await this.pages.upTo(direction > 0 ? this.number : from, this.seat)
      const begins = (frame: Frame | undefined) => frame?.events.some((event) => kinds.includes(event.kind))
      for (let at = from + direction; at > 0 && at < this.number; at += direction) {
        if (begins(frames[at])) {
          to = at
          break
        }
      }
    } catch {
      this.broken = true
      return
    }
    await this.go(to)
  }
}
