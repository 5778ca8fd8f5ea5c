/** Everybody has a face of their own, made of parts that exist. */
import { describe, expect, test } from 'vitest'
import { SEALS } from '../icons'
import { CHARACTERS, recipe } from './recipes'

test('42 characters', () => {
  expect(CHARACTERS).toHaveLength(42)
})

describe.each([...CHARACTERS])('%s', (who) => {
  test('is drawn', () => {
    const { head, behind, front } = recipe(who)
    expect(head).toMatch(/^M.*Z$/)
    expect(behind.length).toBeGreaterThan(4)
    for (const { d } of [...behind, ...front]) expect(d).not.toMatch(/NaN|undefined/)
  })

  test('has a seal', () => {
    expect(SEALS[who]).toBeDefined()
  })
})

test('no two share hat, spot colour and face hair together', () => {
  const seen = CHARACTERS.map((who) => {
    const { hat, spot, hairy } = recipe(who)
    return [hat, spot, hairy].join(' ')
  })
  expect(new Set(seen).size).toBe(CHARACTERS.length)
})
