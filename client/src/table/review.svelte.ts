/** The review of a finished game: asked for, waited for, and its curve as lines to draw. */
import { api, faultOf } from '../lib/api'
import { language } from '../lib/i18n/index.svelte'
import type { Review, ReviewPoint, ReviewState } from '../protocol'

/** Milliseconds between two questions how far it is. */
const POLL = 1500
/** How each seat's line is drawn, so that it is told by more than its colour. */
const DASHES = ['', '7 4', '2 3', '9 3 2 3', '12 5', '4 4', '1 4', '10 3 2 3 2 3']

interface Asking {
  review: (id: string, invite: string) => Promise<ReviewState>
  makeReview: (id: string, invite: string) => Promise<ReviewState>
}

export class Reviewed {
  status = $state<ReviewState['status'] | 'unknown'>('unknown')
  progress = $state(0)
  review = $state.raw<Review | null>(null)
  problem = $state('')
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly id: string,
    private readonly invite: string,
    private readonly ask: Asking = api,
  ) {}

  /** Whether somebody is at it. */
  get busy(): boolean {
    return this.status === 'waiting' || this.status === 'running'
  }

  /** What there is by now. */
  look = () => this.take(this.ask.review)

  /** Have it made. */
  make = () => this.take(this.ask.makeReview)

  close() {
    clearTimeout(this.timer)
  }

  private async take(from: Asking['review']) {
    clearTimeout(this.timer)
    try {
      const state = await from(this.id, this.invite)
      this.problem = ''
      this.status = state.status
      this.progress = state.progress
      this.review = state.review
    } catch (error) {
      this.problem = language.words.say(null, faultOf(error))
    }
    if (this.busy) this.timer = setTimeout(() => void this.look(), POLL)
  }
}

export function dashOf(seat: number): string {
  return DASHES[seat % DASHES.length] ?? ''
}

/** A seat's chance over the game as the points of a line, in a box of this size. */
export function lineOf(
  curve: readonly ReviewPoint[],
  seat: number,
  choices: number,
  width: number,
  height: number,
): string {
  return curve
    .map((point) => {
      const across = choices ? (point.at / choices) * width : 0
      const up = (1 - (point.chances[seat] ?? 0)) * height
      return `${across.toFixed(1)},${up.toFixed(1)}`
    })
    .join(' ')
}

/** A seat's chance after this many choices, as the line is drawn: between two points it is on the way. */
export function chanceAt(curve: readonly ReviewPoint[], seat: number, at: number): number {
  const next = curve.find((point) => point.at >= at) ?? curve.at(-1)
  const last = curve.filter((point) => point.at <= at).at(-1) ?? curve[0]
  const [from, to] = [last?.chances[seat] ?? 0, next?.chances[seat] ?? 0]
  const between = (next?.at ?? 0) - (last?.at ?? 0)
  return between > 0 ? from + ((to - from) * (at - (last?.at ?? 0))) / between : from
}

/** After how many choices each game of a match but the last was over: nobody's chance is open, and in the next
 * point all are again. */
export function endsOf(review: Review): number[] {
  if ((review.games ?? 1) < 2) return []
  const isOver = (point?: ReviewPoint) => !point || point.chances.every((chance) => [0, 1].includes(chance))
  return review.curve
    .filter((point, number, curve) => isOver(point) && !isOver(curve[number + 1]))
    .map(({ at }) => at)
}

/** "62%" */
export function percent(chance: number): string {
  return `${Math.round(100 * chance)}%`
}

/** "+12", "−3": a change in points of a hundred. */
export function points(change: number): string {
  const rounded = Math.round(100 * change)
  return rounded > 0 ? `+${rounded}` : rounded < 0 ? `−${-rounded}` : '0'
}

/** Places along a line of this length, moved as little as need be to stand this far apart. Given in order. */
export function apart(places: readonly number[], length: number, gap: number): number[] {
  const found: number[] = []
  for (const place of places) found.push(Math.max(place, (found.at(-1) ?? -Infinity) + gap))
  let limit = length
  for (let at = found.length - 1; at >= 0; at--) {
    found[at] = Math.min(found[at] ?? 0, limit)
    limit = (found[at] ?? 0) - gap
  }
  return found
}
