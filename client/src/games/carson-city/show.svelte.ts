/** Plays what happened on the Carson City board. */
import { numberIn, numbersIn, wordIn } from '../../table/args'
import type { Event } from '../../table/board'
import type { Beat } from '../../table/pace'
import { Show as AnyShow } from '../../table/show.svelte'
import { parcelIn, placeInRow, spaceIn } from './model'
import { pace } from './pace'
import { retell } from './retell'
import type { CarsonScene, CarsonView } from './view'

/** What flies: a cowboy of a seat ("cowboy:2"), money, points, a road, a revolver, a tile. */
export type Thing = `cowboy:${number}` | 'dollar' | 'point' | 'road' | 'revolver' | `tile:${number}`

export class Show extends AnyShow<CarsonView, Thing> {
  /** The duel that is being fought. */
  duel = $state.raw<Event | null>(null)
  /** Dice still roll. */
  rolling = $state(false)
  /** Two dice for money. */
  gamble = $state.raw<Event | null>(null)
  /** The parcels that have just changed: they flash. */
  flash = $state.raw<readonly number[]>([])
  /** Buildings that pay at this moment: what their owners keep, and what attackers take. */
  paid = $state.raw<readonly Paid[]>([])
  /** A road that has just been laid. */
  fresh = $state('')

  constructor(current: () => CarsonView) {
    super(current, pace)
  }

  protected rest(): void {
    this.rolling = false
  }

  protected override clear(): void {
    this.duel = this.gamble = null
    this.flash = []
    this.paid = []
    this.fresh = ''
  }

  protected retell(view: CarsonView, event: Event, after: CarsonView): CarsonView {
    return retell(view, event, after)
  }

  protected override still(beat: Beat, scene: CarsonScene): void {
    this.mark(beat)
    super.still(beat, scene)
  }

  /** What stays to be seen until the sentence has been read. */
  private mark(beat: Beat): void {
    const [event] = beat
    this.duel = event.kind === 'duel-fought' ? event : null
    this.gamble = event.kind === 'gambled' ? event : null
    this.flash = FLASHING.has(event.kind) ? beat.map((each) => parcelIn(each)).filter((at) => at >= 0) : []
    this.fresh = event.kind === 'road-laid' ? wordIn(event, 'edge') : ''
    this.paid = event.kind === 'building-paid' ? beat.map(paidIn) : []
  }

  protected async act(beat: Beat, scene: CarsonScene): Promise<void> {
    const [event] = beat
    const length = pace.lengthOf(event) * this.tempo
    const wait = (part: number) => scene.wait(length * part)
    this.mark(beat)
    const seat = numberIn(event, 'seat')
    const to = [`seat:${seat}`]
    switch (event.kind) {
      case 'cowboy-placed':
      case 'land-staked':
      case 'building-attacked':
      case 'building-guarded': {
        const space = spaceIn(event)
        const spot = space >= 0 ? `space:${space}` : `parcel:${parcelIn(event)}`
        const flies = this.fly(`cowboy:${seat}`, [`hand:${seat}`, `seat:${seat}`], [spot], length * 0.85)
        await wait(flies ? 0.8 : 0)
        this.tell(beat, scene)
        return wait(0.2)
      }
      case 'duel-fought': {
        this.rolling = true
        await wait(0.45)
        this.rolling = false
        await wait(0.35)
        const parcel = parcelIn(event)
        const spot = parcel >= 0 ? `parcel:${parcel}` : `space:${spaceIn(event, 'place')}`
        for (const loser of numbersIn(event, 'seats')) {
          if (loser === numberIn(event, 'winner')) continue
          this.fly(`cowboy:${loser}`, [spot], [`hand:${loser}`, `seat:${loser}`], length * 0.2)
        }
        this.tell(beat, scene)
        return wait(0.2)
      }
      case 'gambled':
        this.rolling = true
        await wait(0.5)
        this.rolling = false
        this.fly('dollar', ['space:14'], [`money:${seat}`, ...to], length * 0.4, delays(2))
        await wait(0.4)
        return this.tell(beat, scene)
      case 'money-received':
      case 'income-received': {
        const from = spaceIn(event, 'source')
        const spot = from >= 0 ? [`space:${from}`] : event.kind === 'income-received' ? ['space:15'] : to
        this.fly(
          'dollar',
          spot,
          [`money:${seat}`, ...to],
          length * 0.75,
          delays(numberIn(event, 'amount') / 4),
        )
        await wait(0.8)
        this.tell(beat, scene)
        return wait(0.2)
      }
      case 'points-received':
      case 'points-bought': {
        const from = spaceIn(event, 'source')
        const count = numberIn(event, 'count')
        if (count && from >= 0)
          this.fly('point', [`space:${from}`], [`points:${seat}`, ...to], length * 0.75, delays(count))
        await wait(0.8)
        this.tell(beat, scene)
        return wait(0.2)
      }
      case 'roads-received': {
        const from = spaceIn(event, 'source')
        if (from >= 0) this.fly('road', [`space:${from}`], to, length * 0.8, delays(numberIn(event, 'count')))
        await wait(0.85)
        return this.tell(beat, scene)
      }
      case 'building-paid': {
        const parcel = `parcel:${parcelIn(event)}`
        if (numberIn(event, 'kept')) this.fly('dollar', [parcel], [`money:${seat}`, ...to], length * 0.9)
        const thief = event.args.find((arg) => arg.name === 'thief')?.value
        if (typeof thief === 'number' && thief >= 0)
          this.fly('dollar', [parcel], [`money:${thief}`, `seat:${thief}`], length * 0.9)
        this.tell(beat, scene)
        return wait(1)
      }
      case 'tile-bought': {
        const place = placeInRow(spaceIn(event))
        const view = this.between
        if (place >= 0 && view)
          this.fly(`tile:${view.row[place] ?? 0}`, [`space:${spaceIn(event)}`], to, length * 0.8)
        await wait(0.8)
        return this.tell(beat, scene)
      }
      default:
        this.tell(beat, scene)
        return wait(1)
    }
  }
}

export interface Paid {
  parcel: number
  kept: number
  share: number
}

const paidIn = (event: Event): Paid => ({
  parcel: parcelIn(event),
  kept: numberIn(event, 'kept'),
  share: numberIn(event, 'share'),
})

const FLASHING = new Set([
  'parcel-claimed',
  'land-bought',
  'built',
  'house-built',
  'building-paid',
  'building-attacked',
  'town-founded',
  'consent-asked',
  'consent-given',
  'consent-refused',
])

/** One after the other, but no more than a handful. */
function delays(count: number): number[] {
  return Array.from({ length: Math.max(1, Math.min(5, Math.round(count))) }, (_, at) => at * 70)
}
