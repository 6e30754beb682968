import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import type { IncomingMessage, Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Bodies } from './bodies.ts'
import { BodyStore } from './body-store.ts'
import { openDoors } from './open-doors.ts'

const limit = 200_000
let server: Server
let served: IncomingMessage[]
let sockets: Socket[]
let later: (() => void)[]

beforeEach(async () => {
  served = []
  sockets = []
  later = []
  server = openDoors({ trust: () => false, limitOf: () => limit }, (request, response) => {
    served.push(request)
    if (request.url === '/unread') return void response.end('unread')
    if (request.url === '/later') return void later.push(() => response.end('at last'))
    void buffer(request).then((body) => {
      const { 'content-length': length = 'none', 'transfer-encoding': coding = 'none' } = request.headers
      response.end(`${body.length} bytes, ${length}, ${coding}, ${body.subarray(0, 3).toString()}`)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  for (const socket of sockets) socket.destroy()
  if (!server.listening) return
  server.close()
  await once(server, 'close')
})

const connectTo = async () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1'))).on('error', () => undefined)
  await once(socket, 'connect')
  return { socket, heard: () => text }
}
const head = (...headers: string[]) => ['POST / HTTP/1.1', 'Host: a', ...headers, '', ''].join('\r\n')

test('serves a request only when its body is complete', async () => {
  const { socket, heard } = await connectTo()
  socket.write(`${head('Content-Length: 3')}a`)
  const other = await connectTo()
  other.socket.write(`${head('Content-Length: 1')}b`)
  await expect.poll(other.heard).toContain('1 bytes, 1, none, b')
  expect(served).toHaveLength(1)
  socket.write('bc')
  await expect.poll(heard).toContain('3 bytes, 3, none, abc')
})

test('passes a chunked body on as one with a content-length', async () => {
  const { socket, heard } = await connectTo()
  socket.write(`${head('Transfer-Encoding: chunked')}3\r\nabc\r\n2\r\nde\r\n`)
  socket.write('0\r\n\r\n')
  await expect.poll(heard).toContain('5 bytes, 5, none, abc')
})

test('passes a large body on unchanged, although it is stored on disk', async () => {
  const { socket, heard } = await connectTo()
  socket.write(head(`Content-Length: ${limit}`))
  socket.write('xyz'.padEnd(limit, '.'))
  await expect.poll(heard).toContain(`${limit} bytes, ${limit}, none, xyz`)
})

test('keeps the connection usable after a body that nobody read', async () => {
  const { socket, heard } = await connectTo()
  socket.write(head(`Content-Length: ${limit}`).replace('/', '/unread'))
  socket.write('.'.repeat(limit))
  await expect.poll(heard).toContain('unread')
  socket.write(`${head('Content-Length: 1')}b`)
  await expect.poll(heard).toContain('1 bytes, 1, none, b')
})

test('counts and stores a body only until its request is answered or its client is gone', async () => {
  const forget = vi.spyOn(Bodies.prototype, 'forget')
  const close = vi.spyOn(BodyStore.prototype, 'close')
  const { socket, heard } = await connectTo()
  socket.write(head(`Content-Length: ${limit}`).replace('/', '/later') + '.'.repeat(limit))
  await expect.poll(() => later.length).toBe(1)
  expect([forget, close].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  later[0]!()
  await expect.poll(heard).toContain('at last')
  await expect.poll(() => [forget, close].map(({ mock }) => mock.calls.length)).toEqual([1, 1])

  socket.write(`${head(`Content-Length: ${limit}`)}${'.'.repeat(limit - 1)}`)
  await expect.poll(() => served.length).toBe(1)
  socket.destroy()
  await expect.poll(() => [forget, close].map(({ mock }) => mock.calls.length)).toEqual([2, 2])
})

test('closes a connection whose client hardly reads its response', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] })
  server.close()
  server = openDoors({ trust: () => false, limitOf: () => limit }, (_, response) => {
    response.write(Buffer.alloc(8 * 1024 * 1024))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { socket } = await connectTo()
  const [connection] = await Promise.all([
    once(server, 'request').then(([{ socket: opened }]) => opened as Socket),
    Promise.resolve(socket.pause().write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')),
  ])
  await expect.poll(() => connection.writableLength).toBeGreaterThan(0)
  vi.advanceTimersByTime(18_000)
  expect(connection.destroyed).toBe(false)
  vi.advanceTimersByTime(3_600_000)
  expect(connection.destroyed).toBe(true)
})

const large = 64 * 1024 * 1024

const serveLarge = async (unreadMs: number) => {
  server.close()
  server = openDoors({ trust: () => false, limitOf: () => limit }, (_, response) => {
    response.end(Buffer.alloc(large))
  }).listen(0, '127.0.0.1')
  expect(server.timeout).toBe(20_000)
  server.setTimeout(unreadMs)
  await once(server, 'listening')
  const { socket } = await connectTo()
  return socket
}

test('ends a client that reads nothing of its response, however large it is', async () => {
  const socket = await serveLarge(200)
  const connected = once(server, 'request')
  socket.pause().write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(3))
  const [{ socket: connection }] = (await connected) as [IncomingMessage]
  if (!connection.destroyed) await once(connection, 'close')
  expect(connection.bytesRead).toBeGreaterThan(0)
})

test('leaves alone a client that reads slowly, and one whose response is still being made', async () => {
  // Longer than a busy machine ever keeps the client from reading.
  const unreadMs = 5_000
  const socket = await serveLarge(unreadMs)
  let read = 0
  const slowUntil = performance.now() + unreadMs + 1_000
  socket.removeAllListeners('data').on('data', (chunk: Buffer) => {
    read += chunk.length
    if (performance.now() > slowUntil) return
    socket.pause()
    setTimeout(() => socket.resume(), 50)
  })
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await expect.poll(() => read, { timeout: 60_000 }).toBeGreaterThanOrEqual(large)
  server.close()
  server = openDoors({ trust: () => false, limitOf: () => limit }, (_, response) => {
    later.push(() => response.end('at last'))
  }).listen(0, '127.0.0.1')
  server.setTimeout(50)
  await once(server, 'listening')
  const waiting = await connectTo()
  const asked = once(server, 'request')
  waiting.socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  const [{ socket: connection }] = (await asked) as [IncomingMessage]
  await once(connection, 'timeout')
  later[0]!()
  await expect.poll(waiting.heard).toContain('at last')
})

test('refuses a body over the limit with a message, and closes the connection', async () => {
  for (const [headers, body] of [
    [`Content-Length: ${limit + 1}`, '.'.repeat(limit + 1)],
    ['Transfer-Encoding: chunked', `${(limit + 1).toString(16)}\r\n${'.'.repeat(limit + 1)}\r\n0\r\n\r\n`],
  ]) {
    const { socket, heard } = await connectTo()
    const closed = once(socket, 'close')
    socket.write(head(headers!) + body!)
    await closed
    expect(heard()).toContain('HTTP/1.1 413 ')
    expect(heard()).toContain('"code":"payload_too_large"')
  }
  expect(served).toHaveLength(0)
})

test('refuses bodies over the limit of a network with retry-after, while it serves requests without a body', async () => {
  // On a busy machine the first bodies would otherwise be old enough to give way to the last ones.
  vi.useFakeTimers({ toFake: ['performance'] })
  const slow: (() => string)[] = []
  for (let index = 0; index < 40; index += 1) {
    const { socket, heard } = await connectTo()
    socket.write(`${head('Content-Length: 9')}a`)
    slow.push(heard)
  }
  const refused = () => slow.filter((heard) => heard().includes('HTTP/1.1 429 ')).length
  await expect.poll(refused).toBe(8)
  expect(slow.at(-1)!()).toContain('\r\nretry-after: 5\r\n')
  const { socket, heard } = await connectTo()
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await expect.poll(heard).toContain('0 bytes')
})

test('serves the requests of one connection in turn, and closes the connection when too many are waiting', async () => {
  const { socket, heard } = await connectTo()
  const slow = head('Content-Length: 3')
  socket.write(`${slow}abc${slow}def${slow}g`)
  await expect.poll(heard).toContain('none, def')
  expect(served).toHaveLength(2)
  socket.write('hi')
  await expect.poll(heard).toContain('none, ghi')
  const other = await connectTo()
  const closed = once(other.socket, 'close')
  other.socket.write(`${slow}a${slow}`.slice(0, slow.length))
  other.socket.write(`abc${'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(500)}`)
  await closed
  expect(served.length).toBeLessThan(30)
})

test('closes the oldest idle connection of a network when it opens too many', async () => {
  const first = await connectTo()
  const closed = once(first.socket, 'close')
  for (let index = 0; index < 256; index += 1) await connectTo()
  await closed
  const last = await connectTo()
  last.socket.write(`${head('Content-Length: 1')}b`)
  await expect.poll(last.heard).toContain('1 bytes')
})

test('waits on close for the running request, but not for connections without a complete request', async () => {
  const silent = await connectTo()
  const halfHead = await connectTo()
  halfHead.socket.write('GET / HT')
  const halfBody = await connectTo()
  halfBody.socket.write(`${head('Content-Length: 9')}a`)
  const asking = await connectTo()
  asking.socket.write('GET /later HTTP/1.1\r\nHost: a\r\n\r\n')
  await expect.poll(() => later.length).toBe(1)
  const ends = [silent, halfHead].map(({ socket }) => once(socket, 'close'))
  const closed = once(server, 'close')
  server.close()
  await Promise.all(ends)
  await expect.poll(halfBody.heard).toContain('HTTP/1.1 503 ')
  halfBody.socket.write('bcdefghi')
  later[0]!()
  await closed
  expect(asking.heard()).toContain('at last')
  expect(asking.heard()).toContain('Connection: close')
})
