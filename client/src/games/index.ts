/**
 * The games there are. A board, its words and its results are loaded when a table of the game is opened; only
 * what lists show of a game (title, colour) is here from the start. Posters are in posters.ts.
 */
import type { AnyView, GameUi } from '../table/board'

export interface GameEntry {
  /** As the server calls it: "dice-town". */
  name: string
  /** As it is printed on the box; the same in every language. */
  title: string
  /** The ground of its name in lists. */
  colour: string
  /** How many sit down, before the server has been asked. */
  seats: [number, number]
  /** The board; absent while the game cannot be played yet. */
  load?: () => Promise<GameUi>
}

/** A board is written for its own view; the shell gives it no other. */
function ui<V extends AnyView>(load: () => Promise<{ default: GameUi<V> }>): () => Promise<GameUi> {
  return async () => (await load()).default as unknown as GameUi
}

export const GAMES: readonly GameEntry[] = [
  {
    name: 'bang',
    title: 'BANG!',
    colour: '#8c2b1d',
    seats: [2, 8],
  },
  {
    name: 'colt-express',
    title: 'Colt Express',
    colour: '#27425e',
    seats: [2, 6],
    load: ui(() => import('./colt-express')),
  },
  {
    name: 'dice-town',
    title: 'Dice Town',
    colour: '#855606',
    seats: [2, 5],
    load: ui(() => import('./dice-town')),
  },
  {
    name: 'carson-city',
    title: 'Carson City',
    colour: '#6d4b7a',
    seats: [2, 5],
  },
]

export function findGame(name: string): GameEntry | undefined {
  return GAMES.find((game) => game.name === name)
}
