import { toggled } from '../../table/picks.svelte'

/** What is touched and not yet sent: a card, then what it is aimed at. A new question begins with nothing touched. */
export class Picks {
  /** "card:bang-9d", "character:b"; in the order they were touched. */
  things = $state.raw<readonly string[]>([])
  /** Cards of the hand that go together, by where they lie. */
  several = $state<number[]>([])

  get any(): boolean {
    return this.things.length > 0 || this.several.length > 0
  }

  has(thing: string): boolean {
    return this.things.includes(thing)
  }

  clear(): void {
    this.things = []
    this.several = []
  }

  set(...things: string[]): void {
    this.things = things
  }

  turn(at: number): void {
    this.several = toggled(this.several, at)
  }
}
