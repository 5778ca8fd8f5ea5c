import { expect, test } from 'vitest'
import { around, search, structure } from './rules'

const text = `### made by a tool
rules-g-title = The rules

rules-g-section-1 = 1. Overview
g-goal = Most points win.
rules-g-section-5-1 = 5.1 A throw
g-throw = Everyone rolls
    all loose dice.
g-bribe = The sheriff may be offered a bribe.
`
const book = structure('g', text)

test('headings and rules stand in their order', () => {
  expect(book.sections.map((section) => [section.number, section.depth, section.rules])).toEqual([
    ['1', 1, ['g-goal']],
    ['5.1', 2, ['g-throw', 'g-bribe']],
  ])
})

test('a rule knows its neighbours', () => {
  expect(around(book, 'g-throw')).toMatchObject({ before: 'g-goal', after: 'g-bribe' })
  expect(around(book, 'g-goal').before).toBe('')
  expect(around(book, 'g-none').section).toBeNull()
})

const texts: Record<string, string> = {
  'g-throw': 'Игрок бросает всё больше кубиков.',
  'g-bribe': 'Шерифу предлагают взятку; bribery is allowed.',
}
const find = (wanted: string, lang: 'en' | 'ru') =>
  search(['g-throw', 'g-bribe'], (rule) => texts[rule] ?? '', wanted, lang)

test('every word has to occur, wherever it begins another', () => {
  expect(find('bribe', 'en')).toEqual(['g-bribe'])
  expect(find('bribe throw', 'en')).toEqual([])
  expect(find('  ', 'en')).toEqual([])
})

test('Russian words count without their endings, ё is е', () => {
  expect(find('кубики', 'ru')).toEqual(['g-throw'])
  expect(find('все', 'ru')).toEqual(['g-throw'])
  expect(find('взятка', 'ru')).toEqual(['g-bribe'])
})
