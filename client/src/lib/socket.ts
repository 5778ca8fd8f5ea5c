/**
 * A WebSocket that reconnects: after a loss it tries again, at first soon, then at longer intervals, and at
 * once when the device is online or the page is looked at again. A server that stops says so: then another one
 * is there already, and the first try is so soon that the player hardly sees it.
 */
import type { ClientMessage, ServerMessage } from '../protocol'

export type Line = 'connecting' | 'open' | 'lost' | 'closed'

/** Closed for good: reconnecting would end the same way. The numbers are the server's (docs/protocol.md). */
const FINAL = new Set([1008, 1009, 4403, 4404, 4410, 4429])
const NO_COOKIE = 4401
/** The server stops or restarts: come back. */
const COME_BACK = new Set([1001, 1012])

const AT_ONCE = 200 // "come back" says it to everybody at the same moment: they are spread out over this time
const OPEN = 1 // of a WebSocket's states; while it is closing, what is sent is lost
const FIRST_PAUSE = 400
const LONGEST_PAUSE = 15_000
const SILENCE = 25_000 // after this long without a message we send a ping
const PATIENCE = 10_000 // and wait this long for the pong

export interface SocketHooks {
  /** The address, computed again for each connection: it says where we left off. */
  url: () => string
  message: (message: ServerMessage) => void
  line: (line: Line, code: number) => void
  /** Asked when the server knows no cookie of ours; connects again when it is done. */
  introduce?: () => Promise<unknown>
}

/** Everything a test has to replace. */
export interface Outside {
  open: (url: string) => WebSocket
  after: (ms: number, then: () => void) => () => void
  random: () => number
}

const BROWSER: Outside = {
  open: (url) => new WebSocket(url),
  after: (ms, then) => {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
  random: Math.random,
}

export class Socket {
  line: Line = 'connecting'
  private socket: WebSocket | null = null
  private tries = 0
  private cancelRetry: () => void = () => undefined
  private cancelWatch: () => void = () => undefined
  private done = false

  constructor(
    private readonly hooks: SocketHooks,
    private readonly outside: Outside = BROWSER,
  ) {}

  connect(): void {
    if (this.done) return
    this.cancelRetry()
    this.drop()
    this.say('connecting', 0)
    const socket = this.outside.open(this.hooks.url())
    this.socket = socket
    socket.onopen = () => this.current(socket, () => this.opened())
    socket.onmessage = (event: MessageEvent<unknown>) => this.current(socket, () => this.heard(event.data))
    socket.onclose = (event) => this.current(socket, () => this.lost(event.code))
  }

  /** False when there is no connection now. */
  send(message: ClientMessage): boolean {
    if (this.line !== 'open' || !this.socket || this.socket.readyState > OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  /** Connects at once instead of after the pause: the network is back, or somebody pressed the button. */
  hurry(): void {
    if (this.done || this.line === 'open') return
    this.tries = 0
    this.connect()
  }

  close(): void {
    this.done = true
    this.cancelRetry()
    this.drop()
    this.line = 'closed'
  }

  private opened(): void {
    this.tries = 0
    this.say('open', 0)
    this.watch()
  }

  private heard(data: unknown): void {
    this.watch()
    let message: ServerMessage
    try {
      message = JSON.parse(String(data)) as ServerMessage
    } catch {
      return
    }
    this.hooks.message(message)
  }

  private lost(code: number): void {
    this.drop()
    if (FINAL.has(code)) {
      this.done = true
      this.say('closed', code)
      return
    }
    this.say('lost', code)
    if (code === NO_COOKIE && this.hooks.introduce) {
      void this.hooks.introduce().then(
        () => this.retry(code),
        () => this.retry(code),
      )
    } else {
      this.retry(code)
    }
  }

  private retry(code: number): void {
    if (this.done) return
    const pause = this.pause(code)
    this.tries += 1
    this.cancelRetry = this.outside.after(pause, () => this.connect())
  }

  /** Spread out, so that a thousand clients do not all come back in the same moment. */
  private pause(code: number): number {
    const random = this.outside.random()
    if (this.tries === 0 && COME_BACK.has(code)) return AT_ONCE * random
    return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.tries) * (0.5 + random / 2)
  }

  /** A connection may die silently (a phone in a tunnel): ping now and then, and give up without a pong. */
  private watch(): void {
    this.cancelWatch()
    this.cancelWatch = this.outside.after(SILENCE, () => {
      this.send({ type: 'ping' })
      this.cancelWatch = this.outside.after(PATIENCE, () => this.lost(1006))
    })
  }

  private drop(): void {
    this.cancelWatch()
    const socket = this.socket
    this.socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  private current(socket: WebSocket, then: () => void): void {
    if (this.socket === socket) then()
  }

  private say(line: Line, code: number): void {
    this.line = line
    this.hooks.line(line, code)
  }
}

/** The address of a socket on this server. */
export function socketUrl(path: string, values: Record<string, string | number>): string {
  const url = new URL(path, location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  for (const [key, value] of Object.entries(values)) {
    if (value !== '') url.searchParams.set(key, String(value))
  }
  return url.toString()
}

/** Calls back when a new attempt may succeed: the device is online again, or the page becomes visible. */
export function onHope(then: () => void): () => void {
  const seen = () => {
    if (!document.hidden) then()
  }
  window.addEventListener('online', then)
  document.addEventListener('visibilitychange', seen)
  return () => {
    window.removeEventListener('online', then)
    document.removeEventListener('visibilitychange', seen)
  }
}
