/** Every game there is to show: those the server can play, and those that have only a poster yet. */
import { entryOf, FOLDERS, hasBoard } from '../games'
import type { Game } from '../protocol'
import { language } from './i18n/index.svelte'
import { catalogue } from './visitor.svelte'

/** The name of a game. One without a folder here is called what its own words call it. */
export function titleOf(game: string): string {
  const key = `${game}-name`
  return entryOf(game)?.title ?? (language.words.has(key) ? language.words.t(key) : game)
}

/** The ground of a game's name in lists. */
export function colourOf(game: string): string {
  return entryOf(game)?.colour ?? 'var(--wood)'
}

/** Whether a table of it can be made. Before the server has answered, a game with a board counts as playable. */
export function isPlayable(game: string): boolean {
  return catalogue.loaded ? catalogue.find(game) !== undefined : hasBoard(game)
}

/** Those that can be played first. */
export function gamesShown(): string[] {
  const others = catalogue.all.map((game) => game.name).filter((name) => !FOLDERS.includes(name))
  const all = [...FOLDERS, ...others]
  return [...all.filter(isPlayable), ...all.filter((game) => !isPlayable(game))]
}

/** The games the server can play, with words for those that have no title here. */
export async function loadGames(): Promise<readonly Game[]> {
  await catalogue.load()
  const untitled = catalogue.all.filter((game) => !entryOf(game.name))
  await Promise.all(untitled.map((game) => language.need(`game:${game.name}`)))
  return catalogue.all
}
