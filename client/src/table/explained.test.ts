/** Every thing that a board shows has a card, in every language, with a rule that there is. */
import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { language, LANGUAGES } from '../lib/i18n/index.svelte'
import { read } from '../lib/i18n/files'
import { structure } from '../lib/rules'
import type { AnyView, GameUi, Sayable } from './board'
import { given, recorded, type Moment } from './board.fake'
import { explained, parts, type Explained, type Looking } from './explained'
import { Speech } from './speech'

const boards = import.meta.glob<GameUi>('../games/*/index.ts', { import: 'default' })
const fixtures = import.meta.glob('../games/*/fixtures/*.json', { eager: true, import: 'default' })
const games = Object.keys(boards).map((path) => path.split('/').at(-2) ?? '')
const WIDE = 1280
const PHONE = 390
/** What stands in a sentence where a word is missing, or was not told. */
const HOLE = /\{|\}|undefined|NaN|^[a-z]+(-[a-z\d.]+)+$|-now-|-count-/

afterEach(() => vi.unstubAllGlobals())

describe.each(games)('%s', (game) => {
  const own = Object.entries(fixtures).filter(([file]) => file.includes(`/${game}/`))
  const { cards, moments } = recorded<AnyView>(Object.fromEntries(own))
  let rules: Set<string>
  let Board: GameUi['Board']

  beforeAll(async () => {
    await language.need('shell', `game:${game}`)
    for (const lang of LANGUAGES) await language.speak(lang)
    const texts = await read('en', `rules:${game}`)
    rules = new Set(structure(game, texts.join('\n')).sections.flatMap((section) => section.rules))
    Board = (await boards[`../games/${game}/index.ts`]!()).Board
  }, 60_000) // the first board of many drawings takes its time on a busy machine

  /** The things of a moment at this width, and what explains them. */
  function shown(moment: Moment<AnyView>, width: number) {
    vi.stubGlobal('innerWidth', width)
    const speech = new Speech(() => ({ game, names: moment.names, cards }))
    let explain: (thing: string) => Explained | null = () => null
    const glass = {
      explain: (how: typeof explain) => {
        explain = how
        return () => undefined
      },
      watch: () => undefined,
      refuse: () => undefined,
    }
    const { say, tell, t } = speech
    const { container } = render(Board, { props: given(moment, cards, { glass, say, tell, t }) })
    const things = [...container.querySelectorAll('[data-about]')].map(
      (each) => each.getAttribute('data-about') ?? '',
    )
    cleanup() // words of another language need no board
    return { things: new Set(things), explain }
  }

  const numbered = moments.map(([name, moment], number) => ({ name, moment, number }))
  test.each(numbered)('$name: everything on the board has a card', async ({ moment, number }) => {
    const wrong: string[] = []
    // A phone shows the same things but for a few.
    for (const width of number % 8 ? [WIDE] : [WIDE, PHONE]) {
      const { things, explain } = shown(moment, width)
      expect(things.size).toBeGreaterThan(5)
      for (const lang of LANGUAGES) {
        await language.speak(lang)
        for (const thing of things)
          wrong.push(...faults(thing, explain(thing), explain).map((it) => `${lang} ${it}`))
      }
    }
    expect(wrong).toEqual([])
  })

  function faults(
    thing: string,
    card: Explained | null,
    explain: (thing: string) => Explained | null,
  ): string[] {
    if (!card) return [`${thing} has no card`]
    const said = [card.title, card.text, ...card.now.map((line) => line.map(({ text }) => text).join(''))]
    const found = said.filter((text) => HOLE.test(text)).map((text) => `${thing} says: ${text}`)
    if (!card.text && !card.now.length) found.push(`${thing} says nothing`)
    if (!rules.has(card.rule)) found.push(`${thing}: there is no rule "${card.rule}"`)
    for (const other of card.see)
      if (!explain(other)) found.push(`${thing} leads to ${other}, which has no card`)
    return found
  }
})

describe('a thing', () => {
  const at: Looking = {
    view: { seat: 0, seats: 2, waiting: [], over: false } as unknown as AnyView,
    past: [],
    cards: [{ name: 'colt', term: 'card-gun', args: [] }],
    seats: [],
    me: 0,
  }
  const messages = ['toy-place-bank', 'toy-place-bank.text', 'toy-card-gun', 'toy-vault']
  const speaking = {
    has: (key: string) => messages.includes(key),
    say: ({ key }: Sayable) => key,
    tell: ({ key }: Sayable) => [{ text: key }],
  }
  const card = (thing: string, more = {}) => explained(thing, 'toy', { rules: {}, ...more }, at, speaking)

  test('is called by its kind, its name, and whose it is', () => {
    expect(parts('count:dollars:b')).toEqual({
      thing: 'count:dollars:b',
      kind: 'count',
      name: 'dollars',
      whose: 'b',
    })
  })

  test('has the message of its name, no matter whose it is', () => {
    expect(card('place:bank')).toMatchObject({ title: 'toy-place-bank', text: 'toy-place-bank.text' })
    expect(card('place:bank:b')?.title).toBe('toy-place-bank')
  })

  test('that is a card has the words of the card', () => {
    expect(card('card:colt')?.title).toBe('toy-card-gun')
  })

  test('has the rule of its message, else that of its kind', () => {
    const rules = { place: 'toy-places', 'place-bank': 'toy-money' }
    expect(card('place:bank', { rules })?.rule).toBe('toy-money')
    expect(card('place:bank', { rules: { place: 'toy-places' } })?.rule).toBe('toy-places')
  })

  test('says how it stands, and what to look at next, as the game notes it', () => {
    const note = () => ({ term: 'vault', now: [{ key: 'toy-now', args: [] }], see: ['place:bank'] })
    expect(card('place:bank', { note })).toMatchObject({
      title: 'toy-vault',
      text: '',
      now: [[{ text: 'toy-now' }]],
      see: ['place:bank'],
    })
  })

  test('that nobody has a word for has no card', () => {
    expect(card('place:nowhere')).toBeNull()
  })
})
