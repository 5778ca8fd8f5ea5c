import { render, screen } from '@testing-library/svelte'
import { afterAll, expect, test, vi } from 'vitest'
import App from './App.svelte'
import { language } from './lib/i18n/index.svelte'
import { FakeSocket } from './lib/socket.fake'

afterAll(() => vi.unstubAllGlobals())

test('home says what this is, and can be read in another language at once', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server here')))
  vi.stubGlobal('WebSocket', FakeSocket)
  await language.speak('en')
  render(App)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('pull up a chair')
  expect(screen.getByRole('radiogroup', { name: 'Games' })).toBeTruthy()
  await language.speak('uk')
  await vi.waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('сідайте до столу'),
  )
})
