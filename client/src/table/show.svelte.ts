/**
 * Plays what happened. While a batch plays, the board shows the table between two views; as soon as the new view
 * comes, all of this is forgotten, played to the end or not. A game says how each beat looks (`act`) and what the
 * table is like after it (`retell`).
 */
import type { AnyView, Event, Play, Scene } from './board'
import type { Beat, Pace } from './pace'

/** In pixels from the corner of the board. */
export interface Spot {
  x: number
  y: number
}

export interface Flight<Thing extends string = string> {
  id: number
  thing: Thing
  from: Spot
  to: Spot
  delay: number
  duration: number
}

export abstract class Show<V extends AnyView, Thing extends string = string> {
  /** Under which things fly. What they fly from or to says so: `data-spot="seat:2"`. */
  root: HTMLElement | null = null
  flights = $state.raw<readonly Flight<Thing>[]>([])

  protected between = $state.raw<V | null>(null)
  /** What lengths are multiplied by. */
  protected tempo = 1
  private base = $state.raw<V | null>(null)
  private events = $state.raw<readonly Event[]>([])
  private done = -1
  private beat: Beat | null = null // that plays now
  private flown = 0

  constructor(
    private readonly current: () => V,
    protected readonly pace: Pace,
  ) {}

  /** The table as told so far; null when nothing plays. */
  get told(): V | null {
    return this.base === this.current() ? this.between : null
  }

  /** What has been told of the batch that plays. */
  get played(): readonly Event[] {
    return this.base === this.current() ? this.events : []
  }

  readonly play: Play<V> = async (event, scene) => {
    if (this.base !== scene.before) this.begin(scene)
    if (event.number <= this.done) return // it was part of an earlier beat
    const beat = (this.beat = this.pace.beat(event, scene.rest))
    this.done = beat.at(-1)?.number ?? event.number
    this.tempo = scene.tempo
    await Promise.all([this.move(beat, scene), scene.read(beat)])
    if (this.beat !== beat) return // it was skipped, and something else plays
    if (!this.played.includes(beat[0])) this.tell(beat, scene)
    this.clear()
  }

  private async move(beat: Beat, scene: Scene<V>): Promise<void> {
    try {
      await (scene.motion ? this.act(beat, scene) : this.still(beat, scene))
    } finally {
      if (this.beat === beat) this.rest()
    }
  }

  /**
   * Shows a beat; somewhere in it the table after it is told, or else when its sentences have been read: they stay
   * on when this has ended.
   */
  protected abstract act(beat: Beat, scene: Scene<V>): Promise<void> | void
  protected abstract retell(view: V, event: Event, after: V): V
  /** Nothing moves any more. */
  protected abstract rest(): void
  /** It has been read: what was stamped or cried out goes. */
  protected clear(): void {
    // most shows have nothing of the kind
  }

  /** Where nothing may travel: the table after it. */
  protected still(beat: Beat, scene: Scene<V>): Promise<void> | void {
    this.tell(beat, scene)
  }

  /** A batch begins. */
  protected begin(scene: Scene<V>): void {
    this.base = this.between = scene.before
    this.events = []
    this.done = -1
    this.beat = null
    this.flights = [] // whatever a skip has left in the air
    this.rest()
    this.clear()
  }

  /** Shows the table after these events. */
  protected tell(beat: Beat, scene: Scene<V>): void {
    if (this.beat !== beat || this.between === null) return // it was skipped
    this.between = beat.reduce((view, event) => this.retell(view, event, scene.after), this.between)
    this.events = [...this.events, ...beat]
  }

  /**
   * Sends a thing, once for each delay, between two spots: each is the first of its names that is on the board.
   * False if either is nowhere to be seen.
   */
  protected fly(
    thing: Thing,
    from: readonly string[],
    to: readonly string[],
    duration: number,
    delays: readonly number[] = [0],
  ): boolean {
    const start = this.find(from)
    const end = this.find(to)
    if (!start || !end) return false
    const more = delays.map((delay) => ({
      id: (this.flown += 1),
      thing,
      from: start,
      to: end,
      delay,
      duration,
    }))
    this.flights = [...this.flights, ...more]
    return true
  }

  landed(flight: Flight): void {
    this.flights = this.flights.filter((each) => each.id !== flight.id)
  }

  private find(names: readonly string[]): Spot | null {
    const root = this.root
    if (!root) return null
    const corner = root.getBoundingClientRect()
    for (const name of names) {
      const box = root.querySelector(`[data-spot="${name}"]`)?.getBoundingClientRect()
      if (box && (box.width || box.height)) {
        return { x: box.left + box.width / 2 - corner.left, y: box.top + box.height / 2 - corner.top }
      }
    }
    return null
  }
}
