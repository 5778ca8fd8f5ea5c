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

const reveal = { server_seed: '00', shares: [], seed: '00' } as unknown as LuckState['reveal']
const followed = vi.fn<NonNullable<GameUi['luck']>>()

function open(broken: boolean) {
  render(Luck, {
    table: { id: 't', game: 'dice-town', you: 0, settings: {}, seats: [] } as unknown as Table,
    invite: '',
    luck: { commitment: 'c0ffee', shares: [], wanted: false, reveal: broken ? reveal : null } as LuckState,
    noted: { seen: '', share: '' } as never,
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
