/**
 * Follows the stream of the seed through a finished game (dice-rng-setup-order, dice-rng-throw-order,
 * dice-rng-other) and compares every die that was seen with it.
 */
import type { Luck } from '../../lib/fairness'
import type { DiceView, Event, Replay, Table } from '../../protocol'
import type { LuckFound } from '../../table/board'
import { DICE_EACH, FACES, PROPERTY_DECK, STORE_DECK } from './facts'

const DICE = Array.from({ length: DICE_EACH }, (_, die) => die)
/** A byte below this is accepted in a draw from any hand; one above may be thrown away, by the hand's size. */
const SURE = 240
const MOST_DOUBTS = 6

interface Cup {
  faces: string[]
  kept: Set<number>
  /** Those kept before this throw: a fee that cannot be paid releases the others. */
  before: Set<number>
}

/**
 * A card stolen from a hand whose size nobody could count at that moment leaves a doubt whether a byte was thrown
 * away. It is rare, and only one answer fits all dice that follow: so both are tried.
 */
export async function followLuck(luck: Luck, game: Replay, settings: Table['settings']): Promise<LuckFound> {
  let best: LuckFound = { compared: 0, good: false }
  let doubts = 0
  for (let answers = 0; answers < 2 ** Math.min(doubts, MOST_DOUBTS) || answers === 0; answers += 1) {
    luck.read = 0
    const walk = new Walk(luck, game, answers)
    await walk.run(settings)
    doubts = Math.max(doubts, walk.doubts)
    best = { compared: walk.compared, good: walk.good }
    if (best.good) break
  }
  return best
}

class Walk {
  compared = 0
  good = true
  doubts = 0
  private readonly cups: Cup[]
  private readonly seats: number

  constructor(
    private readonly luck: Luck,
    private readonly game: Replay,
    private readonly answers: number, // a bit for each doubt: was that byte thrown away?
  ) {
    this.seats = (game.frames[0]?.view as DiceView | undefined)?.seats ?? 0
    this.cups = Array.from({ length: this.seats }, () => ({ faces: [], kept: new Set(), before: new Set() }))
  }

  async run(settings: Table['settings']): Promise<void> {
    await this.luck.shuffle(Array.from({ length: STORE_DECK.length }))
    await this.luck.shuffle(Array.from({ length: PROPERTY_DECK.length }))
    const sheriff = (settings.first_sheriff ?? null) === null ? await this.luck.below(this.seats) : null
    let before: DiceView | null = null
    for (const frame of this.game.frames) {
      const after = frame.view as DiceView
      for (const [at, event] of frame.events.entries()) {
        if (!this.good) return
        if (event.kind === 'game-started' && sheriff !== null)
          this.good = sheriff === number(event, 'sheriff')
        // Chosen by a click, it is the first thing that happens; else its hand may have changed before.
        else if (event.kind === 'saloon-drawn') await this.steal(event, at === 0 ? before : null, after)
        else await this.follow(event)
      }
      before = after
    }
  }

  private async follow(event: Event): Promise<void> {
    const cup = this.cups[number(event, 'seat')]
    if (event.kind === 'round-started') {
      for (const each of this.cups) each.kept = new Set()
    } else if (event.kind === 'store-shuffled') {
      await this.luck.shuffle(Array.from({ length: number(event, 'count') }))
    } else if (event.kind === 'thrown' && cup) {
      cup.before = new Set(cup.kept)
      for (const die of DICE.filter((each) => !cup.kept.has(each))) {
        cup.faces[die] = `face-${FACES[await this.luck.below(FACES.length)]}`
      }
      this.compare(cup, event)
    } else if (event.kind === 'kept' && cup) {
      this.compare(cup, event)
      cup.kept = new Set([...cup.before, ...numbers(event, 'dice')])
    } else if (event.kind === 'keep-reduced' && cup) {
      cup.kept = new Set([...cup.before, ...numbers(event, 'dice')])
    }
  }

  /** What is hidden from the reader has no dice to compare. */
  private compare(cup: Cup, event: Event): void {
    const faces = texts(event, 'faces')
    for (const [at, die] of numbers(event, 'dice').entries()) {
      this.compared += 1
      if (cup.faces[die] !== faces[at]) this.good = false
    }
  }

  /** Cards are drawn at random from a hand, property cards first, each from those of its kind that are left. */
  private async steal(event: Event, before: DiceView | null, after: DiceView): Promise<void> {
    const victim = number(event, 'victim')
    const properties = number(event, 'property')
    const stores = number(event, 'store')
    const hand = before?.players[victim]
    if (hand) {
      await this.draw(hand.property_count, properties)
      await this.draw(hand.store_count, stores)
    } else if (properties + stores > 1) {
      // The thief is asked which of them to keep: the hand lies there as it is after the draw.
      const left = after.players[victim]
      await this.draw((left?.property_count ?? 0) + properties, properties)
      await this.draw((left?.store_count ?? 0) + stores, stores)
    } else {
      await this.drawOne()
    }
  }

  private async draw(held: number, count: number): Promise<void> {
    for (let left = held; left > held - count; left -= 1) await this.luck.below(left)
  }

  private async drawOne(): Promise<void> {
    if ((await this.luck.byte()) < SURE) return
    const thrownAway = (this.answers >> this.doubts) & 1
    this.doubts += 1
    if (thrownAway) await this.luck.byte()
  }
}

function value(event: Event, name: string): unknown {
  return event.args.find((arg) => arg.name === name)?.value
}

function number(event: Event, name: string): number {
  const found = value(event, name)
  return typeof found === 'number' ? found : -1
}

function numbers(event: Event, name: string): number[] {
  const found = value(event, name)
  return Array.isArray(found) ? found.map(Number) : []
}

function texts(event: Event, name: string): string[] {
  const found = value(event, name)
  return Array.isArray(found) ? found.map(String) : []
}
