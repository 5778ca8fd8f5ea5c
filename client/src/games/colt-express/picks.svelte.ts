import { toggled } from '../../table/picks.svelte'

/** What is touched and not yet sent; a new question begins with nothing touched. */
export class Picks {
  /** "bandit:doc", "place:3-roof", "card:shoot", "deck". */
  thing = $state('')
  /** Which card of the hand that is, by where it lies: two alike are still two. */
  at = $state(-1)
  /** Cards of the hand to be kept, by where they lie. */
  keep = $state<number[]>([])

  clear(): void {
    this.thing = ''
    this.at = -1
    this.keep = []
  }

  /** Picks a thing, or puts it back. */
  turn(thing: string, at = -1): void {
    const same = this.thing === thing && this.at === at
    this.thing = same ? '' : thing
    this.at = same ? -1 : at
  }

  turnKept(at: number): void {
    this.keep = toggled(this.keep, at)
  }
}
