import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest'
import { sendRefusal } from './refuse.ts'

const server = createServer((request, response) => {
  sendRefusal(request, response, { code: 'unavailable', retryAfterSeconds: 3 })
})
/** The writes of each connection. */
const written: MockInstance[] = []
server.on('connection', (socket: Socket) => {
  written.push(vi.spyOn(socket, 'write'))
})
let agent: Agent

beforeEach(async () => {
  written.length = 0
  agent = new Agent({ keepAlive: true, maxSockets: 1 })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  agent.destroy()
  server.close()
})

const ask = async (headers = {}) => {
  const { port } = server.address() as AddressInfo
  const [response] = (await once(get({ host: '127.0.0.1', port, agent, headers }), 'response')) as [
    IncomingMessage,
  ]
  return { status: response.statusCode, headers: response.headers, body: JSON.parse(await text(response)) }
}

it('sends each refusal in one piece, and keeps the connection for the next request', async () => {
  const answers = [await ask(), await ask(), await ask({ 'accept-language': 'en' })]
  expect(written).toHaveLength(1)
  expect(written[0]).toHaveBeenCalledTimes(answers.length)
  for (const { status, headers } of answers) {
    expect(status).toBe(503)
    expect(headers['retry-after']).toBe('3')
    expect(headers['cache-control']).toBe('no-store')
  }
  expect(answers.map(({ body }) => body.message.includes('Try again'))).toEqual([false, false, true])
})

it('makes a new short id for each request, and keeps one that it came with', async () => {
  const answers = [await ask(), await ask(), await ask({ 'x-request-id': 'shell-12345678' })]
  const ids = answers.map(({ body }) => body.requestId)
  expect(ids).toEqual(answers.map(({ headers }) => headers['x-request-id']))
  expect(ids.slice(0, 2)).toEqual([
    expect.stringMatching(/^[0-9a-f]{10}$/),
    expect.stringMatching(/^[0-9a-f]{10}$/),
  ])
  expect(new Set(ids).size).toBe(3)
  expect(ids[2]).toBe('shell-12345678')
})
