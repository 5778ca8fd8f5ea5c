/**
 * Puts what the server says into words, as src/posse/words.py does in Python: the same Fluent files, the same
 * forms of arguments.
 *
 * | argument | variables |
 * |---|---|
 * | a seat | `$seat`: the player's name |
 * | a seat or a term that may be none | `$victim`, and `$victim_n`: 0 or 1 |
 * | seats, terms, cards, dice | `$cards`: "A, B and 2 × C"; `$cards_row`: "A, B, 2 × C"; `$cards_n`: how many |
 * | a term or a card | `$card`, and `$card_acc`, `$place_at`…: that attribute of the term's message |
 * | cards | `$card_points`, `$cards_points`: what they are worth |
 * | a number | `$n`, as a number; `$n_nuggets`: "2 nuggets", the message `<game>-counted-nuggets` |
 * | numbers | `$values`: "250 and 300"; `$values_dollars`: each of them counted, "$250 and $300" |
 *
 * `$goods` lists those numbers above zero that are counted under their own name.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Arg, Card } from '../../protocol'
import type { Piece, Sayable } from '../../table/board'
import type { Lang } from './files'

type Value = Arg['value']
export type Values = Record<string, string | number>

/** What sentences of a table need beside the messages. */
export interface Speaker {
  game: string
  names: readonly string[]
  cards: readonly Card[]
}

/** Messages of one language; files are added as they are needed. */
export class Book {
  readonly bundle: FluentBundle
  /** Every key, in the order of the files. */
  readonly keys: string[] = []

  constructor(readonly lang: Lang) {
    this.bundle = new FluentBundle(lang, { useIsolating: false })
  }

  add(text: string): void {
    this.bundle.addResource(new FluentResource(text))
    for (const [, key = ''] of text.matchAll(/^([a-z][\w-]*) *=/gm)) this.keys.push(key)
  }

  pattern(key: string) {
    const dot = key.indexOf('.')
    const message = this.bundle.getMessage(dot < 0 ? key : key.slice(0, dot))
    if (!message) return null
    return dot < 0 ? message.value : (message.attributes[key.slice(dot + 1)] ?? null)
  }
}

// Marks around drawn pieces inside a formatted sentence; private-use characters nobody types.
const OPEN = '\uE000'
const MIDDLE = '\uE001'
const CLOSE = '\uE002'
const PIECES = new RegExp(`${OPEN}([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, 'g')
const MARKS = new RegExp(`${OPEN}[^${MIDDLE}]*${MIDDLE}|${CLOSE}`, 'g')

export class Words {
  constructor(
    private readonly books: readonly Book[], // the reader's language first, then English
  ) {}

  has(key: string): boolean {
    return this.books.some((book) => book.pattern(key) !== null)
  }

  /** The keys that begin like this, in the order of the files. */
  keys(prefix: string): string[] {
    return this.books[0]?.keys.filter((key) => key.startsWith(prefix)) ?? []
  }

  /** The message of this key; "key.text" is one of its attributes. */
  t(key: string, values: Values = {}): string {
    return this.format(key, values)
  }

  say(speaker: Speaker | null, said: Sayable): string {
    return this.speak(speaker, said.key, said.args).replace(MARKS, '')
  }

  /** More about an option: what its card does. Empty where its label says it all. */
  explain(speaker: Speaker | null, said: Sayable): string {
    const key = said.key + '.text'
    return this.has(key) ? this.speak(speaker, key, said.args).replace(MARKS, '') : ''
  }

  /** A sentence in pieces, so that seats and dice within it can be drawn. */
  tell(speaker: Speaker | null, said: Sayable): Piece[] {
    const whole = this.speak(speaker, said.key, said.args)
    const pieces: Piece[] = []
    let at = 0
    for (const found of whole.matchAll(PIECES)) {
      if (found.index > at) pieces.push({ text: whole.slice(at, found.index) })
      const [what = '', value = ''] = (found[1] ?? '').split('=')
      pieces.push({
        text: found[2] ?? '',
        what: what as Piece['what'],
        value: what === 'term' ? value : Number(value),
      })
      at = found.index + found[0].length
    }
    if (at < whole.length) pieces.push({ text: whole.slice(at) })
    return pieces
  }

  /** What everybody may know of an open question: "Ann and Bob are choosing dice". */
  waiting(speaker: Speaker, asks: string, seats: readonly number[], about: readonly Arg[] = []): Piece[] {
    const key = `${speaker.game}-waiting-${asks}`
    return this.tell(speaker, { key, args: [{ name: 'seats', what: 'seats', value: [...seats] }, ...about] })
  }

  /** A card's name, or another of its texts: `text` says what it does, `when` when to play it. */
  card(speaker: Speaker, card: number, form = ''): string {
    return this.cardWord(speaker, card, form)
  }

  /** A word of the game: `term(speaker, "place-bank", "at")`. */
  term(speaker: Speaker, term: string, form = ''): string {
    return this.termWord(speaker, term, form)
  }

  /** A list as people say it: "A, B and C". */
  both(things: readonly string[]): string {
    if (things.length < 2) return things.join('')
    return this.format('list-last', { first: things.slice(0, -1).join(', '), last: things.at(-1) ?? '' })
  }

  // From arguments to variables

  private speak(speaker: Speaker | null, key: string, args: readonly Arg[]): string {
    const given = new Map(args.map((arg) => [arg.name, arg]))
    const find = (variable: string): FluentVariable | undefined => {
      let name = variable
      let form = ''
      if (!given.has(name) && name.includes('_')) {
        const cut = name.lastIndexOf('_')
        form = name.slice(cut + 1)
        name = name.slice(0, cut)
      }
      const arg = given.get(name)
      if (arg) return this.word(speaker, arg.what, arg.value, form)
      if (name === 'goods' && speaker) return this.both(this.goods(speaker, args))
      return undefined
    }
    return this.format(key, lazily(find))
  }

  /** A value in the form asked for; what is hidden from the reader is empty. */
  private word(speaker: Speaker | null, what: string, value: Value, form: string): string | number {
    if (value === null) return ''
    switch (what) {
      case 'number':
        return form && speaker ? this.counted(speaker, form, Number(value)) : Number(value)
      case 'seat':
        return this.seat(speaker, Number(value))
      case 'maybe-seat':
        if (form === 'n') return Number(value) < 0 ? 0 : 1
        return Number(value) < 0 ? '' : this.seat(speaker, Number(value))
      case 'maybe-term':
        if (form === 'n') return value ? 1 : 0
        return value ? this.word(speaker, 'term', value, form) : ''
      case 'seats':
      case 'terms':
      case 'cards':
      case 'dice':
      case 'numbers':
        return this.list(speaker, what, Array.isArray(value) ? value : [], form)
      case 'card':
        if (!speaker) return String(value)
        return marked('card', value, this.cardWord(speaker, Number(value), form))
      case 'term':
        if (!speaker) return String(value)
        return marked('term', value, this.termWord(speaker, String(value), form))
      default:
        return String(value)
    }
  }

  private list(
    speaker: Speaker | null,
    what: string,
    value: readonly (number | string)[],
    form: string,
  ): string | number {
    if (form === 'n') return value.length
    const one = { seats: 'seat', terms: 'term', cards: 'card', numbers: 'number' }[what] ?? 'text'
    const shape = form === 'row' ? '' : form
    let words = value.map((each) => String(this.word(speaker, one, each, shape)))
    if (what === 'cards' && !namesArgument(speaker, value, form)) words = heaped(words)
    return form === 'row' || what === 'dice' ? words.join(', ') : this.both(words)
  }

  private goods(speaker: Speaker, args: readonly Arg[]): string[] {
    return args
      .filter((arg) => arg.what === 'number' && arg.value && this.has(`${speaker.game}-counted-${arg.name}`))
      .map((arg) => this.counted(speaker, arg.name, Number(arg.value)))
  }

  /** This many of something, as the object of a verb: "2 nuggets". `$owed` is what is below zero. */
  counted(speaker: Speaker, what: string, n: number): string {
    return this.format(`${speaker.game}-counted-${what}`, { n, owed: Math.max(0, -n) })
  }

  private seat(speaker: Speaker | null, seat: number): string {
    const name = speaker?.names[seat] || String.fromCharCode(65 + seat)
    return marked('seat', seat, name)
  }

  private cardWord(speaker: Speaker, number: number, form: string): string {
    const card = speaker.cards[number]
    if (!card) return String(number)
    const own = card.args.find((arg) => arg.name === form)
    if (own) return String(this.word(speaker, own.what, own.value, ''))
    return this.termWord(speaker, card.term, form, card.args)
  }

  private termWord(speaker: Speaker, term: string, form: string, args: readonly Arg[] = []): string {
    const key = `${speaker.game}-${term}`
    const whole = form ? `${key}.${form}` : key
    // The plain name rather than a hole in the sentence.
    return this.speak(speaker, this.has(whole) ? whole : key, args)
  }

  // From messages to text

  private format(key: string, values: Record<string, FluentVariable>): string {
    for (const book of this.books) {
      const pattern = book.pattern(key)
      if (pattern) return book.bundle.formatPattern(pattern, values, [])
    }
    return key
  }
}

/** Variables made only when a message asks for them: which forms it needs is known to the message alone. */
function lazily(find: (name: string) => FluentVariable | undefined): Record<string, FluentVariable> {
  const look = (name: string | symbol) => (typeof name === 'string' ? find(name) : undefined)
  return new Proxy<Record<string, FluentVariable>>(
    {},
    {
      get: (_, name) => look(name),
      getOwnPropertyDescriptor: (_, name) => {
        const value = look(name)
        return value === undefined ? undefined : { value, configurable: true, enumerable: true }
      },
    },
  )
}

/** One piece of a sentence: what it is made of (the suit of a card) is no piece of its own. */
function marked(what: string, value: Value, text: string): string {
  return `${OPEN}${what}=${String(value)}${MIDDLE}${text.replace(MARKS, '')}${CLOSE}`
}

/** Whether a form of cards is something each of them says of itself: "3 and 3" are not two of a kind. */
function namesArgument(speaker: Speaker | null, cards: readonly (number | string)[], form: string): boolean {
  return cards.some((card) => speaker?.cards[Number(card)]?.args.some((arg) => arg.name === form))
}

/** Equal ones together: "2 × Property (3 VP)". */
function heaped(words: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].map(([word, count]) => (count === 1 ? word : `${count} × ${word}`))
}
