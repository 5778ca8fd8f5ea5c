/** The rules of a game: their order and headings, and how they are searched (src/posse/catalogue.py in Python). */
import { language, type Lang } from './i18n/index.svelte'
import { read } from './i18n/files'

export interface Section {
  /** The key of its heading. */
  key: string
  number: string // "5.1"
  depth: number // 1 is a chapter, 2 a part
  rules: string[]
}

export interface RuleBook {
  game: string
  title: string // a key
  sections: Section[]
}

const MESSAGE = /^([a-z][\w-]*) *=/gm

/** The order of the messages is the order of the rules. */
export function structure(game: string, text: string): RuleBook {
  const title = `rules-${game}-title`
  const heading = `rules-${game}-section-`
  const sections: Section[] = []
  for (const [, id = ''] of text.matchAll(MESSAGE)) {
    if (id === title) continue
    if (id.startsWith(heading)) {
      const number = id.slice(heading.length).replaceAll('-', '.')
      sections.push({ key: id, number, depth: number.split('.').length, rules: [] })
    } else {
      sections.at(-1)?.rules.push(id)
    }
  }
  return { game, title, sections }
}

const books = new Map<string, Promise<RuleBook>>()

/** Loads the texts in the language of the page, and says how they are ordered. */
export async function ruleBook(game: string): Promise<RuleBook> {
  await language.need(`rules:${game}`)
  let book = books.get(game)
  if (!book) {
    book = read(language.lang, `rules:${game}`).then((texts) => structure(game, texts.join('\n')))
    books.set(game, book)
    book.catch(() => books.delete(game))
  }
  return book
}

/** The heading a rule stands under, and the rules beside it. */
export function around(
  book: RuleBook,
  rule: string,
): { section: Section | null; before: string; after: string } {
  const all = book.sections.flatMap((section) => section.rules)
  const at = all.indexOf(rule)
  return {
    section: book.sections.find((section) => section.rules.includes(rule)) ?? null,
    before: at > 0 ? (all[at - 1] ?? '') : '',
    after: at >= 0 ? (all[at + 1] ?? '') : '',
  }
}

/**
 * The rules in whose id or text every one of these words occurs. A word counts wherever it begins another;
 * longer Russian and Ukrainian words count without their last letters, which only say the case.
 */
export function search(
  rules: readonly string[],
  text: (rule: string) => string,
  wanted: string,
  lang: Lang,
): string[] {
  const stems = plain(wanted).map((word) => stem(word, lang))
  if (!stems.length) return []
  return rules.filter((rule) => {
    const known = [...plain(rule), ...plain(text(rule))]
    return stems.every((part) => known.some((word) => word.startsWith(part)))
  })
}

function plain(written: string): string[] {
  const folded = written.normalize('NFKC').toLowerCase().replaceAll('ё', 'е').replace(/[’ʼ`]/g, "'")
  return folded.match(/[\p{L}\p{N}_$']+/gu) ?? []
}

function stem(word: string, lang: Lang): string {
  // eslint-disable-next-line no-control-regex -- "is it ASCII?" has no other spelling
  if (lang === 'en' || word.length < 5 || /^[\x00-\x7f]*$/.test(word)) return word
  return word.length > 6 ? word.slice(0, -3) : word.slice(0, 4)
}
