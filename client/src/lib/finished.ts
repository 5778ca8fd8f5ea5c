/** Finished games this browser has seen, newest first: the server lists only those that go on. */
import type { Table } from '../protocol'
import { recall, remember } from './storage'
import { seatName } from './seats'

const MOST = 60

export interface Finished {
  id: string
  game: string
  invite: string
  names: string[]
  scores: number[]
  winners: number[]
  you: number
  at: number
}

export function finishedGames(): Finished[] {
  return recall<Finished[]>('finished', [])
}

export function noteFinished(table: Table, invite: string): void {
  if (!table.result) return
  const known = finishedGames()
  const before = known.find((game) => game.id === table.id)
  const game: Finished = {
    id: table.id,
    game: table.game,
    invite: table.invite ?? invite,
    names: table.seats.map(seatName),
    scores: table.result.scores,
    winners: table.result.winners,
    you: table.you,
    at: before?.at ?? Date.now(),
  }
  remember('finished', [game, ...known.filter((each) => each.id !== table.id)].slice(0, MOST))
}
