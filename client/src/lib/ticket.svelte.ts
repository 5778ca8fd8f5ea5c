/** The ticket of the home page: what was chosen last time is chosen again. */
import { gamesShown, isPlayable } from './games.svelte'
import type { Table } from '../protocol'
import { recall, remember } from './storage'
import { catalogue, visitor } from './visitor.svelte'

interface Kept {
  game: string
  name: string
  players: Record<string, number>
  level: string
  pace: Table['pace']
}

export const PACES: readonly Table['pace'][] = ['instant', 'quick', 'relaxed']

const BEFORE_ASKED: [number, number] = [2, 5] // seats, until the server has said how many there are

class Ticket {
  private kept = $state<Kept>({
    game: '',
    name: '',
    players: {},
    level: 'deputy',
    pace: 'quick',
    ...recall<Partial<Kept>>('ticket', {}),
  })

  get game(): string {
    const shown = gamesShown()
    return shown.includes(this.kept.game) ? this.kept.game : (shown[0] ?? '')
  }
  set game(game: string) {
    this.set({ game })
  }

  /** As typed; the server's word for it comes first when nothing was typed yet. */
  get name(): string {
    return this.kept.name || visitor.name
  }
  set name(name: string) {
    this.set({ name })
  }

  /** Whether this game can be played. */
  get playable(): boolean {
    return isPlayable(this.game)
  }

  /** For how many players this game is. */
  get range(): [number, number] {
    const game = catalogue.find(this.game)
    return game ? [game.min_seats, game.max_seats] : BEFORE_ASKED
  }

  get players(): number {
    const [low, high] = this.range
    return Math.min(high, Math.max(low, this.kept.players[this.game] ?? 4))
  }
  set players(players: number) {
    this.set({ players: { ...this.kept.players, [this.game]: players } })
  }

  get levels(): string[] {
    return catalogue.find(this.game)?.bots ?? ['greenhorn', 'deputy']
  }

  get level(): string {
    return this.levels.includes(this.kept.level) ? this.kept.level : (this.levels.at(-1) ?? 'greenhorn')
  }
  set level(level: string) {
    this.set({ level })
  }

  /** Of the bots. */
  get pace(): Table['pace'] {
    return this.kept.pace
  }
  set pace(pace: Table['pace']) {
    this.set({ pace })
  }

  private set(change: Partial<Kept>): void {
    Object.assign(this.kept, change)
    remember('ticket', $state.snapshot(this.kept))
  }
}

export const ticket = new Ticket()
