/** How what happened looks: figures run and climb, shots flash, loot flies. */
import { argument, numberIn, wordIn } from '../../table/args'
import type { Event } from '../../table/board'
import type { Beat } from '../../table/pace'
import { Show as AnyShow } from '../../table/show.svelte'
import { banditIn, banditOf, kindIn, type Kind } from './model'
import { pace, stretch } from './pace'
import { retell } from './retell'
import type { ColtScene, ColtView } from './view'

export type Thing = Kind | 'bullet' | 'star' | 'card' | 'ticket'

/** Kinds of events that are cried out over the train. */
const CRIES = new Set(['round-started', 'stealing-started', 'event', 'game-ended'])
/** Where to look: the car of the event, or of the figure it is about. */
const VICTIMS = new Set(['shot', 'pushed', 'stood', 'punched', 'loot-dropped', 'knocked', 'purse-kept'])

export class Show extends AnyShow<ColtView, Thing> {
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
  /** How long the figure that moves now is on the way. */
  travel = $state(420)

  constructor(current: () => ColtView) {
    super(current, pace)
  }

  protected override begin(scene: ColtScene): void {
    super.begin(scene)
    this.up = -1
  }

  protected rest(): void {
    this.shot = this.punch = null
    this.hopping = -1
    this.hit = []
    this.dropped = ''
    this.travel = 420
  }

  protected override clear(): void {
    this.cry = null
    this.vain = -1
  }

  private look(event: Event): void {
    const view = this.between
    if (!view) return
    const who = banditIn(event, VICTIMS.has(event.kind) ? 'victim' : 'bandit')
    const car = argument(event.args, 'car')
    if (typeof car === 'number') this.car = car
    else if (who >= 0) this.car = banditOf(view, who)?.car ?? this.car
  }

  protected retell(view: ColtView, event: Event, after: ColtView): ColtView {
    return retell(view, event, after)
  }

  protected override still(beat: Beat, scene: ColtScene): void {
    const [event] = beat
    this.look(event)
    this.cry = CRIES.has(event.kind) ? event : null
    this.vain = event.kind === 'no-effect' ? banditIn(event) : -1
    super.still(beat, scene)
  }

  protected async act(beat: Beat, scene: ColtScene): Promise<void> {
    const [event] = beat
    this.look(event)
    const length = pace.lengthOf(event) * this.tempo
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
}
