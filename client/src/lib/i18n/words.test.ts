import { expect, test } from 'vitest'
import type { Arg, Card } from '../../protocol'
import { LANGUAGES, read, type Lang } from './files'
import { negotiate } from './index.svelte'
import cards from '../../games/dice-town/fixtures/cards.json'
import known from './sentences.json'
import { Book, Words, type Speaker } from './words'

async function wordsOf(lang: Lang): Promise<Words> {
  const book = new Book(lang)
  for (const part of ['shell', 'game:dice-town'] as const) {
    for (const text of await read(lang, part)) book.add(text)
  }
  return new Words([book])
}

// As GET /api/games tells them.
const speaker: Speaker = { game: known.game, names: known.names, cards: cards as Card[] }

test.each(LANGUAGES)('the browser says what Python says, in %s', async (lang) => {
  const words = await wordsOf(lang)
  for (const sentence of known.sentences) {
    expect(words.say(speaker, { key: sentence.key, args: sentence.args as Arg[] })).toBe(sentence[lang])
  }
})

test('an option can say more', async () => {
  const words = await wordsOf('en')
  const play = { key: 'dice-town-option-play', args: [{ name: 'card', what: 'card' as const, value: 9 }] }
  expect(words.explain(speaker, play)).toBe('The store card a rival has just played is cancelled.')
  expect(words.explain(speaker, { key: 'dice-town-option-pass', args: [] })).toBe('')
})

test('a sentence comes in pieces, so that seats and dice can be drawn', async () => {
  const words = await wordsOf('en')
  const pieces = words.tell(speaker, {
    key: 'dice-town-event-kept',
    args: [
      { name: 'seat', what: 'seat', value: 1 },
      { name: 'count', what: 'number', value: 2 },
      { name: 'dice', what: 'dice', value: [0, 3] },
      { name: 'faces', what: 'terms', value: ['face-J', 'face-A'] },
    ],
  })
  expect(pieces).toEqual([
    { text: 'Taras', what: 'seat', value: 1 },
    { text: ' keeps 2 dice: ' },
    { text: 'J', what: 'term', value: 'face-J' },
    { text: ', ' },
    { text: 'A', what: 'term', value: 'face-A' },
    { text: '.' },
  ])
})

test('a card is one piece, whatever its name is made of', async () => {
  const book = new Book('en')
  book.add(
    'g-card-bang = Bang!\n    .sign = { $rank }{ $suit_sign }\ng-rank-k = K\ng-suit-hearts = Hearts\n    .sign = ♥',
  )
  book.add('g-played = { $card } { $card_sign }')
  const args: Arg[] = [
    { name: 'rank', what: 'term', value: 'rank-k' },
    { name: 'suit', what: 'term', value: 'suit-hearts' },
  ]
  const deck = { game: 'g', names: [], cards: [{ name: 'bang-kh', term: 'card-bang', args } as Card] }
  const pieces = new Words([book]).tell(deck, {
    key: 'g-played',
    args: [{ name: 'card', what: 'card', value: 0 }],
  })
  expect(pieces).toEqual([
    { text: 'Bang!', what: 'card', value: 0 },
    { text: ' ' },
    { text: 'K♥', what: 'card', value: 0 },
  ])
})

test('a key nobody knows is said as it is', async () => {
  const words = await wordsOf('en')
  expect(words.say(null, { key: 'error-of-tomorrow', args: [] })).toBe('error-of-tomorrow')
})

test('standing answers are found by their prefix, in the order of the file', async () => {
  const words = await wordsOf('uk')
  const keys = words.keys('dice-town-standing-')
  expect(keys[0]).toBe('dice-town-standing-wanted')
  expect(keys.length).toBeGreaterThan(5)
})

test('the first language that Posse speaks', () => {
  expect(negotiate(['de-DE', 'uk-UA', 'en'])).toBe('uk')
  expect(negotiate(['ru_RU.UTF-8'])).toBe('ru')
  expect(negotiate(['de', 'fr'])).toBe('en')
})
