import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
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
