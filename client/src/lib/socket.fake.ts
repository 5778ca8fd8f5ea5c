/** A fake network for tests: scripted sockets, and time that passes on command. */
import type { ClientMessage, ServerMessage } from '../protocol'
import type { Outside } from './socket'

export class FakeSocket {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  readonly sent: ClientMessage[] = []

  constructor(readonly url: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage)
  }
  close(): void {}

  opens(): void {
    this.onopen?.()
  }
  says(message: ServerMessage): void {
    this.saysText(JSON.stringify(message))
  }
  saysText(data: string): void {
    this.onmessage?.({ data })
  }
  closes(code: number): void {
    this.onclose?.({ code })
  }
}

export class FakeNet {
  readonly sockets: FakeSocket[] = []
  private now = 0
  private timers: { at: number; then: () => void }[] = []

  readonly outside: Outside = {
    open: (url) => {
      const socket = new FakeSocket(url)
      this.sockets.push(socket)
      return socket as unknown as WebSocket
    },
    after: (ms, then) => {
      const timer = { at: this.now + ms, then }
      this.timers.push(timer)
      return () => {
        this.timers = this.timers.filter((each) => each !== timer)
      }
    },
    random: () => 1,
  }

  get last(): FakeSocket {
    const socket = this.sockets.at(-1)
    if (!socket) throw new Error('nobody has connected')
    return socket
  }

  nextPause(): number {
    return Math.min(...this.timers.map((timer) => timer.at)) - this.now
  }

  passes(ms: number): void {
    this.now += ms
    const due = this.timers.filter((timer) => timer.at <= this.now)
    this.timers = this.timers.filter((timer) => timer.at > this.now)
    for (const timer of due) timer.then()
  }
}
