/**
 * Plays what happened: figures run and climb, shots flash, loot flies. While a batch plays, the board shows the
 * table between two views; as soon as the new view comes, all of this is forgotten, played to the end or not.
 */
import { argument, numberIn, wordIn } from '../../table/args'
import type { Event } from '../../table/board'
import { banditIn, banditOf, kindIn, type Kind } from './model'
import { lengthOf, paceOf, stretch, together } from './pace'
import { retell } from './retell'
import type { ColtPlay, ColtScene, ColtView } from './view'

export type Thing = Kind | 'bullet' | 'star' | 'card' | 'ticket'

export interface Flight {
  id: number
  thing: Thing
  from: Spot
  to: Spot
  duration: number
}

export interface Spot {
  x: number
  y: number
}

/** Kinds of events that are cried out over the train. */
const CRIES = new Set(['round-started', 'stealing-started', 'event', 'game-ended'])
/** Where one has to look: the car of the event, or of whoever it is about. */
const VICTIMS = new Set(['shot', 'pushed', 'stood', 'punched', 'loot-dropped', 'knocked', 'purse-kept'])

export class Show {
  /** Under which things fly; spots are measured from its corner. */
  root: HTMLElement | null = null
  /** Whose card has just come up; -1: nobody's. */
  up = $state(-1)
  shot = $state.raw<{ from: number; to: number } | null>(null)
  punch = $state.raw<{ from: number; to: number } | null>(null)
  /** Who finds that nothing can be done. */
  vain = $state(-1)
  /** Who hops along, who has just been hit. */
  hopping = $state(-1)
  hit = $state.raw<readonly number[]>([])
  /** What has just come to lie on the train: "purse7". */
  dropped = $state('')
  cry = $state.raw<Event | null>(null)
  /** The car to look at; -1: wherever one is. */
  car = $state(-1)
  /** How long whoever moves now is on the way. */
  travel = $state(420)
  flights = $state.raw<Flight[]>([])

  private base = $state.raw<ColtView | null>(null)
  private between = $state.raw<ColtView | null>(null)
  private events = $state.raw<readonly Event[]>([])
  private done = -1
  private pace = 1
  private flown = 0

  constructor(private readonly current: () => ColtView) {}

  /** The table as told so far; null when nothing plays. */
  get told(): ColtView | null {
    return this.base === this.current() ? this.between : null
  }

  /** What has been told of the batch that plays. */
  get played(): readonly Event[] {
    return this.base === this.current() ? this.events : []
  }

  readonly play: ColtPlay = async (event, scene) => {
    if (this.base !== scene.before) this.begin(event, scene)
    if (event.number <= this.done) return // it was part of an earlier beat
    const beat = together(event, scene.rest)
    this.done = beat.at(-1)?.number ?? event.number
    try {
      this.look(event)
      if (scene.motion) await this.act(beat, event, scene)
      else {
        this.cry = CRIES.has(event.kind) ? event : null
        this.tell(beat, scene)
        await scene.wait(Math.min(this.cry ? 700 : 220, lengthOf(event)) * this.pace)
      }
    } finally {
      this.rest()
    }
  }

  private begin(event: Event, scene: ColtScene): void {
    this.base = this.between = scene.before
    this.events = []
    this.done = -1
    this.up = -1
    this.pace = paceOf([event, ...scene.rest])
  }

  private rest(): void {
    this.shot = this.punch = this.cry = null
    this.vain = this.hopping = -1
    this.hit = []
    this.dropped = ''
    this.travel = 420
  }

  private look(event: Event): void {
    const view = this.between
    if (!view) return
    const who = banditIn(event, VICTIMS.has(event.kind) ? 'victim' : 'bandit')
    const car = argument(event.args, 'car')
    if (typeof car === 'number') this.car = car
    else if (who >= 0) this.car = banditOf(view, who)?.car ?? this.car
  }

  /** Shows the table after these events. */
  private tell(beat: readonly Event[], scene: ColtScene): void {
    if (scene.signal.aborted || this.between === null) return
    this.between = beat.reduce((view, event) => retell(view, event, scene.after), this.between)
    this.events = [...this.events, ...beat]
  }

  private async act(beat: readonly Event[], event: Event, scene: ColtScene): Promise<void> {
    const length = lengthOf(event) * this.pace
    const wait = (part: number) => scene.wait(length * part)
    const bandit = banditIn(event)
    const victim = banditIn(event, 'victim')
    switch (event.kind) {
      case 'round-started':
      case 'stealing-started':
      case 'game-ended':
      case 'event':
        this.tell(beat, scene)
        this.cry = event
        return wait(1)
      case 'card-played':
      case 'card-hidden':
      case 'bonus-played':
      case 'cards-drawn': {
        const seat = numberIn(event, 'seat')
        const drawn = event.kind === 'cards-drawn'
        const card = argument(event.args, 'card')
        const from = [`hand:${typeof card === 'number' ? card : ''}`, `deck:${seat}`, `seat:${seat}`]
        this.fly(drawn ? 'ticket' : 'card', drawn ? from.slice(1) : from, ['slot:now'], length)
        await wait(0.8)
        this.tell(beat, scene)
        return wait(0.2)
      }
      case 'card-up':
        this.up = bandit
        this.tell(beat, scene)
        return wait(1)
      case 'moved':
      case 'knocked':
      case 'pushed': {
        const who = event.kind === 'moved' ? bandit : victim
        const far = stretch(event, (this.between && banditOf(this.between, who)?.car) ?? 0)
        this.travel = length * far * 0.9
        this.hopping = who
        this.tell(beat, scene)
        return scene.wait(Math.min(length * far, 960))
      }
      case 'climbed':
      case 'fled':
      case 'swept':
      case 'marshal-moved':
      case 'placed':
        this.travel = length * 0.9
        this.tell(beat, scene)
        return wait(1)
      case 'shot': {
        this.shot = { from: bandit, to: victim }
        await wait(0.3)
        this.hit = [victim]
        this.fly('bullet', [`bandit:${victim}`], this.deckOf(victim), length * 0.62)
        await wait(0.6)
        this.tell(beat, scene)
        return wait(0.1)
      }
      case 'neutral-bullet': {
        const all = beat.map((each) => banditIn(each))
        this.hit = all
        for (const each of all)
          this.fly('star', ['marshal', `bandit:${each}`], this.deckOf(each), length * 0.85)
        await wait(0.85)
        this.tell(beat, scene)
        return wait(0.15)
      }
      case 'no-effect':
        this.vain = bandit
        await wait(0.9)
        return this.tell(beat, scene)
      case 'robbed':
      case 'picked-pocket': {
        const kind = event.kind === 'robbed' ? kindIn(event) : 'purse'
        const token = numberIn(event, 'token')
        const from = kind === 'purse' ? `loot:${token}` : `loot:${this.placeOf(bandit)}:${kind}`
        this.fly(kind, [from, `bandit:${bandit}`], this.boardOf(bandit, kind), length * 0.85)
        this.tell(beat, scene)
        return wait(1)
      }
      case 'hostage-paid':
        for (const each of beat) {
          this.fly('purse', ['car:0'], this.boardOf(banditIn(each), 'purse'), length * 0.85)
        }
        await wait(0.85)
        this.tell(beat, scene)
        return wait(0.15)
      case 'punched':
        this.punch = { from: bandit, to: victim }
        this.tell(beat, scene)
        return wait(1)
      case 'loot-dropped':
        this.dropped = kindIn(event) === 'purse' ? `purse${numberIn(event, 'token')}` : wordIn(event, 'loot')
        this.tell(beat, scene)
        return wait(1)
      case 'purse-kept':
        this.fly('purse', [`bandit:${victim}`], this.boardOf(bandit, 'purse'), length * 0.85)
        await wait(0.9)
        this.tell(beat, scene)
        return wait(0.1)
      default:
        this.tell(beat, scene)
        return wait(1)
    }
  }

  private ownerOf(bandit: number): number {
    return (this.between && banditOf(this.between, bandit)?.owner) ?? -1
  }

  private placeOf(bandit: number): string {
    const at = this.between && banditOf(this.between, bandit)
    return at ? `${at.car}-${at.roof ? 'roof' : 'inside'}` : ''
  }

  private deckOf(bandit: number): string[] {
    const owner = this.ownerOf(bandit)
    return [`deck:${owner}`, `seat:${owner}`]
  }

  private boardOf(bandit: number, kind: Kind): string[] {
    return [`board:${bandit}:${kind}`, `seat:${this.ownerOf(bandit)}`]
  }

  private fly(thing: Thing, from: string[], to: string[], duration: number): void {
    const start = this.find(from)
    const end = this.find(to)
    if (!start || !end) return
    this.flights = [...this.flights, { id: (this.flown += 1), thing, from: start, to: end, duration }]
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
