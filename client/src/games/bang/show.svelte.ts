/** How what happened looks: cards fly from hand to hand, shots cross the table, cards are flipped, people fall. */
import { numberIn, numbersIn, wordIn } from '../../table/args'
import type { Event } from '../../table/board'
import type { Beat } from '../../table/pace'
import { Show as AnyShow } from '../../table/show.svelte'
import { actingOf, cardThing, figureThing, handThing } from './model'
import { pace } from './pace'
import { cardIn, figureIn, retell } from './retell'
import type { BangScene, BangView } from './view'

/** A card's back, a card's face ("card:bang-9d"), or what is no card. */
export type Thing = string

export interface Line {
  /** Names of spots: "card:bang-9d", "character:b". */
  from: string
  to: string
  kind: 'sight' | 'threat' | 'shot'
}

/** Cards that go from a hand or from in front of somebody onto the pile. */
const ONTO_PILE = new Set([
  'excess-discarded',
  'card-removed',
  'cost-paid',
  'card-played',
  'card-replaced',
  'green-used',
  'answer-played',
  'jail-left',
  'own-discarded',
  'prize-lost',
  'swapped',
])
const BETWEEN = 70 // ms from one card to the next

export class Show extends AnyShow<BangView, Thing> {
  /** Who is hit, who jumps aside, who gets better, who rattles at the bars: numbers of characters. */
  hit = $state.raw<readonly number[]>([])
  healed = $state.raw<readonly number[]>([])
  dodging = $state(-1)
  rattling = $state(-1)
  /** Who falls, and where the dynamite goes off. */
  fallen = $state(-1)
  blast = $state(-1)
  /** The card that is turned up for all to see; -1 if none is. */
  flipped = $state(-1)
  shots = $state.raw<readonly Line[]>([])

  constructor(current: () => BangView) {
    super(current, pace)
  }

  protected rest(): void {
    this.hit = []
    this.healed = []
    this.shots = []
    this.dodging = this.rattling = this.blast = -1
  }

  protected override clear(): void {
    this.flipped = this.fallen = -1
  }

  protected retell(view: BangView, event: Event, after: BangView): BangView {
    return retell(view, event, after)
  }

  protected override still(beat: Beat, scene: BangScene): void {
    const [event] = beat
    this.flipped = this.turnedUp(event)
    super.still(beat, scene)
    this.fallen = event.kind === 'eliminated' ? this.figure(event) : -1
  }

  protected async act(beat: Beat, scene: BangScene): Promise<void> {
    const [event] = beat
    const length = pace.lengthOf(event) * this.tempo
    const wait = (part: number) => scene.wait(length * part)
    /** Something flies, then the table is told. */
    const landing = async () => {
      await wait(0.85)
      this.tell(beat, scene)
      return wait(0.15)
    }
    if (ONTO_PILE.has(event.kind)) {
      this.flyCard(event, this.placeOf(event), ['discard'], length * 0.85)
      return landing()
    }
    switch (event.kind) {
      case 'cards-drawn':
      case 'hand-dealt':
        for (const each of beat) this.deal(each, length)
        return landing()
      case 'kept':
        this.flyCard(event, [this.thingOf(event), 'deck'], this.handOf(event, 'seat'), length * 0.85)
        return landing()
      case 'discard-drawn':
      case 'taken-back':
        this.flyCard(event, ['discard'], this.handOf(event, 'seat'), length * 0.85)
        return landing()
      case 'store-picked':
      case 'flipped-taken':
        this.flyCard(event, [this.thingOf(event), 'discard'], this.handOf(event, 'seat'), length * 0.85)
        return landing()
      case 'card-stolen':
      case 'card-taken':
        this.flyCard(event, this.placeOf(event), this.handOf(event, 'thief'), length * 0.85)
        return landing()
      case 'card-given':
        this.flyCard(event, this.placeOf(event), this.handOf(event, 'to'), length * 0.85)
        return landing()
      case 'excess-passed':
        this.flyCard(event, this.placeOf(event), this.handOf(event, 'heir'), length * 0.85)
        return landing()
      case 'card-placed':
        this.flyCard(event, this.placeOf(event), this.spotOf(event, 'target'), length * 0.85)
        return landing()
      case 'dynamite-passed':
        this.flyCard(event, [this.thingOf(event)], this.spotOf(event, 'to'), length * 0.85)
        return landing()
      case 'cards-inherited':
        this.inherit(event, length)
        return landing()
      case 'all-discarded':
        for (const [at, card] of numbersIn(event, 'cards').entries())
          this.fly(
            cardThing(card),
            [cardThing(card), ...this.handOf(event, 'seat')],
            ['discard'],
            length * 0.7,
            [at * BETWEEN],
          )
        return landing()
      case 'shot-fired':
        this.shots = this.shotOf(event)
        await wait(1)
        return this.tell(beat, scene)
      case 'shot-cancelled':
        this.dodging = this.figure(event)
        this.tell(beat, scene)
        return wait(1)
      case 'barrel-tried':
        if (numberIn(event, 'saved')) this.dodging = this.figure(event)
        else this.rattling = this.figure(event)
        this.tell(beat, scene)
        return wait(1)
      case 'check-flipped':
      case 'check-flipped-as':
      case 'card-shown':
      case 'card-shown-as':
        this.flipped = this.turnedUp(event)
        await wait(0.6)
        this.tell(beat, scene)
        return wait(0.4)
      case 'jail-stayed':
        this.rattling = this.figure(event)
        this.tell(beat, scene)
        return wait(1)
      case 'exploded':
        this.blast = this.figure(event)
        await wait(0.5)
        this.tell(beat, scene)
        return wait(0.5)
      case 'life-lost':
        this.hit = beat.map((each) => this.figure(each))
        this.tell(beat, scene)
        return wait(1)
      case 'life-gained':
        this.healed = beat.map((each) => this.figure(each))
        this.tell(beat, scene)
        return wait(1)
      case 'eliminated':
        this.fallen = this.figure(event)
        this.tell(beat, scene)
        return wait(1)
      default:
        this.tell(beat, scene)
        return wait(1)
    }
  }

  private figure(event: Event, name = 'seat'): number {
    return (this.between && figureIn(this.between, event, name)?.figure) ?? -1
  }

  private thingOf(event: Event): string {
    const card = cardIn(event)
    return card < 0 ? '' : cardThing(card)
  }

  /** Where a card is that an event moves: where it lies, or in the hand of the player it is taken from. */
  private placeOf(event: Event): string[] {
    const owner = ['victim', 'seat', 'thief'].find((name) => event.args.some((arg) => arg.name === name))
    return [this.thingOf(event), ...this.handOf(event, owner ?? 'seat')]
  }

  /** My own hand lies before me; the others' are on their bills. */
  private handOf(event: Event, name: string): string[] {
    const seat = numberIn(event, name)
    return [handThing(seat), `seat:${seat}`]
  }

  private spotOf(event: Event, name: string): string[] {
    const figure = this.figure(event, name)
    const thing = this.between && figure >= 0 ? figureThing(this.between, figure) : ''
    return [thing, `seat:${numberIn(event, name)}`]
  }

  /** Face up if its face may be seen. */
  private flyCard(event: Event, from: readonly string[], to: readonly string[], duration: number): void {
    this.fly(this.thingOf(event) || 'back', from.filter(Boolean), to.filter(Boolean), duration)
  }

  private deal(event: Event, length: number): void {
    const cards = numbersIn(event, 'cards')
    for (let at = 0; at < numberIn(event, 'n'); at += 1) {
      const card = cards[at]
      const thing = card === undefined ? 'back' : cardThing(card)
      this.fly(thing, ['deck'], this.handOf(event, 'seat'), length * 0.7, [at * BETWEEN])
    }
  }

  private inherit(event: Event, length: number): void {
    const known = numbersIn(event, 'hand').map(cardThing)
    const unseen = Array.from({ length: numberIn(event, 'n') - known.length }, () => 'back')
    const front = numbersIn(event, 'cards').map(cardThing)
    for (const [at, thing] of [...known, ...unseen, ...front].entries())
      this.fly(thing, [thing, ...this.handOf(event, 'seat')], this.handOf(event, 'heir'), length * 0.7, [
        at * BETWEEN,
      ])
  }

  /** The card that is turned up: one that is flipped, unless there are two to choose from, or one that is shown. */
  private turnedUp(event: Event): number {
    if (event.kind.startsWith('card-shown')) return cardIn(event)
    const [first, ...more] = event.kind.startsWith('check-flipped') ? numbersIn(event, 'cards') : []
    return first === undefined || more.length ? -1 : first
  }

  private shotOf(event: Event): Line[] {
    const view = this.between
    const by = view && actingOf(view, numberIn(event, 'by'))
    const target = this.figure(event, 'target')
    if (!view || !by || target < 0 || wordIn(event, 'kind') === '') return []
    return [{ from: figureThing(view, by.figure), to: figureThing(view, target), kind: 'shot' }]
  }
}
