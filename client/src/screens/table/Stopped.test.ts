/** A stopped table: the host is asked once more, then it is ended, and the focus is where the record is. */
import { fireEvent, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { expect, test, vi } from 'vitest'
import { api } from '../../lib/api'
import type { Table } from '../../protocol'
import Stopped from './Stopped.svelte'

const stopped = { id: 't', status: 'stopped', host: true, invite: '' } as unknown as Table
const press = (name: string, container: ParentNode) => {
  const found = [...container.querySelectorAll('button')].filter((each) => each.textContent === name)
  return fireEvent.click(found.at(-1) as HTMLElement)
}

test('a host is asked once more before it is ended', async () => {
  const end = vi.spyOn(api, 'end').mockResolvedValue(stopped)
  const { container, rerender } = render(Stopped, { table: stopped, invite: '' })
  await press('client-table-end', container)
  await press('client-cancel', container)
  expect(container.querySelector('dialog')).toBeNull()
  expect(end).not.toHaveBeenCalled()
  await press('client-table-end', container)
  await press('client-table-end', container)
  expect(end).toHaveBeenCalledExactlyOnceWith('t')
  await rerender({ table: { ...stopped, status: 'ended' } as Table })
  await tick()
  expect(container.querySelector('dialog')).toBeNull()
  expect(document.activeElement?.textContent).toBe('client-record')
})

test('others cannot end it, and a page that comes later keeps its focus', async () => {
  const { container } = render(Stopped, { table: { ...stopped, host: false }, invite: '' })
  expect(container.querySelector('button')).toBeNull()
  render(Stopped, { table: { ...stopped, status: 'ended' } as Table, invite: '' })
  await tick()
  expect(document.activeElement).toBe(document.body)
})
