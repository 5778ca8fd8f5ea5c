import { expect, test } from 'vitest'
import type { ServerMessage } from '../protocol'
import { Socket, type Line } from './socket'
import { FakeNet } from './socket.fake'

function connected(url = () => 'ws://posse/x') {
  const net = new FakeNet()
  const lines: [Line, number][] = []
  const heard: ServerMessage[] = []
  let introduced = 0
  const socket = new Socket(
    {
      url,
      message: (message) => heard.push(message),
      line: (line, code) => lines.push([line, code]),
      introduce: () => {
        introduced += 1
        return Promise.resolve()
      },
    },
    net.outside,
  )
  socket.connect()
  return { net, lines, heard, socket, introduced: () => introduced }
}

test('messages before the connection is open are not sent', () => {
  const { net, socket } = connected()
  expect(socket.send({ type: 'ping' })).toBe(false)
  net.last.opens()
  expect(socket.send({ type: 'ping' })).toBe(true)
  expect(net.last.sent).toEqual([{ type: 'ping' }])
})

test('nothing is sent into a connection that is closing', () => {
  const { net, socket } = connected()
  net.last.opens()
  Object.assign(net.last, { readyState: WebSocket.CLOSING })
  expect(socket.send({ type: 'ping' })).toBe(false)
  expect(net.last.sent).toEqual([])
})

test('messages arrive; what is not JSON is dropped', () => {
  const { net, heard } = connected()
  net.last.opens()
  net.last.says({ type: 'pong', now: 1 })
  net.last.saysText('{')
  expect(heard).toEqual([{ type: 'pong', now: 1 }])
})

test('a lost connection is retried after longer and longer pauses', () => {
  const { net, lines } = connected()
  const pauses: number[] = []
  for (let i = 0; i < 7; i += 1) {
    net.last.closes(1006)
    pauses.push(net.nextPause())
    net.passes(pauses.at(-1) ?? 0)
  }
  expect(pauses).toEqual([400, 800, 1600, 3200, 6400, 12_800, 15_000])
  expect(net.sockets).toHaveLength(8)
  expect(lines.filter(([line]) => line === 'lost')).toHaveLength(7)
})

test('once open again, it starts with short pauses', () => {
  const { net } = connected()
  net.last.closes(1006)
  net.passes(400)
  net.last.closes(1006)
  net.passes(800)
  net.last.opens()
  net.last.closes(1006)
  expect(net.nextPause()).toBe(400)
})

test.each([1001, 1012])('told to come back (%i), it does so at once, but not again and again', (code) => {
  const { net } = connected()
  net.last.opens()
  net.last.closes(code)
  expect(net.nextPause()).toBe(200) // at most: it is drawn, and here always the most
  net.passes(200)
  expect(net.sockets).toHaveLength(2)
  net.last.closes(code) // the other one stops, too, before it has let us in
  expect(net.nextPause()).toBe(800)
  net.passes(800)
  net.last.opens()
  net.last.closes(code)
  expect(net.nextPause()).toBe(200)
})

test('each connection asks again where to continue', () => {
  let since = 0
  const { net } = connected(() => `ws://posse/x?since=${since}`)
  net.last.opens()
  since = 42
  net.last.closes(1006)
  net.passes(400)
  expect(net.last.url).toBe('ws://posse/x?since=42')
})

test.each([1008, 4403, 4404, 4410, 4429])('%i is final', (code) => {
  const { net, lines, socket } = connected()
  net.last.opens()
  net.last.closes(code)
  expect(lines.at(-1)).toEqual(['closed', code])
  socket.hurry()
  expect(net.sockets).toHaveLength(1)
})

test('without a cookie it asks for one first', async () => {
  const { net, introduced } = connected()
  net.last.opens()
  net.last.closes(4401)
  await Promise.resolve()
  await Promise.resolve()
  expect(introduced()).toBe(1)
  net.passes(400)
  expect(net.sockets).toHaveLength(2)
})

test('hurrying connects at once, but only without a connection', () => {
  const { net, socket } = connected()
  net.last.opens()
  socket.hurry()
  expect(net.sockets).toHaveLength(1)
  net.last.closes(1006)
  socket.hurry()
  expect(net.sockets).toHaveLength(2)
})

test('after a long silence it sends a ping, and gives up without an answer', () => {
  const { net, lines } = connected()
  net.last.opens()
  net.passes(25_000)
  expect(net.last.sent).toEqual([{ type: 'ping' }])
  net.passes(10_000)
  expect(lines.at(-1)).toEqual(['lost', 1006])
})

test('a message in time keeps the connection', () => {
  const { net, lines } = connected()
  net.last.opens()
  net.passes(25_000)
  net.last.says({ type: 'pong', now: 1 })
  net.passes(10_000)
  expect(lines.at(-1)).toEqual(['open', 0])
})

test('a closed socket stays closed', () => {
  const { net, socket } = connected()
  net.last.closes(1006)
  socket.close()
  net.passes(60_000)
  expect(net.sockets).toHaveLength(1)
})
