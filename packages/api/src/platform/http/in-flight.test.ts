import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { isAppError } from '../errors/app-error.ts'
import { limitInFlight } from './in-flight.ts'

it('tells those to come back for whom there is no room, and has room again afterwards', async () => {
  const server = fastify()
  limitInFlight(server, 2)
  server.setErrorHandler((error, _request, reply) =>
    reply.code(isAppError(error) ? error.status : 500).send(),
  )
  const gate = Promise.withResolvers<void>()
  let started = 0
  server.get('/slow', async () => {
    started += 1
    await gate.promise
    return 'done'
  })
  server.get('/api/healthz', () => 'ok')
  const base = await server.listen({ port: 0, host: '127.0.0.1' })
  const ask = async (path: string) => (await fetch(base + path)).status

  const slow = [ask('/slow'), ask('/slow')]
  await expect.poll(() => started).toBe(2)
  expect(await ask('/slow')).toBe(503)
  expect(await ask('/api/healthz')).toBe(200)
  gate.resolve()
  expect(await Promise.all(slow)).toEqual([200, 200])
  await expect.poll(() => ask('/slow')).toBe(200)
  await server.close()
})
