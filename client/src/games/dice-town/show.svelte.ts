/**
 * Plays what happened: cups lift, dice tumble, dollars fly. While a batch plays, the board shows the table
 * between two views; as soon as the new view comes, all of this is forgotten, played to the end or not.
 */
import type { Event, Play, Scene } from '../../table/board'
import { argument, numberIn, numbersIn } from '../../table/args'
import { type DiceView } from './model'
import { lengthOf, paceOf, together } from './pace'
import { retell } from './retell'

export type Thing = 'bill' | 'nugget' | 'property' | 'store' | 'badge' | 'deed'

export interface Flight {
  id: number
  thing: Thing
  from: Spot
  to: Spot
  delay: number
  duration: number
}

export interface Spot {
  x: number
  y: number
}

export type Stamp = 'cancelled' | 'ruled' | 'last-throw' | 'game-ended'

const MOST_FLYING = 8 // of one kind at once; more would only be a blur
const APART = 60

export class Show {
  /** Under which things fly; spots are measured from its corner. */
  root: HTMLElement | null = null
  shaking = $state(false)
  cupsUp = $state(false)
  tumbling = $state(false)
  driving = $state(false)
  stamp = $state.raw<Stamp | null>(null)
  /** Whom the sheriff has just ruled for. */
  ruledFor = $state(-1)
  flights = $state.raw<Flight[]>([])

  private base = $state.raw<DiceView | null>(null)
  private between = $state.raw<DiceView | null>(null)
  private events = $state.raw<readonly Event[]>([])
  private done = -1
  private pace = 1
  private flown = 0

  constructor(private readonly current: () => DiceView) {}

  /** The table as told so far; null when nothing plays. */
  get told(): DiceView | null {
    return this.base === this.current() ? this.between : null
  }

  /** What has been told of the batch that plays. */
  get played(): readonly Event[] {
    return this.base === this.current() ? this.events : []
  }

  readonly play: Play<DiceView> = async (event, scene) => {
    if (this.base !== scene.before) this.begin(event, scene)
    if (event.number <= this.done) return // it was part of an earlier beat
    const beat = together(event, scene.rest)
    this.done = beat.at(-1)?.number ?? event.number
    try {
      if (scene.motion) await this.act(beat, scene)
      else {
        this.tell(beat, scene)
        await scene.wait(Math.min(140, lengthOf(event.kind)) * this.pace)
      }
    } finally {
      this.rest()
    }
  }

  private begin(event: Event, scene: Scene<DiceView>): void {
    this.base = this.between = scene.before
    this.events = []
    this.done = -1
    this.pace = paceOf([event, ...scene.rest])
  }

  private rest(): void {
    this.shaking = this.cupsUp = this.tumbling = this.driving = false
    this.stamp = null
    this.ruledFor = -1
  }

  /** Shows the table after these events. */
  private tell(beat: readonly Event[], scene: Scene<DiceView>): void {
    if (scene.signal.aborted || this.between === null) return
    this.between = beat.reduce(retell, this.between)
    this.events = [...this.events, ...beat]
  }

  private async act(beat: readonly Event[], scene: Scene<DiceView>): Promise<void> {
    const first = beat[0]
    if (!first) return
    const length = lengthOf(first.kind) * this.pace
    const wait = (part: number) => scene.wait(length * part)
    switch (first.kind) {
      case 'thrown':
        this.tell(beat, scene)
        this.shaking = this.tumbling = true
        return wait(1)
      case 'kept':
        this.cupsUp = true
        await wait(0.36)
        this.tell(beat, scene)
        return wait(0.64)
      case 'last-throw':
        this.tell(beat, scene)
        this.stamp = 'last-throw'
        return wait(1)
      case 'game-ended':
        this.tell(beat, scene)
        this.stamp = 'game-ended'
        return wait(1)
      case 'cancelled':
        this.stamp = 'cancelled'
        await wait(1)
        return this.tell(beat, scene)
      case 'ruled':
        this.ruledFor = numberIn(first, 'seat')
        this.stamp = 'ruled'
        await wait(1)
        return this.tell(beat, scene)
      case 'stagecoach-moved':
        this.driving = true
        this.fly('bill', numberIn(first, 'dollars'), ['place:stagecoach'], ['place:bank'], length * 0.6)
        await wait(0.7)
        this.tell(beat, scene)
        return wait(0.3)
      default: {
        const flies = beat.map((event) => this.flightsOf(event, length)).some(Boolean)
        if (!flies) {
          this.tell(beat, scene)
          return wait(1)
        }
        await wait(0.75)
        this.tell(beat, scene)
        return wait(0.25)
      }
    }
  }

  /** Sends off what this event moves; false if it moves nothing. */
  private flightsOf(event: Event, length: number): boolean {
    const seat = numberIn(event, 'seat')
    const dollars = numberIn(event, 'dollars')
    const count = numberIn(event, 'count')
    const victim = numberIn(event, 'victim')
    const purse = (who: number) => [`dollars:${who}`, `seat:${who}`]
    const pouch = (who: number) => [`nuggets:${who}`, `seat:${who}`]
    const deeds = (who: number) => [`property:${who}`, `seat:${who}`]
    const cards = (who: number) => [`store:${who}`, `seat:${who}`]
    switch (event.kind) {
      case 'paid':
        return this.fly('bill', dollars, purse(seat), ['place:stagecoach'], length)
      case 'nuggets-taken':
        return this.fly('nugget', count, ['place:gold-mine'], pouch(seat), length)
      case 'bank-robbed':
        return this.fly('bill', dollars, ['place:bank'], purse(seat), length)
      case 'split-paid':
        return this.fly('bill', dollars, purse(seat), purse(numberIn(event, 'to')), length)
      case 'joe-paid':
      case 'small-theft':
        return this.fly('bill', dollars, purse(victim), purse(seat), length)
      case 'big-theft':
        return this.fly('nugget', 1, pouch(victim), pouch(seat), length)
      case 'store-drawn':
        return this.fly('store', count, ['place:general-store'], cards(seat), length)
      case 'doc-card':
        return this.fly('store', 1, ['place:doc-badluck'], cards(seat), length)
      case 'saloon-drawn': {
        const some = this.fly('property', numberIn(event, 'property'), deeds(victim), deeds(seat), length)
        return this.fly('store', numberIn(event, 'store'), cards(victim), cards(seat), length) || some
      }
      case 'stolen': {
        const property = argument(event.args, 'kind') === 'kind-property'
        const [from, to] = property ? [deeds(victim), deeds(seat)] : [cards(victim), cards(seat)]
        return this.fly(property ? 'property' : 'store', 1, from, to, length)
      }
      case 'badge-moved': {
        const old = numberIn(event, 'old')
        return this.fly('badge', 1, [`badge:${old}`, `seat:${old}`], [`seat:${seat}`], length)
      }
      case 'property-taken':
        return numbersIn(event, 'cards')
          .map((_, at) => this.fly('deed', 1, [`row:${at}`, 'place:town-hall'], deeds(seat), length))
          .some(Boolean)
      case 'property-drawn':
        return this.fly('property', 1, ['place:town-hall'], deeds(seat), length)
      case 'fenced':
        return this.fly('deed', count, deeds(seat), [`fenced:${seat}`, `seat:${seat}`], length)
      case 'bribe-paid': {
        const sheriff = numberIn(event, 'sheriff')
        return [
          this.fly('bill', dollars, purse(seat), purse(sheriff), length),
          this.fly('nugget', numberIn(event, 'nuggets'), pouch(seat), pouch(sheriff), length),
          this.fly('property', numberIn(event, 'property'), deeds(seat), deeds(sheriff), length),
          this.fly('store', numberIn(event, 'store'), cards(seat), cards(sheriff), length),
        ].some(Boolean)
      }
      default:
        return false
    }
  }

  private fly(thing: Thing, count: number, from: string[], to: string[], length: number): boolean {
    const start = this.find(from)
    const end = this.find(to)
    if (!start || !end || count < 1) return false
    const some = Math.min(count, MOST_FLYING)
    const apart = Math.min(APART, (length * 0.4) / some)
    const more = Array.from({ length: some }, (_, at) => ({
      id: (this.flown += 1),
      thing,
      from: start,
      to: end,
      delay: at * apart,
      duration: length * 0.75,
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
