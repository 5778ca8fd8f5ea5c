/** The HTTP half of the protocol. Every error becomes a `Failure` with a message to show. */
import type {
  BotAccount,
  BotToken,
  ChangePace,
  ChangeSeat,
  CreateTable,
  Fault,
  Game,
  GameWords,
  HandOver,
  JoinTable,
  LetBack,
  Lobby,
  Me,
  RemoveSeat,
  Replay,
  ReviewState,
  Table,
} from '../protocol'

/** Something could not be done. `fault.key` with its arguments is the sentence to show. */
export class Failure extends Error {
  constructor(
    readonly fault: Fault,
    readonly status: number,
  ) {
    super(fault.code)
  }

  /** Nobody answered: worth trying again. */
  get offline(): boolean {
    return this.fault.code === 'offline'
  }
}

export function plainFault(code: string): Fault {
  return { code, key: `client-fault-${code}`, args: [], rule: null }
}

export function faultOf(error: unknown): Fault {
  if (error instanceof Failure) return error.fault
  console.error(error)
  return plainFault('unknown')
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'same-origin',
    })
  } catch {
    throw new Failure(plainFault('offline'), 0)
  }
  if (answer.ok) return (await answer.json()) as Answer
  const fault: unknown = await answer.json().catch(() => null)
  throw new Failure(isFault(fault) ? fault : plainFault('unknown'), answer.status)
}

function isFault(value: unknown): value is Fault {
  return typeof value === 'object' && value !== null && 'key' in value && 'args' in value
}

function query(values: Record<string, string | number>): string {
  const given = Object.entries(values).filter(([, value]) => value !== '')
  return given.length
    ? '?' + new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
    : ''
}

export const api = {
  me: () => ask<Me>('GET', '/me'),
  callMe: (name: string) => ask<Me>('PUT', '/me', { name }),
  games: () => ask<Game[]>('GET', '/games'),
  words: (game: string, lang: string) => ask<GameWords>('GET', `/games/${game}/words/${lang}`),
  lobby: () => ask<Lobby>('GET', '/tables'),
  create: (table: CreateTable) => ask<Table>('POST', '/tables', table),
  table: (id: string, invite = '') => ask<Table>('GET', `/tables/${id}${query({ invite })}`),
  join: (id: string, how: JoinTable) => ask<Table>('POST', `/tables/${id}/join`, how),
  leave: (id: string) => ask<Table>('POST', `/tables/${id}/leave`),
  changeSeat: (id: string, seat: number, change: ChangeSeat) =>
    ask<Table>('PUT', `/tables/${id}/seats/${seat}`, change),
  changePace: (id: string, pace: ChangePace['pace']) => ask<Table>('PUT', `/tables/${id}/pace`, { pace }),
  remove: (id: string, who: RemoveSeat) => ask<Table>('POST', `/tables/${id}/remove`, who),
  letBack: (id: string, who: LetBack) => ask<Table>('POST', `/tables/${id}/let-back`, who),
  start: (id: string) => ask<Table>('POST', `/tables/${id}/start`),
  handOver: (id: string, how: HandOver) => ask<Table>('POST', `/tables/${id}/hand-over`, how),
  takeBack: (id: string) => ask<Table>('POST', `/tables/${id}/take-back`),
  end: (id: string) => ask<Table>('POST', `/tables/${id}/end`),
  rematch: (id: string) => ask<Table>('POST', `/tables/${id}/rematch`),
  replay: (id: string, seat: number, since: number, count: number, invite = '') =>
    ask<Replay>('GET', `/tables/${id}/replay${query({ seat, since, count, invite })}`),
  bots: () => ask<BotAccount[]>('GET', '/bots'),
  makeBot: (name: string) => ask<BotToken>('POST', '/bots', { name }),
  revokeBot: (id: string) => ask<BotAccount[]>('DELETE', `/bots/${encodeURIComponent(id)}`),
  review: (id: string, invite = '') => ask<ReviewState>('GET', `/tables/${id}/review${query({ invite })}`),
  makeReview: (id: string, invite = '') =>
    ask<ReviewState>('POST', `/tables/${id}/review${query({ invite })}`),
  recordUrl: (id: string, invite = '') => `/api/tables/${id}/record${query({ invite })}`,
}
