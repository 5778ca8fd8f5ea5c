/** Which screen an address means, and the other way round. */

export type Route =
  | { screen: 'home' }
  | { screen: 'tables' }
  | { screen: 'new'; game: string }
  | { screen: 'table'; id: string; invite: string }
  | { screen: 'replay'; id: string; invite: string; at: number; seat: number; review: boolean }
  | { screen: 'rules'; game: string; rule: string }
  | { screen: 'games' }
  | { screen: 'settings' }
  | { screen: 'about' }
  | { screen: 'lost' }

const ID = /^[A-Za-z0-9_-]{1,32}$/

export function routeOf(address: string): Route {
  const url = new URL(address, 'http://posse.invalid')
  const parts = url.pathname.split('/').filter(Boolean).map(decode)
  const [first = '', second = '', third = ''] = parts
  const given = url.searchParams
  const invite = given.get('invite') ?? ''
  if (parts.length === 0) return { screen: 'home' }
  if (first === 'table' && ID.test(second)) {
    if (parts.length === 2) return { screen: 'table', id: second, invite }
    if (parts.length === 3 && third === 'replay') {
      return {
        screen: 'replay',
        id: second,
        invite,
        at: whole(given.get('at'), 0),
        seat: whole(given.get('seat'), -1),
        review: given.has('review'),
      }
    }
    return { screen: 'lost' }
  }
  if (first === 'rules' && parts.length <= 3) return { screen: 'rules', game: second, rule: third }
  if (parts.length > 1) return { screen: 'lost' }
  if (first === 'new') return { screen: 'new', game: given.get('game') ?? '' }
  if (first === 'tables' || first === 'games' || first === 'settings' || first === 'about') {
    return { screen: first }
  }
  return { screen: 'lost' }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function whole(text: string | null, otherwise: number): number {
  const number = Number.parseInt(text ?? '', 10)
  return Number.isFinite(number) ? number : otherwise
}

function queryOf(given: string[][]): string {
  return given.length ? `?${new URLSearchParams(given).toString()}` : ''
}

export const paths = {
  home: '/',
  tables: '/tables',
  games: '/games',
  settings: '/settings',
  about: '/about',
  create: (game = '') => (game ? `/new?game=${game}` : '/new'),
  table: (id: string, invite = '') => `/table/${id}${invite ? `?invite=${encodeURIComponent(invite)}` : ''}`,
  replay: (id: string, invite = '', review = false) =>
    `/table/${id}/replay${queryOf([...(invite ? [['invite', invite]] : []), ...(review ? [['review', '1']] : [])])}`,
  rules: (game = '', rule = '') => ['/rules', game, rule].filter(Boolean).join('/'),
}
