/** Every message that the client names exists, and every message of the client is named. */
import { expect, test } from 'vitest'
import { read } from './files'
import { Book, Words } from './words'

const sources = import.meta.glob(['../../**/*.svelte', '../../**/*.ts', '!../../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>
const code = Object.values(sources).join('\n')

const named = [
  ...new Set([...code.matchAll(/['"`](client-[a-z][a-z.-]*[a-z])['"`]/g)].map(([, key = '']) => key)),
]
/** `client-new-pace-${pace}` and the like: what comes before the first blank. */
const begun = [...new Set([...code.matchAll(/`(client-[a-z-]*-)\$\{/g)].map(([, key = '']) => key))]

async function english(): Promise<[Words, string[]]> {
  const book = new Book('en')
  for (const text of await read('en', 'shell')) book.add(text)
  return [new Words([book]), book.keys.filter((key) => key.startsWith('client-'))]
}

test('every message that is named exists', async () => {
  const [words] = await english()
  expect(named.length).toBeGreaterThan(150)
  expect(named.filter((key) => !words.has(key))).toEqual([])
})

test('every message is named somewhere', async () => {
  const [, keys] = await english()
  const used = (key: string) => named.includes(key) || begun.some((beginning) => key.startsWith(beginning))
  expect(keys.filter((key) => !used(key))).toEqual([])
})
