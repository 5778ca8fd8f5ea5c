import { beforeEach, expect, test } from 'vitest'
import { shareHash } from '../lib/fairness'
import { FakeNet } from '../lib/socket.fake'
import type {
  AnyView,
  Decision,
  Event,
  Fault,
  Hello,
  LuckState,
  Refusal,
  Table,
  ViewChanged,
} from '../protocol'
import { Session, type SessionHooks } from './session.svelte'

beforeEach(() => localStorage.clear())

/** Everything received has been shown. */
const rest = () => new Promise<void>((done) => setTimeout(done))

const SEAL = 'c0'.repeat(32)
const luck = (changes: Partial<LuckState> = {}): LuckState => ({
  commitment: SEAL,
  shares: ['awaited', 'awaited'],
  hashes: null,
  wanted: null,
  lost: [],
  reveal: null,
  ...changes,
})
const seat = (number: number) => ({
  seat: number,
  kind: 'person' as const,
  name: `P${number}`,
  key: null,
  level: null,
  away: false,
  host: number === 0,
  outside: false,
})
const table: Table = {
  id: 't1',
  game: 'dice-town',
  version: '1',
  status: 'running',
  settings: {},
  seats: [seat(0), seat(1)],
  public: false,
  spectators: true,
  pace: 'quick',
  clock: null,
  patience: 180,
  timeout: 'bot',
  ask_always: false,
  hints: true,
  outside_bots: false,
  you: 0,
  host: true,
  invite: 'i',
  created: 0,
  result: null,
  rematch: null,
  barred: [],
}
const hello = (change: Partial<Hello> = {}): Hello => ({
  type: 'hello',
  protocol: 2,
  server: '0',
  now: Date.now(),
  table,
  luck: luck({ shares: ['own', 'awaited'] }),
  chat: [],
  standing: [],
  always: [],
  ...change,
})
const event = (number: number): Event => ({ number, kind: 'paid', rule: 'r', key: 'k', args: [] })
const decision = (id: string): Decision => ({
  id,
  asks: 'commit-keep',
  rule: 'r',
  about: [],
  prompt: { key: 'p', args: [], touches: [] },
  options: [{ name: 'keep:', label: { key: 'o', args: [], touches: ['die:0'] } }],
  standing: null,
  hidden: false,
})
/** Enough of a view for the shell. */
const view = (round: number) => ({ seat: 0, seats: 2, waiting: [], over: false, round }) as unknown as AnyView
const viewed = (since: number, number: number, change: Partial<ViewChanged> = {}): ViewChanged => ({
  type: 'view',
  full: false,
  since,
  number,
  events: Array.from({ length: number - since }, (_, i) => event(since + i)),
  view: view(number),
  ...change,
})

function atTable(hooks: Partial<SessionHooks> = {}) {
  const net = new FakeNet()
  const session = new Session('t1', 'i', { motion: () => false, ...hooks }, net.outside)
  session.open()
  net.last.opens()
  net.last.says(hello())
  return { net, session }
}

test('the first view is shown at once, with the whole log', async () => {
  const began: number[] = []
  const { net, session } = atTable({ began: (each) => began.push(each.number) })
  net.last.says(viewed(0, 5, { full: true, decision: decision('d1'), clocks: [] }))
  await rest()
  expect(session.log.map((each) => each.number)).toEqual([0, 1, 2, 3, 4])
  expect(session.decision?.id).toBe('d1')
  expect(began).toEqual([]) // nothing is told as news
})

test('a long past comes in pieces, and what is known of it stands in the log once', async () => {
  const { net, session } = atTable()
  const piece = (since: number) => ({
    type: 'history' as const,
    since,
    events: [event(since), event(since + 1)],
  })
  net.last.says(piece(0))
  net.last.says(piece(2))
  net.last.says(viewed(4, 5, { full: true, decision: null, clocks: [] }))
  await rest()
  expect(session.log.map((each) => each.number)).toEqual([0, 1, 2, 3, 4])
  net.last.says(piece(4))
  net.last.says(viewed(6, 7, { full: true, decision: null, clocks: [] }))
  await rest()
  expect(session.log.map((each) => each.number)).toEqual([0, 1, 2, 3, 4, 5, 6])
})

test('what happens from then on is news, and what is left out has not changed', async () => {
  const began: number[] = []
  const { net, session } = atTable({ began: (each) => began.push(each.number) })
  net.last.says(viewed(0, 2, { full: true, decision: decision('d1'), clocks: [] }))
  await rest()
  net.last.says(viewed(2, 4))
  expect(began).toEqual([2, 3])
  expect(session.decision?.id).toBe('d1')
  net.last.says(viewed(4, 5, { decision: null }))
  await rest()
  expect(session.decision).toBeNull()
})

test('the server is told what has been shown, once, unless bots do not wait anyway', async () => {
  const { net, session } = atTable()
  net.last.says(viewed(0, 2, { full: true, decision: null, clocks: [] }))
  await rest()
  expect(net.last.sent).toEqual([]) // nobody has watched how it came to this
  net.last.says(viewed(2, 4))
  net.last.says(viewed(4, 5))
  await rest()
  expect(net.last.sent.at(-1)).toEqual({ type: 'seen', number: 5 })
  const told = net.last.sent.length
  net.last.says(viewed(5, 5))
  net.last.says({ type: 'table', table: { ...table, pace: 'instant' } })
  net.last.says(viewed(5, 7))
  await rest()
  expect(net.last.sent).toHaveLength(told)
  expect(session.log).toHaveLength(7)
})

test('a round can be shown again; nothing of it is told twice', async () => {
  const began: number[] = []
  const { net, session } = atTable({ began: (each) => began.push(each.number), round: () => 'paid' })
  net.last.says(viewed(0, 2, { full: true, decision: decision('d1'), clocks: [] }))
  await rest()
  net.last.says(viewed(2, 3))
  net.last.says(viewed(3, 4))
  await rest()
  const shown = session.view
  const seen: [number, unknown][] = []
  session.stage.perform((each) => void seen.push([each.number, session.view]))
  expect(session.again('last')).toBe(true)
  await rest()
  expect(seen).toEqual([[2, view(2)]])
  expect(session.view).toEqual(shown)
  expect(began).toEqual([2, 3])
  expect(session.log).toHaveLength(4)
  expect(session.decision?.id).toBe('d1')
})

test('a sealed answer can be taken back until it is opened', async () => {
  const faults: string[] = []
  const { net, session } = atTable({ fault: (fault) => faults.push(fault.key) })
  net.last.says(viewed(0, 1, { full: true, decision: decision('1'), clocks: [], back: null }))
  await rest()
  session.takeBack()
  expect(net.last.sent).toEqual([]) // there is nothing to take back
  net.last.says(viewed(1, 1, { decision: null, back: '1' }))
  await rest()
  expect(session.back).toBe('1')
  session.takeBack()
  expect(net.last.sent).toEqual([{ type: 'take-back', decision: '1' }])
  net.last.says({ type: 'taken-back', decision: '1' })
  net.last.says(viewed(1, 1, { decision: decision('1.1'), back: null }))
  await rest()
  expect(session.back).toBeNull()
  expect(session.decision?.id).toBe('1.1')
  const fault = { code: 'refused', key: 'refusal-take-back', args: [], rule: 'r' }
  net.last.says({ type: 'error', about: 'take-back', fault })
  expect(faults).toEqual(['refusal-take-back'])
})

test('half an answer is not offered to be taken back while its next part is asked', async () => {
  const { net, session } = atTable()
  net.last.says(viewed(0, 1, { full: true, decision: decision('1.1'), clocks: [], back: '1.1' }))
  await rest()
  expect(session.back).toBeNull()
})

test('what is always asked is known from the server, on arrival and when it changes', async () => {
  const { net, session } = atTable()
  net.last.says(hello({ always: ['wanted'] }))
  expect(session.always).toEqual(['wanted'])
  session.askAlways('wanted', false)
  expect(net.last.sent).toEqual([{ type: 'ask-always', asks: 'wanted', on: false }])
  net.last.says({ type: 'standing', on: [], always: [] })
  expect(session.always).toEqual([])
})

test('a choice is sent once, and only while it is asked', async () => {
  const { net, session } = atTable()
  session.choose('keep:')
  expect(net.last.sent).toEqual([])
  net.last.says(viewed(0, 1, { full: true, decision: decision('d1'), clocks: [] }))
  await rest()
  expect(session.lit.has('die:0')).toBe(true)
  session.choose('keep:')
  session.choose('keep:')
  expect(net.last.sent).toEqual([{ type: 'choose', decision: 'd1', option: 'keep:' }])
  expect(session.lit.has('die:0')).toBe(false) // nothing glows while the answer is on its way
  net.last.says({ type: 'chosen', decision: 'd1' })
  net.last.says(viewed(1, 2, { decision: decision('d2') }))
  await rest()
  expect(session.sending).toBeNull()
})

test('after a loss it continues from the number it had, and sends an answer that did not arrive again', async () => {
  const { net, session } = atTable()
  net.last.says(viewed(0, 3, { full: true, decision: decision('d1'), clocks: [] }))
  await rest()
  session.choose('keep:')
  net.last.closes(1006)
  expect(session.line).toBe('lost')
  net.passes(400)
  expect(new URL(net.last.url).searchParams.get('since')).toBe('3')
  expect(new URL(net.last.url).searchParams.get('invite')).toBe('i')
  net.last.opens()
  net.last.says(hello())
  net.last.says(viewed(3, 3, { full: true, decision: decision('d1'), clocks: [] }))
  await rest()
  expect(net.last.sent).toEqual([{ type: 'choose', decision: 'd1', option: 'keep:' }])
})

test('an answer that did arrive is not sent again', async () => {
  const { net, session } = atTable()
  net.last.says(viewed(0, 3, { full: true, decision: decision('d1'), clocks: [] }))
  await rest()
  session.choose('keep:')
  net.last.closes(1006)
  net.passes(400)
  net.last.opens()
  net.last.says(hello())
  net.last.says(viewed(3, 6, { full: true, decision: decision('d2'), clocks: [] }))
  await rest()
  expect(net.last.sent.filter(({ type }) => type === 'choose')).toEqual([])
  expect(session.sending).toBeNull()
  expect(session.log).toHaveLength(6)
})

test('events received twice stand in the log once', async () => {
  const { net, session } = atTable()
  net.last.says(viewed(0, 3, { full: true, decision: null, clocks: [] }))
  await rest()
  net.last.says(viewed(0, 4, { full: true, decision: null, clocks: [] }))
  expect(session.log.map((each) => each.number)).toEqual([0, 1, 2, 3])
})

test('a gap is noticed, and the full view is requested', async () => {
  const { net, session } = atTable()
  net.last.says(viewed(0, 3, { full: true, decision: null, clocks: [] }))
  await rest()
  net.last.says(viewed(5, 6))
  expect(net.last.sent).toEqual([{ type: 'resume', since: 3 }])
  expect(session.log).toHaveLength(3)
})

test('the hash goes first, and the share when all hashes are shown', () => {
  const { net } = atTable()
  net.last.says({ type: 'luck', luck: luck({ wanted: 'hash' }) })
  const [hash] = net.last.sent
  expect(hash).toMatchObject({ type: 'share-hash' })
  const sealed = hash?.type === 'share-hash' ? hash.value : ''
  net.last.says({ type: 'luck', luck: luck({ wanted: 'share', hashes: [sealed, 'ef'.repeat(32)] }) })
  const share = net.last.sent[1]
  expect(share).toMatchObject({ type: 'share' })
  expect(shareHash(SEAL, 0, share?.type === 'share' ? share.value : '')).toBe(sealed)
})

test('a new deal is told, and who is the cause of it', () => {
  const lost: (readonly { name: string }[])[] = []
  const { net } = atTable({ dealLost: (missing) => lost.push(missing) })
  const missing = [{ seat: 1, name: 'Boris' }]
  net.last.says({ type: 'luck', luck: luck({ lost: [missing] }) })
  net.last.says({ type: 'luck', luck: luck({ lost: [missing] }) })
  expect(lost).toEqual([missing])
  net.last.says(hello({ luck: luck({ lost: [missing, missing] }) }))
  expect(lost).toEqual([missing, missing])
})

test('why not: the answer of the server, at the thing that was touched', async () => {
  const found: [Refusal | null, Element | null][] = []
  const { net, session } = atTable({ refused: (refusal, at) => found.push([refusal, at]) })
  const die = document.createElement('button')
  session.why('die:2', die)
  expect(net.last.sent).toEqual([{ type: 'why', attempt: 'die:2' }])
  const refusal = { rule: 'dice-roll-kept-locked', key: 'k', args: [] }
  net.last.says({ type: 'why', attempt: 'die:2', refusal })
  expect(found).toEqual([[refusal, die]])
})

test('a hint belongs to its question; a failure can be tried again', () => {
  const { net, session } = atTable()
  net.last.says(viewed(0, 0, { decision: decision('7') }))
  session.askHint()
  session.askHint() // it is on its way
  expect(net.last.sent).toEqual([{ type: 'hint', decision: '7' }])
  expect(session.hint).toEqual({ decision: '7', lines: null, failed: false })
  net.last.says({
    type: 'error',
    about: 'hint',
    fault: { code: 'hint-busy', key: 'k', args: [], rule: null },
  })
  expect(session.hint?.failed).toBe(true)
  expect(session.hint?.fault?.code).toBe('hint-busy')
  session.askHint()
  expect(net.last.sent).toHaveLength(2)
  net.last.says({ type: 'hinted', decision: '6', lines: [] }) // of another question
  expect(session.hint?.lines).toBe(null)
  const lines = [{ option: 'keep:0', chance: 42, why: null }]
  net.last.says({ type: 'hinted', decision: '7', lines })
  expect(session.hint?.lines).toEqual(lines)
})

test('the board shows what the hint points at, and then everything again', () => {
  const { net, session } = atTable()
  const [one] = decision('7').options
  const other = { name: 'keep:1', label: { key: 'o', args: [], touches: ['die:1'] } }
  net.last.says(viewed(0, 0, { decision: { ...decision('7'), options: [one!, other] } }))
  session.pointed = 'keep:1'
  expect([session.lit.has('die:0'), session.lit.has('die:1')]).toEqual([false, true])
  session.pointed = 'of another question'
  expect(session.lit.options).toHaveLength(2)
  session.pointed = ''
  expect(session.lit.options).toHaveLength(2)
})

test('a hint that a lost connection has swallowed can be asked for again', () => {
  const { net, session } = atTable()
  net.last.says(viewed(0, 0, { decision: decision('7') }))
  session.askHint()
  net.last.closes(1006)
  expect(session.hint).toEqual({ decision: '7', lines: null, failed: true })
})

test('a refused choice can be made again; faults are shown, harmless ones are not', async () => {
  const refused: string[] = []
  const faults: string[] = []
  const { net, session } = atTable({
    refused: (refusal) => refused.push(refusal?.rule ?? ''),
    fault: (fault: Fault) => faults.push(fault.code),
  })
  net.last.says(viewed(0, 1, { full: true, decision: decision('d1'), clocks: [] }))
  await rest()
  session.choose('keep:')
  const fault = (code: string, rule: string | null) => ({ code, key: 'k', args: [], rule })
  net.last.says({ type: 'error', about: 'choose', fault: fault('refused', 'r1') })
  expect(session.sending).toBeNull()
  expect(refused).toEqual(['r1'])
  net.last.says({ type: 'error', about: 'chat', fault: fault('too-fast', null) })
  net.last.says({ type: 'error', about: 'share', fault: fault('share-given', null) })
  expect(faults).toEqual(['too-fast'])
})

test('what is said at a silent table can be said all the same, at its price', () => {
  const { net, session } = atTable()
  const refusal = { rule: 'bang-wws-gag-muted', key: 'k', args: [] }
  session.talk('psst')
  net.last.says({ type: 'hushed', refusal, option: 'speak' })
  expect(session.hushed?.refusal).toEqual(refusal)
  session.keepQuiet()
  expect(session.hushed).toBeNull()
  expect(net.last.sent.at(-1)).toEqual({ type: 'chat', text: 'psst' })
  net.last.says({ type: 'hushed', refusal, option: 'speak' })
  session.speak()
  expect(session.hushed).toBeNull()
  expect(net.last.sent.at(-1)).toEqual({ type: 'choose', decision: '', option: 'speak' })
  const told = net.last.sent.length
  net.last.says({ type: 'hushed', refusal, option: null })
  session.speak() // there is nothing to pay with
  expect(net.last.sent).toHaveLength(told)
})

test('clocks are told by our own clock', async () => {
  const { net, session } = atTable()
  net.last.says(hello({ now: Date.now() + 60_000 }))
  net.last.says(
    viewed(0, 1, {
      full: true,
      decision: null,
      clocks: [{ seat: 1, until: Date.now() + 90_000, reserve: 0 }],
    }),
  )
  const left = (session.until(1) ?? 0) - Date.now()
  expect(left).toBeGreaterThan(29_000)
  expect(left).toBeLessThan(31_000)
  expect(session.until(0)).toBeNull()
})

test('a table that was closed says why', async () => {
  const { net, session } = atTable()
  net.last.closes(4410)
  expect(session.line).toBe('closed')
  expect(session.ended?.key).toBe('client-fault-closed')
})

const phase = { until: Date.now() + 120_000, apart: 500, rule: 'r' }

test('in real time what happens is shown as it comes, and the clock is for everybody', async () => {
  const news: string[] = []
  const { net, session } = atTable({ asked: (each) => news.push(each.id) })
  net.last.says(viewed(0, 1, { full: true, decision: decision('1'), clocks: [], phase }))
  await rest()
  session.stage.perform(() => new Promise(() => {})) // a show that would never end
  net.last.says(viewed(1, 3))
  net.last.says(viewed(3, 4, { decision: decision('2') }))
  await rest()
  expect(session.stage.busy).toBe(false)
  expect(session.log).toHaveLength(4)
  expect(session.decision?.id).toBe('2')
  expect(session.phaseUntil()).not.toBeNull()
  expect(news).toEqual(['1'])
  expect(net.last.sent).toEqual([]) // nobody waits for what we have seen
  net.last.says(viewed(4, 5, { phase: null }))
  expect(session.phaseUntil()).toBeNull()
})

test('a show that runs when the phase begins is over', async () => {
  const { net, session } = atTable()
  net.last.says(viewed(0, 1, { full: true, decision: null, clocks: [] }))
  await rest()
  session.stage.perform(() => new Promise(() => {}))
  net.last.says(viewed(1, 2))
  await rest()
  expect(session.stage.busy).toBe(true)
  net.last.says(viewed(2, 3, { decision: decision('1'), phase }))
  await rest()
  expect(session.stage.busy).toBe(false)
  expect(session.decision?.id).toBe('1')
})

test('a command that was too fast is quietly sent again', async () => {
  const refused: string[] = []
  const { net, session } = atTable({ refused: (refusal) => refused.push(refusal?.rule ?? '') })
  net.last.says(viewed(0, 1, { full: true, decision: decision('1'), clocks: [], phase }))
  await rest()
  session.choose('keep:')
  const args = [{ name: 'wait', what: 'number' as const, value: 0 }]
  const fault = { code: 'refused', key: 'refusal-too-fast', args, rule: 'r' }
  net.last.says({ type: 'error', about: 'choose', fault })
  expect(session.sending).not.toBeNull()
  await rest()
  const choose = { type: 'choose', decision: '1', option: 'keep:' }
  expect(net.last.sent).toEqual([choose, choose])
  expect(refused).toEqual([])
})
