/** The Fluent files of the Python package, each loaded when something of it is needed. */
import { api } from '../api'

export const LANGUAGES = ['en', 'ru', 'uk'] as const
export type Lang = (typeof LANGUAGES)[number]
export const SPARE: Lang = 'en' // spoken where a message is missing

/** What `read` fetches: the words of the shell, of a game, or the texts of a game's rules. */
export type Part = 'shell' | `game:${string}` | `rules:${string}`

type Files = Record<string, () => Promise<string>>

// locale/<lang>/*.ftl for all, locale/<lang>/<game>/*.ftl for one game. The words of the terminal stay there.
const files = import.meta.glob(
  [
    '../../../../src/posse/locale/*/*.ftl',
    '../../../../src/posse/locale/*/*/*.ftl',
    '!../../../../src/posse/locale/*/cli.ftl',
    '!../../../../src/posse/locale/*/*/terminal.ftl',
    '!../../../../src/posse/locale/*/*/poster.ftl',
  ],
  { query: '?raw', import: 'default' },
) as Files

// A few lines a game, for the first screen: here at once, in every language.
const posters = import.meta.glob('../../../../src/posse/locale/*/*/poster.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>

/** Whether a file, named as in a language's folder ("core.ftl", "dice-town/names.ftl"), is of this part. */
function belongs(part: Part, file: string): boolean {
  const folder = file.includes('/') ? file.slice(0, file.indexOf('/')) : ''
  if (part === 'shell') return folder === ''
  const [kind, game] = part.split(':')
  return folder === game && file.endsWith('/rules.ftl') === (kind === 'rules')
}

/** The texts of all files of a part, in one language. */
export async function read(lang: Lang, part: Part): Promise<string[]> {
  const home = `/locale/${lang}/`
  const inside = (path: string) => path.slice(path.indexOf(home) + home.length)
  const own = Object.entries(files).filter(([path]) => path.includes(home) && belongs(part, inside(path)))
  const texts = await Promise.all(own.map(([, load]) => load()))
  if (part !== 'shell') return texts.length ? texts : fromServer(lang, part)
  const walls = Object.entries(posters).filter(([path]) => path.includes(home))
  return [...texts, ...walls.map(([, text]) => text)]
}

/** A game that came to the server after this client was built has its words there. */
async function fromServer(lang: Lang, part: Part): Promise<string[]> {
  const [kind, game = ''] = part.split(':')
  const words = await api.words(game, lang)
  return [kind === 'rules' ? words.rules : words.sentences]
}
