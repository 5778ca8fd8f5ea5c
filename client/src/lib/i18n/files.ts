/** The Fluent files of the Python package, each loaded when something of it is needed. */

export const LANGUAGES = ['en', 'ru', 'uk'] as const
export type Lang = (typeof LANGUAGES)[number]
export const SPARE: Lang = 'en' // spoken where a message is missing

/** What `load` fetches: the words of the shell, of a game, or the texts of a game's rules. */
export type Part = 'shell' | `game:${string}` | `rules:${string}`

type Files = Record<string, () => Promise<string>>

// The command line has words of its own, which nobody reads here.
const sentences = import.meta.glob(
  ['../../../../src/posse/locale/*/*.ftl', '!../../../../src/posse/locale/*/cli.ftl'],
  { query: '?raw', import: 'default' },
) as Files
const rules = import.meta.glob('../../../../src/posse/locale/*/rules/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Files

const SHELL = ['core', 'client', 'bots', 'server']

function stem(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.ftl'.length)
}

function belongs(part: Part, name: string): boolean {
  if (part === 'shell') return SHELL.includes(name)
  const game = part.slice(part.indexOf(':') + 1)
  // "dice-town.ftl", "dice-town-names.ftl" and whatever else a game's board needs
  return name === game || name.startsWith(game + '-')
}

/** The texts of all files of a part, in one language. */
export async function read(lang: Lang, part: Part): Promise<string[]> {
  const files = part.startsWith('rules:') ? rules : sentences
  const wanted = Object.entries(files).filter(
    ([path]) => path.includes(`/locale/${lang}/`) && belongs(part, stem(path)),
  )
  return Promise.all(wanted.map(([, load]) => load()))
}
