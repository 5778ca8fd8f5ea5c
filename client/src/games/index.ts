/**
 * What the client brings along for games: a folder each, found by being there. Which games can be played, and by
 * how many, the server says (lib/games.svelte.ts puts the two together).
 *
 * | file | what for |
 * |---|---|
 * | `entry.ts` | title and colour for lists; loaded at once, so nothing else |
 * | `Poster.svelte` | the picture on the home page |
 * | `index.ts` | the board, loaded with the first table of the game; without it the plain board is used |
 */
import type { Component } from 'svelte'
import type { GameUi } from '../table/board'

export interface Entry {
  /** As it is printed on the box; the same in every language. */
  title: string
  /** The ground of its name in lists. */
  colour: string
}

/** Every poster has the title in its picture; the plain one has to be told it. */
export type Poster = Component<{ title: string }>

const entries = import.meta.glob<Entry>('./*/entry.ts', { eager: true, import: 'default' })
const posters = import.meta.glob<Poster>('./*/Poster.svelte', { eager: true, import: 'default' })
const boards = import.meta.glob<GameUi>('./*/index.ts', { import: 'default' })

/** The games with a folder here, by the server's name for them: "dice-town". */
export const FOLDERS: readonly string[] = Object.keys(entries).map((path) => path.split('/')[1] ?? '')

export const entryOf = (game: string): Entry | undefined => entries[`./${game}/entry.ts`]
export const posterOf = (game: string): Poster | undefined => posters[`./${game}/Poster.svelte`]
export const hasBoard = (game: string): boolean => `./${game}/index.ts` in boards

/** The board of a game; the plain one if it has none of its own. */
export async function loadBoard(game: string): Promise<GameUi> {
  const load = boards[`./${game}/index.ts`]
  return load ? load() : (await import('../plain')).default
}
