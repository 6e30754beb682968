import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createLogger } from '../log/logger.ts'
import { limitInFlight } from './in-flight.ts'
import { refuseOverload } from './refuse-overload.ts'

it('refuses requests beyond the limit in their language, and accepts new ones when others are done', async () => {
  const gate = Promise.withResolvers<void>()
  let started = 0
  let refused = 0
  const serve: RequestListener = (request, response) => {
    if (request.url !== '/slow') return void response.end('ok')
    started += 1
    void gate.promise.then(() => response.end('done'))
  }
  const refuse = refuseOverload(createLogger('silent'), () => void (refused += 1))
  const server = createServer(limitInFlight({ max: 2, trust: () => true }, serve, refuse)).listen(
    0,
    '127.0.0.1',
  )
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ask = (path: string) =>
    fetch(base + path, { headers: { 'accept-language': 'en', 'x-request-id': 'shell-12345678' } })

  const slow = [ask('/slow'), ask('/slow')]
  await expect.poll(() => started).toBe(2)
  const late = await ask('/slow')
  expect(late.status).toBe(503)
  expect(late.headers.get('retry-after')).toBe('1')
  expect(late.headers.get('x-request-id')).toBe('shell-12345678')
  expect(await late.json()).toMatchObject({
    status: 503,
    code: 'unavailable',
    requestId: 'shell-12345678',
    message: expect.stringContaining('Try again'),
  })
  expect(refused).toBe(1)
  expect((await ask('/api/healthz')).status).toBe(200)
  gate.resolve()
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([200, 200])
  await expect.poll(async () => (await ask('/slow')).status).toBe(200)
  server.close()
})

let close = () => {}
afterEach(() => close())

/** Starts a server with four places, at most two of them for one network. `/held` is answered when `free` is called. */
async function start() {
  const held: (() => void)[] = []
  const limited = limitInFlight(
    { max: 4, trust: () => false },
    (request, response) => {
      if (request.url === '/held') held.push(() => response.end('held'))
      else response.end(request.url === '/large' ? Buffer.alloc(8 * 1024 * 1024) : 'ok')
    },
    refuseOverload(createLogger('silent'), () => undefined),
  )
  const server = createServer(limited).listen(0, '127.0.0.1')
  await once(server, 'listening')
  close = () => {
    server.closeAllConnections()
    server.close()
  }
  const { port } = server.address() as AddressInfo
  const open = (path: string, localAddress = '127.0.0.1') =>
    get({ host: '127.0.0.1', port, path, localAddress, agent: false }).on('error', () => undefined)
  const statusOf = async (path: string, localAddress?: string) => {
    const [response] = (await once(open(path, localAddress), 'response')) as [IncomingMessage]
    response.resume()
    return response.statusCode
  }
  return { open, statusOf, held }
}

it('gives one network half of the places, and the others to the rest', async () => {
  const { open, statusOf, held } = await start()
  for (const _place of [1, 2]) open('/held')
  await expect.poll(() => held.length).toBe(2)
  expect(await statusOf('/')).toBe(503)
  expect(await statusOf('/', '127.0.0.2')).toBe(200)
  for (const free of held) free()
  await expect.poll(() => statusOf('/')).toBe(200)
})

it('frees a place when the response is complete, however slowly its client reads it', async () => {
  const { open, statusOf } = await start()
  for (const _reader of [1, 2, 3]) {
    const [response] = (await once(open('/large'), 'response')) as [IncomingMessage]
    expect(response.statusCode).toBe(200)
    response.pause()
  }
  expect(await statusOf('/')).toBe(200)
})
