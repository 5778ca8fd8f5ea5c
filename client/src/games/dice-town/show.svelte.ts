/** How what happened looks: cups lift, dice tumble, dollars fly. */
import { argument, numberIn, numbersIn } from '../../table/args'
import type { Event, Scene } from '../../table/board'
import type { Beat } from '../../table/pace'
import { Show as AnyShow } from '../../table/show.svelte'
import { upTo, type DiceView } from './model'
import { pace } from './pace'
import { retell } from './retell'

export type Thing = 'bill' | 'nugget' | 'property' | 'store' | 'badge' | 'deed'

export type Stamp = 'cancelled' | 'ruled' | 'last-throw' | 'game-ended'

/** What is stamped lies there until it has been read. */
const STAMPED = new Set(['cancelled', 'ruled'])
const MOST_FLYING = 8 // of one kind at once; more would only be a blur
const APART = 60

export class Show extends AnyShow<DiceView, Thing> {
  shaking = $state(false)
  cupsUp = $state(false)
  tumbling = $state(false)
  driving = $state(false)
  stamp = $state.raw<Stamp | null>(null)
  /** The player the sheriff has just ruled for. */
  ruledFor = $state(-1)

  constructor(current: () => DiceView) {
    super(current, pace)
  }

  protected rest(): void {
    this.shaking = this.cupsUp = this.tumbling = this.driving = false
  }

  protected override clear(): void {
    if (this.stamp !== 'last-throw') this.stamp = null // that one stays until the dice lie
    this.ruledFor = -1
  }

  protected override begin(scene: Scene<DiceView>): void {
    super.begin(scene)
    this.stamp = null // what a skip has left
  }

  protected override still(beat: Beat, scene: Scene<DiceView>): void {
    this.stampFor(beat)
    if (!STAMPED.has(beat[0].kind)) super.still(beat, scene)
  }

  private stampFor([first]: Beat): void {
    const { kind } = first
    if (kind === 'last-throw' || kind === 'game-ended' || kind === 'cancelled' || kind === 'ruled') {
      this.stamp = kind
    } else if (kind !== 'thrown') this.stamp = null
    if (kind === 'ruled') this.ruledFor = numberIn(first, 'seat')
  }

  protected retell(view: DiceView, event: Event): DiceView {
    return retell(view, event)
  }

  protected async act(beat: Beat, scene: Scene<DiceView>): Promise<void> {
    const [first] = beat
    const length = pace.lengthOf(first) * this.tempo
    const wait = (part: number) => scene.wait(length * part)
    this.stampFor(beat)
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
      case 'cancelled':
      case 'ruled':
        return wait(1)
      case 'stagecoach-moved':
        this.driving = true
        this.send('bill', numberIn(first, 'dollars'), ['place:stagecoach'], ['place:bank'], length * 0.6)
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
        return this.send('bill', dollars, purse(seat), ['place:stagecoach'], length)
      case 'nuggets-taken':
        return this.send('nugget', count, ['place:gold-mine'], pouch(seat), length)
      case 'bank-robbed':
        return this.send('bill', dollars, ['place:bank'], purse(seat), length)
      case 'split-paid':
        return this.send('bill', dollars, purse(seat), purse(numberIn(event, 'to')), length)
      case 'joe-paid':
      case 'small-theft':
        return this.send('bill', dollars, purse(victim), purse(seat), length)
      case 'big-theft':
        return this.send('nugget', 1, pouch(victim), pouch(seat), length)
      case 'store-drawn':
        return this.send('store', count, ['place:general-store'], cards(seat), length)
      case 'doc-card':
        return this.send('store', 1, ['place:doc-badluck'], cards(seat), length)
      case 'saloon-drawn': {
        const some = this.send('property', numberIn(event, 'property'), deeds(victim), deeds(seat), length)
        return this.send('store', numberIn(event, 'store'), cards(victim), cards(seat), length) || some
      }
      case 'stolen': {
        const property = argument(event.args, 'kind') === 'kind-property'
        const [from, to] = property ? [deeds(victim), deeds(seat)] : [cards(victim), cards(seat)]
        return this.send(property ? 'property' : 'store', 1, from, to, length)
      }
      case 'badge-moved': {
        const old = numberIn(event, 'old')
        return this.send('badge', 1, [`badge:${old}`, `seat:${old}`], [`seat:${seat}`], length)
      }
      case 'property-taken':
        return numbersIn(event, 'cards')
          .map((_, at) => this.send('deed', 1, [`row:${at}`, 'place:town-hall'], deeds(seat), length))
          .some(Boolean)
      case 'property-drawn':
        return this.send('property', 1, ['place:town-hall'], deeds(seat), length)
      case 'fenced':
        return this.send('deed', count, deeds(seat), [`fenced:${seat}`, `seat:${seat}`], length)
      case 'bribe-paid': {
        const sheriff = numberIn(event, 'sheriff')
        return [
          this.send('bill', dollars, purse(seat), purse(sheriff), length),
          this.send('nugget', numberIn(event, 'nuggets'), pouch(seat), pouch(sheriff), length),
          this.send('property', numberIn(event, 'property'), deeds(seat), deeds(sheriff), length),
          this.send('store', numberIn(event, 'store'), cards(seat), cards(sheriff), length),
        ].some(Boolean)
      }
      default:
        return false
    }
  }

  /** Sends off some of a kind, one after the other. */
  private send(thing: Thing, count: number, from: string[], to: string[], length: number): boolean {
    const some = Math.min(count, MOST_FLYING)
    const apart = Math.min(APART, (length * 0.4) / some)
    const delays = upTo(some).map((at) => at * apart)
    return delays.length > 0 && this.fly(thing, from, to, length * 0.75, delays)
  }
}
