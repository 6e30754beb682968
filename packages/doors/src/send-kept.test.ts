import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { encoders } from './compress.ts'
import { createKeptSend } from './send-kept.ts'

let app: FastifyInstance
const open = (atMost: number) => {
  app = fastify()
  const send = createKeptSend(atMost)
  app.get<{ Params: { text: string } }>('/:text', (request, reply) => send(reply, request.params.text))
  return async (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
}
afterEach(async () => {
  vi.restoreAllMocks()
  await app.close()
})

it('sends a text in the encoding that the client accepts, and as it is to one that accepts none', async () => {
  const get = open(1)
  const [br, gzip, plain] = await Promise.all([
    get('/hola', { 'accept-encoding': 'gzip, br' }),
    get('/hola', { 'accept-encoding': 'gzip' }),
    get('/hola'),
  ])
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe('hola')
  expect(gunzipSync(gzip.rawPayload).toString()).toBe('hola')
  expect([plain.body, plain.headers['content-encoding']]).toEqual(['hola', undefined])
  expect(plain.headers['vary']).toBe('accept-encoding')
})

it('tells who has a text that it is the same, and who has another one what it is now', async () => {
  const get = open(1)
  const etag = String((await get('/hola')).headers['etag'])
  expect((await get('/hola', { 'if-none-match': etag })).statusCode).toBe(304)
  expect((await get('/adios', { 'if-none-match': etag })).body).toBe('adios')
})

it('compresses each text once while it is among those that are kept', async () => {
  const compressed = vi.spyOn(encoders, 'br')
  const get = open(2)
  for (const text of ['/a', '/b', '/a', '/b']) await get(text, { 'accept-encoding': 'br' })
  expect(compressed).toHaveBeenCalledTimes(2)
  for (const text of ['/c', '/b', '/a']) await get(text, { 'accept-encoding': 'br' })
  expect(compressed).toHaveBeenCalledTimes(4)
})
