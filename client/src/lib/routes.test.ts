import { expect, test } from 'vitest'
import { paths, routeOf } from './routes'

test.each([
  ['/', { screen: 'home' }],
  ['/tables', { screen: 'tables' }],
  ['/new?game=dice-town', { screen: 'new', game: 'dice-town' }],
  ['/table/abc_-1?invite=x', { screen: 'table', id: 'abc_-1', invite: 'x' }],
  [
    '/table/abc/replay?at=12&seat=1',
    { screen: 'replay', id: 'abc', invite: '', at: 12, seat: 1, review: false },
  ],
  ['/rules', { screen: 'rules', game: '', rule: '' }],
  ['/rules/dice-town/dice-roll-throw', { screen: 'rules', game: 'dice-town', rule: 'dice-roll-throw' }],
  ['/table/', { screen: 'lost' }],
  ['/table/a%2F..%2Fb', { screen: 'lost' }],
  ['/table/abc/nothing', { screen: 'lost' }],
  ['/settings/more', { screen: 'lost' }],
  ['/%E0%A4%A', { screen: 'lost' }],
])('%s', (address, route) => {
  expect(routeOf(address)).toEqual(route)
})

test('paths lead where they say', () => {
  expect(routeOf(paths.table('abc', 'i/+'))).toEqual({ screen: 'table', id: 'abc', invite: 'i/+' })
  expect(routeOf(paths.rules('dice-town', 'r-1'))).toEqual({
    screen: 'rules',
    game: 'dice-town',
    rule: 'r-1',
  })
  expect(routeOf(paths.replay('abc'))).toMatchObject({ screen: 'replay', id: 'abc', review: false })
  expect(routeOf(paths.replay('abc', 'a b&c', true))).toMatchObject({ invite: 'a b&c', review: true })
})
