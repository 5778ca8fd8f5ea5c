import { toggled } from '../../table/picks.svelte'

/** What is chosen and not yet sent; a new question begins with nothing chosen. */
export class Picks {
  /** Dice lifted, by index. */
  dice = $state<number[]>([])
  /** Cards of the hand, by where they lie in it. */
  hand = $state<number[]>([])
  /** A face to turn a die to. */
  face = $state(-1)
  /** A player: who an offer is for, who is robbed, who wins a tie. */
  seat = $state(-1)
  dollars = $state(0)
  nuggets = $state(0)

  clear(): void {
    this.dice = []
    this.hand = []
    this.face = -1
    this.seat = -1
    this.dollars = 0
    this.nuggets = 0
  }

  turnDie(die: number): void {
    this.dice = toggled(this.dice, die)
  }

  turnCard(at: number): void {
    this.hand = toggled(this.hand, at)
  }
}
