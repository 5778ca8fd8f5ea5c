import { beforeAll, expect, test } from 'vitest'
import { language } from '../lib/i18n/index.svelte'
import type { Decision, Event } from '../protocol'
import { partOf, promptLine, smallAnswers, type Situation } from './prompting'
import { Speech } from './speech'

const names = ['Anna', 'Taras', 'Rider']
const speech = new Speech(() => ({ game: 'dice-town', names, cards: [] }))
const calm: Situation = {
  connected: true,
  playing: null,
  paused: false,
  result: null,
  ending: null,
  me: 2,
  away: false,
  decision: null,
  turn: true,
  sending: false,
  others: [],
  part: '',
  names,
  ticking: false,
}
const decision: Decision = {
  id: 'd1',
  asks: 'wanted',
  rule: 'dice-wanted-window',
  about: [],
  prompt: { key: 'dice-town-ask-commit-keep', args: [], touches: [] },
  options: [
    { name: 'pass', label: { key: 'dice-town-option-pass', args: [], touches: [] } },
    { name: 'play', label: { key: 'dice-town-option-play', args: [], touches: ['card:wanted'] } },
  ],
  standing: 'pass',
  hidden: true,
}
const event: Event = {
  number: 1,
  kind: 'paid',
  rule: 'dice-roll-pay',
  key: 'dice-town-event-paid',
  args: [
    { name: 'seat', what: 'seat', value: 0 },
    { name: 'dollars', what: 'number', value: 2 },
  ],
}
const playing = { event, moment: null, again: false }

beforeAll(async () => {
  await language.speak('en')
  await language.need('game:dice-town')
})

function said(change: Partial<Situation>): string {
  const line = promptLine({ ...calm, ...change }, speech)
  return `${line.mood}: ${line.tab} | ${line.ask.map((piece) => piece.text).join('')}`
}

test('it always says something, and the most urgent first', () => {
  const everything: Partial<Situation> = {
    playing,
    result: { scores: [], ranks: [], winners: [2], lines: [] },
    away: true,
    decision,
  }
  expect(said({ ...everything, connected: false })).toMatch(/^lost: Connection lost/)
  expect(said(everything)).toBe('playing: Just now | Anna pays $2 into the stagecoach.')
  expect(said({ ...everything, playing: null })).toBe('over: The end | You win the game!')
  expect(said({ away: true, decision })).toMatch(/^others: Away/)
  expect(said({ decision })).toBe('you: Your turn | Which dice do you keep?')
  expect(said({ decision, turn: false })).toBe('you: Your answer | Which dice do you keep?')
})

test('where a ticker tells what happens, the prompt does not say it twice', () => {
  expect(said({ playing, ticking: true })).toBe('playing: Just now | Watch what happens…')
})

test('it says that the show is paused, or that something is shown again', () => {
  expect(said({ playing, paused: true })).toMatch(/^playing: Paused | Anna pays/)
  const again = { ...playing, again: true }
  expect(said({ playing: again })).toMatch(/^playing: Once more | Anna pays/)
  expect(said({ playing: again, ticking: true })).toBe('playing: Once more | Watch it once more…')
})

test('who is waited for: one by name, several together', () => {
  const wait = (seat: number) => ({ seat, asks: 'commit-keep', about: [] })
  expect(said({ others: [wait(1)] })).toBe('others: Taras | Taras is choosing dice')
  expect(said({ others: [wait(0), wait(1)] })).toBe('others: Waiting | Anna and Taras are choosing dice')
})

test('a seat that is not asked is told why', () => {
  const wait = (seat: number) => ({ seat, asks: 'wanted', about: [] })
  expect(partOf([wait(1), wait(2)], 2, [], null)).toBe('passed')
  expect(partOf([wait(1), wait(2)], 2, ['wanted'], null)).toBe('standing')
  expect(partOf([wait(1)], 2, [], '7')).toBe('sealed')
  expect(partOf([], 2, [], null)).toBe('answered')
  expect(partOf([wait(1)], 2, [], null)).toBe('')
  expect(partOf([wait(1)], -1, [], null)).toBe('')
  expect(partOf([], -1, [], null)).toBe('')
  expect(said({ part: 'passed' })).toBe(
    'others: Waiting | You have nothing to choose here. It goes on in a moment.',
  )
  expect(said({ part: 'answered' })).toMatch(/Your answer is in/)
  const others = [{ seat: 1, asks: 'commit-keep', about: [] }]
  expect(said({ others, part: 'sealed' })).toBe('others: Taras | Taras is choosing dice')
  expect(promptLine({ ...calm, others, part: 'sealed' }, speech).note).toBe('Your answer is sealed.')
})

test('others win, alone or together', () => {
  const result = { scores: [], ranks: [], winners: [0], lines: [] }
  expect(said({ result })).toBe('over: The end | Anna wins the game.')
  expect(said({ result: { ...result, winners: [0, 2] } })).toBe(
    'over: The end | Anna and Rider win the game together.',
  )
})

test('an answer on its way is said to be', () => {
  expect(said({ sending: true })).toBe('you: Your turn | Sending your answer…')
  expect(promptLine({ ...calm, decision, sending: true }, speech).note).toBe('Sending your answer…')
})

test('a question says what a newcomer has to know beside it', () => {
  const asked = { ...decision, prompt: { key: 'dice-town-ask-ruling', args: [], touches: [] } }
  expect(promptLine({ ...calm, decision: asked }, speech).hint).toMatch(/^You get every offer/)
  const plain = { ...decision, prompt: { key: 'dice-town-ask-cheat', args: [], touches: [] } }
  expect(promptLine({ ...calm, decision: plain }, speech).hint).toBe('')
})

test('small answers are those that the board has no thing for', () => {
  expect(smallAnswers(decision, null).map((option) => option.name)).toEqual(['pass'])
  expect(smallAnswers(null, null)).toEqual([])
  const many = {
    ...decision,
    options: Array.from({ length: 9 }, (_, i) => ({ name: `${i}`, label: decision.prompt })),
  }
  expect(smallAnswers(many, null)).toEqual([])
})
