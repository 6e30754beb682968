import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeProperty } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await app.server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const field = (name: string, value: string, type = '') =>
  `--cut\r\nContent-Disposition: form-data; name="${name}"\r\n${type}\r\n${value}\r\n`
const photo = (bytes: number, name = 'images') =>
  `--cut\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n${'x'.repeat(bytes)}\r\n`

/** Sends a form and then another request on the same connection. Returns the status of both responses. */
async function uploadAndAsk(owner: string, parts: string): Promise<(string | undefined)[]> {
  const { port } = app.server.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const body = `${parts}--cut--\r\n`
  socket.write(
    [
      'POST /api/images/multi HTTP/1.1',
      'Host: a',
      `Authorization: Bearer ${owner}`,
      'Content-Type: multipart/form-data; boundary=cut',
      `Content-Length: ${body.length}`,
      '',
      body,
    ].join('\r\n'),
  )
  await expect.poll(() => text, { timeout: 10_000 }).toContain('HTTP/1.1 4')
  socket.write('GET /api/healthz HTTP/1.1\r\nHost: a\r\n\r\n')
  await expect.poll(() => text, { timeout: 10_000 }).toMatch(/HTTP\/1\.1 2/)
  socket.destroy()
  return [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)
}

it('a refused upload leaves nothing on its connection for the next request', async () => {
  const { id, ownerId } = await makeProperty(app.db)
  const own = field('id', id) + field('table', 'location') + field('route', 'locations')
  const large = 11 * 1024 * 1024
  expect(await uploadAndAsk(ownerId, own + photo(300_000).repeat(7))).toEqual(['422', '200'])
  expect(await uploadAndAsk(ownerId, own + photo(large) + photo(large))).toEqual(['413', '200'])
  expect(await uploadAndAsk(ownerId, own + photo(300_000, 'other').repeat(3))).toEqual(['422', '200'])
  expect(await uploadAndAsk('nobody', own + photo(3_000_000))).toEqual(['401', '200'])
})

it('a field with JSON can’t be nested deeper than a body', async () => {
  const { ownerId } = await makeProperty(app.db)
  const deep = '['.repeat(9000) + ']'.repeat(9000)
  const parts = field('id', deep, 'Content-Type: application/json\r\n') + photo(10)
  expect(await uploadAndAsk(ownerId, parts)).toEqual(['400', '200'])
})
