/** Recorded moments on the board: it comes up, every option can be reached and sent, nothing secret shows. */
import { cleanup, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { given, spoken } from '../../table/board.fake'
import Board from './Board.svelte'
import { leads } from './moves'
import { cards, moment, moments } from './moments'

function show(name: string) {
  const choose = vi.fn<(option: string) => void>()
  const why = vi.fn<(attempt: string) => void>()
  const t = (key: string, values: Record<string, string | number> = {}) =>
    [key.replace('carson-city-', ''), ...Object.values(values)].join(' ')
  render(Board, given(moment(name), cards, { choose, why, t }))
  return { choose, why }
}

// By what they are called on the board: names of 64 parcels take a test too long to work out.
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const one = (selector: string) => document.querySelector<HTMLElement>(selector)
const thing = (name: string) => one(`button[data-about="${name}"]`)!
const buttons = () => all('.answers button')
const saying = (text: string) => buttons().find((each) => each.textContent?.trim().startsWith(text.trim()))

let sought = ''

async function click(element: HTMLElement | undefined | null): Promise<void> {
  if (!element)
    throw new Error(
      `nothing to click for ${sought}; answers: ${buttons()
        .map((each) => each.textContent?.trim())
        .join(' | ')}`,
    )
  element.click()
  await tick()
}

async function press(key: string, at: EventTarget = document.body): Promise<void> {
  at.dispatchEvent(
    new KeyboardEvent('keydown', { key, code: `Key${key.toUpperCase()}`, bubbles: true, cancelable: true }),
  )
  await tick()
}

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1280)
})

/** One moment of each question. */
const asked = [
  ...new Map(
    moments.flatMap((each) => (each[1].message.decision ? [[each[1].message.decision.asks, each]] : [])),
  ).values(),
] as [string, (typeof moments)[number][1]][]

describe('the board', () => {
  test.each(['spectator-five', 'over', 'duel-tile-sealed', 'place-two', 'place-five'])(
    '%s comes up',
    (name) => {
      show(name)
      expect(all('[role=gridcell]')).toHaveLength(64)
      expect(all('.sp')).toHaveLength(23)
    },
  )

  test('on a phone one part at a time', async () => {
    vi.stubGlobal('innerWidth', 390)
    show('place')
    const tabs = all('[role=tab]')
    expect(tabs).toHaveLength(4)
    await click(tabs[1])
    expect(all('.sp')).toHaveLength(23)
    expect(all('[role=gridcell]')).toHaveLength(0)
  })

  test.each(asked)('%s: every sort of option can be reached', async (name, { message }) => {
    let { choose } = show(name)
    for (const option of sample(message.decision?.options ?? [])) {
      await press('Escape')
      choose.mockClear()
      sought = option.name
      const [touched] = option.label.touches
      if (!touched || touched.startsWith('cowboy:')) await click(saying(spoken(option.label)))
      else {
        if (option.name === 'road') await press('d')
        await click(thing(touched))
        const label = leads(option)
          ? `carson-city-option-${option.name.replace('road', 'lay')}`
          : spoken(option.label)
        await click(saying(label))
      }
      expect(choose).toHaveBeenCalledWith(option.name)
      if (!leads(option)) continue
      cleanup() // it waits for the second question
      choose = show(name).choose
    }
  })

  test('the second touch sends', async () => {
    const { choose } = show('land')
    const { name } = moment('land').message.decision!.options[0]!
    await click(thing(name))
    expect(choose).not.toHaveBeenCalled()
    expect(thing(name).getAttribute('aria-pressed')).toBe('true')
    await click(thing(name))
    expect(choose).toHaveBeenCalledWith(name)
  })

  test('one touch of land makes both choices: the line of the menu goes first', async () => {
    const { choose } = show('place')
    const land = moment('place').message.decision!.options.find((each) => each.name === 'land')!
    await click(thing(land.label.touches[0]!))
    await click(thing(land.label.touches[0]!))
    expect(choose).toHaveBeenCalledExactlyOnceWith('land')
  })

  test('what cannot be touched says why', async () => {
    const { choose, why } = show('land')
    const dead = all('.cell[aria-disabled=true]')[0]!
    await click(dead)
    expect(why.mock.lastCall?.[0]).toBe(dead.dataset.about)
    expect(choose).not.toHaveBeenCalled()
  })

  test('arrow keys walk over the map, and stop at its rim', async () => {
    show('place')
    thing('parcel:a1').focus()
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowLeft'])
      await press(key, document.activeElement!)
    expect(document.activeElement?.getAttribute('data-about')).toBe('parcel:a2')
  })

  test('a road is laid first: edges light up, parcels do not', async () => {
    const { choose } = show('place')
    expect(all('.edge')).toHaveLength(0)
    await press('d')
    expect(all('.cell.lit')).toHaveLength(0)
    await click(one('.edge'))
    await click(one('.edge'))
    expect(choose).toHaveBeenCalledExactlyOnceWith('road')
  })

  test('0 goes to the answer that does nothing, and gives it when pressed again', async () => {
    const { choose } = show('place')
    await press('0')
    expect(choose).not.toHaveBeenCalled()
    expect(document.activeElement?.textContent).toContain('carson-city-option-pass')
    await press('0')
    expect(choose).toHaveBeenCalledExactlyOnceWith('pass')
  })

  test.each([
    ['hire', '2', 'cowboys:2'],
    ['cash', '2', 'wait'],
    ['consent', '1', 'agree'],
    ['limit', '3', 'dollars:20'],
    ['buy-points', '0', 'points:0'],
  ])('%s: key %s, twice, answers %s', async (name, key, option) => {
    const { choose } = show(name)
    await press(key)
    await press(key)
    expect(choose).toHaveBeenCalledExactlyOnceWith(option)
  })

  test('others’ duel tiles are nowhere on the board', () => {
    show('duel-tile-watched')
    expect(all('[data-about^="duel:"]')).toHaveLength(0)
  })

  test('a spectator has nothing to touch', () => {
    show('spectator')
    expect(all('[aria-pressed]')).toHaveLength(0)
    expect(buttons()).toHaveLength(0)
  })
})

/** Of each sort of option the first and the last: 64 parcels are all alike. */
function sample<T extends { name: string }>(options: readonly T[]): T[] {
  const sorts = new Map<string, T[]>()
  for (const option of options) {
    const sort = option.name.split(':')[0] ?? ''
    sorts.set(sort, [...(sorts.get(sort) ?? []), option])
  }
  return [...sorts.values()].flatMap((each) => [...new Set([each[0]!, each.at(-1)!])])
}
