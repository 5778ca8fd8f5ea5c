/** After the end the luck is checked as soon as one looks at it. */
import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '../../lib/api'
import { check } from '../../lib/fairness'
import type { LuckState, Table } from '../../protocol'
import type { GameUi } from '../../table/board'
import Luck from './Luck.svelte'

vi.mock('../../lib/fairness', async (original) => ({ ...(await original<object>()), check: vi.fn() }))
vi.mock('../../lib/i18n/index.svelte', () => ({ t: (key: string) => key }))

const reveal = { server_seed: '00', shares: [], seed: '00', lost: [] } as unknown as LuckState['reveal']
const luck: LuckState = {
  commitment: 'c0ffee',
  shares: [],
  hashes: null,
  wanted: null,
  lost: [],
  reveal: null,
}
const followed = vi.fn<NonNullable<GameUi['luck']>>()

function open(broken: boolean, changes: Partial<LuckState> = {}, status = broken ? 'over' : 'running') {
  const seats = [{ seat: 0, kind: 'person', name: 'Ann' }]
  render(Luck, {
    table: { id: 't', game: 'dice-town', you: 0, settings: {}, seats, status } as unknown as Table,
    invite: '',
    luck: { ...luck, reveal: broken ? reveal : null, ...changes },
    noted: [],
    seats: [],
    ui: { luck: followed } as unknown as GameUi,
  })
}

beforeEach(() => {
  vi.mocked(check)
    .mockReset()
    .mockResolvedValue([{ what: 'seed', good: true, values: {} }] as never)
  followed.mockReset().mockResolvedValue({ compared: 7, good: true })
  vi.spyOn(api, 'replay').mockResolvedValue({ frames: [], number: 0 } as never)
})

test('nothing is pressed, and the result is said', async () => {
  open(true)
  const status = screen.getByRole('status')
  expect(status.textContent).toContain('client-luck-working')
  await vi.waitFor(() => expect(status.textContent).toContain('client-luck-good'))
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toHaveLength(2)
  expect(screen.queryByRole('button')).toBeNull()
  expect(check).toHaveBeenCalledOnce()
})

test('one die that does not fit is enough', async () => {
  followed.mockResolvedValue({ compared: 7, good: false })
  open(true)
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain('client-luck-bad'))
})

test('without a connection it can be tried again', async () => {
  vi.mocked(api.replay).mockRejectedValueOnce(new Error('offline'))
  vi.spyOn(console, 'error').mockImplementationOnce(() => undefined)
  open(true)
  const again = await screen.findByRole('button', { name: 'client-try-again' })
  expect(screen.getByRole('status').textContent).toContain('client-fault-offline')
  await userEvent.setup().click(again)
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain('client-luck-good'))
})

test('before the end there is nothing to check', () => {
  open(false)
  expect(screen.queryByRole('status')).toBeNull()
  expect(check).not.toHaveBeenCalled()
})

test('before the deal it says what happens now', () => {
  open(false, { shares: ['sealed', 'awaited'] }, 'dealing')
  expect(screen.getByRole('status').textContent).toBe('client-luck-step-hashes')
})

test('once all is sealed it is opened', () => {
  open(false, { shares: ['sealed', 'own'], hashes: ['ab'.repeat(32), 'cd'.repeat(32)] }, 'dealing')
  expect(screen.getByRole('status').textContent).toBe('client-luck-step-shares')
  expect(screen.getByText('abababab…ababab')).toBeTruthy()
})

test('deals that came to nothing are listed with who had not opened their part', () => {
  const lost = [[{ seat: 1, name: 'Boris' }], [{ seat: 1, name: 'Boris' }]]
  open(false, { shares: ['own', 'default'], hashes: ['ab'.repeat(32), null], lost })
  expect(screen.getAllByText('Boris')).toHaveLength(2)
  expect(screen.queryByText('client-luck-left-out')).toBeNull()
})

test('who came too late is told that the default stands in', () => {
  open(false, { shares: ['default', 'own'], hashes: [null, 'ab'.repeat(32)] })
  expect(screen.getByText('client-luck-left-out')).toBeTruthy()
})

test('a game of the time before the parts were sealed says so', () => {
  open(false, { shares: ['own'], hashes: null })
  expect(screen.getByText('client-luck-text-before')).toBeTruthy()
})
