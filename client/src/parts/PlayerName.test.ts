/** Long names stand whole, in two lines; short ones are left alone. */
import { render } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import PlayerName from './PlayerName.svelte'

test.each([
  ['Анна', false],
  ['Wilhelmina Featherstone', true],
  ['🤠🤠🤠🤠🤠', false],
])('%s', (name, long) => {
  const { container } = render(PlayerName, { name })
  expect(container.textContent).toBe(name)
  expect(container.querySelector('.long') !== null).toBe(long)
})
