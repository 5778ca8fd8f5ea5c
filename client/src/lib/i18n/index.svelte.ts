/** The language of the page: switched in place, remembered, its files loaded when they are needed. */
import { SvelteSet } from 'svelte/reactivity'
import { LANGUAGES, SPARE, read, type Lang, type Part } from './files'
import { Book, Words, type Values } from './words'

export { LANGUAGES, type Lang, type Part } from './files'
export type { Speaker } from './words'

const KEY = 'posse.lang'

function isLang(tag: string | null | undefined): tag is Lang {
  return LANGUAGES.includes(tag as Lang)
}

/** The first of these languages that Posse speaks, else English: ["uk-UA", "en"] gives "uk". */
export function negotiate(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const lang = tag.toLowerCase().split(/[-_]/)[0]
    if (isLang(lang)) return lang
  }
  return SPARE
}

function remembered(): Lang | null {
  try {
    const kept = localStorage.getItem(KEY)
    return isLang(kept) ? kept : null
  } catch {
    return null // storage may be blocked
  }
}

class Language {
  /** What is spoken now. */
  lang = $state<Lang>(SPARE)
  /** Goes up with every file that arrives, so that texts shown without it are rendered again. */
  private version = $state(0)
  /** The parts that are there in the present language. */
  private readonly loaded = new SvelteSet<string>()
  private readonly wanted = new Set<Part>(['shell'])
  private readonly books = new Map<Lang, Book>()
  private readonly fetching = new Map<string, Promise<void>>()

  words = $derived.by(() => {
    void this.version
    const own = this.book(this.lang)
    return new Words(this.lang === SPARE ? [own] : [own, this.book(SPARE)])
  })

  /** Before the first screen: the language of last time, or of the browser. */
  async start(): Promise<void> {
    await this.speak(remembered() ?? negotiate(navigator.languages))
  }

  /** Another language, in place: everything that is loaded now is loaded in it first. */
  async speak(lang: Lang, remember = false): Promise<void> {
    await Promise.all([...this.wanted].map((part) => this.fetch(lang, part)))
    this.lang = lang
    document.documentElement.lang = lang
    if (!remember) return
    try {
      localStorage.setItem(KEY, lang)
    } catch {
      // not remembered
    }
  }

  /** Makes sure that these words are there. */
  async need(...parts: Part[]): Promise<void> {
    for (const part of parts) this.wanted.add(part)
    await Promise.all(parts.map((part) => this.fetch(this.lang, part)))
  }

  has(part: Part): boolean {
    return this.loaded.has(`${this.lang} ${part}`)
  }

  private book(lang: Lang): Book {
    let book = this.books.get(lang)
    if (!book) {
      book = new Book(lang)
      this.books.set(lang, book)
    }
    return book
  }

  private fetch(lang: Lang, part: Part): Promise<void> {
    const name = `${lang} ${part}`
    let under = this.fetching.get(name)
    if (!under) {
      under = read(lang, part).then(
        (texts) => {
          for (const text of texts) this.book(lang).add(text)
          this.loaded.add(name)
          this.version += 1
        },
        (error: unknown) => {
          this.fetching.delete(name) // to be tried again
          throw error
        },
      )
      this.fetching.set(name, under)
    }
    return under
  }
}

export const language = new Language()

/** A message in the language of the page; in a component it follows the language. */
export function t(key: string, values?: Values): string {
  return language.words.t(key, values)
}
