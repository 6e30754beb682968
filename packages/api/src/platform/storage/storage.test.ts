import { createServer, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { readConfig } from '../config/read-config.ts'
import { toProblem } from '../errors/to-problem.ts'
import { readPart } from './read-part.ts'
import { createStorage } from './create-storage.ts'

const kept = new Map<string, Buffer>()
const encryptions: unknown[] = []
/** How many of the next calls the bucket refuses. */
const failures = { left: 0 }
/** Whether the bucket takes calls and says nothing. */
const silence = { lasts: false, calls: 0 }
const bytesOf = async (request: IncomingMessage) => Buffer.concat(await request.toArray())

// A bucket that only supports storing and reading. The test is about the driver's own signatures.
const bucket = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://bucket')
  const signed = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/') === true
  const answer = async () => {
    if (silence.lasts) {
      silence.calls += 1
      return request.resume()
    }
    if (!signed) return response.writeHead(403).end()
    if (failures.left > 0) {
      failures.left -= 1
      request.resume()
      return response.writeHead(503).end()
    }
    if (request.method === 'PUT') {
      kept.set(pathname, await bytesOf(request))
      encryptions.push(request.headers['x-amz-server-side-encryption'])
      return response.writeHead(200).end()
    }
    const bytes = kept.get(pathname)
    if (!bytes) return response.writeHead(404).end()
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    return start
      ? response.writeHead(206).end(bytes.subarray(Number(start), Number(end) + 1))
      : response.writeHead(200).end(bytes)
  }
  void answer()
})
let endpoint = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve))
  const address = bucket.address()
  endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => void bucket.close())

const storageWith = (changes: Record<string, string>, silentMs?: number) =>
  createStorage(
    readConfig({ ...inject('testEnvironment'), DATABASE_URL: 'postgres://a@b/c', ...changes }),
    silentMs,
  )

describe('storage', () => {
  it('stores files on disk and refuses paths outside its folder', async () => {
    const storage = await storageWith({})
    await storage.put('private/test/a.txt', 'hola')
    expect(await storage.get('private/test/a.txt')).toBe('hola')
    expect(() => storage.get('../secrets.json')).toThrow('Path traversal')
  })

  const bucketOf = (driver: string, silentMs?: number, more: Record<string, string> = {}) =>
    storageWith(
      {
        STORAGE_DRIVER: driver,
        STORAGE_BUCKET: 'metrolibre',
        STORAGE_ENDPOINT: endpoint,
        STORAGE_ACCESS_KEY_ID: 'key',
        STORAGE_SECRET_ACCESS_KEY: 'secret',
        ...more,
      },
      silentMs,
    )

  it('stores a file although the bucket refuses twice, and says that it is away when it goes on', async () => {
    const storage = await bucketOf('s3')
    failures.left = 2
    await storage.put('private/documents/a', 'hola')
    expect(kept.get('/metrolibre/private/documents/a')?.toString()).toBe('hola')
    failures.left = 100
    const failure: unknown = await storage.put('private/documents/b', 'hola').catch((error: unknown) => error)
    failures.left = 0
    expect(toProblem(failure, 'es', 'id')).toMatchObject({ status: 503, code: 'unavailable' })
    expect(kept.has('/metrolibre/private/documents/b')).toBe(false)
  })

  it('asks a bucket that says nothing once more, and gives it up', async () => {
    silence.lasts = true
    const storage = await bucketOf('s3', 100)
    const failure: unknown = await storage.put('private/documents/c', 'hola').catch((error: unknown) => error)
    silence.lasts = false
    expect(silence.calls).toBe(2)
    expect(toProblem(failure, 'es', 'id')).toMatchObject({ status: 503, code: 'unavailable' })
  })

  it('asks the bucket to encrypt what it stores, if it is told to', async () => {
    encryptions.length = 0
    await (await bucketOf('s3')).put('private/contracts/d.pdf', 'hola')
    await (
      await bucketOf('s3', undefined, { STORAGE_ENCRYPTION: 'aws:kms' })
    ).put('private/contracts/e.pdf', 'hola')
    expect(encryptions).toEqual([undefined, 'aws:kms'])
  })

  it.each(['s3', 'gcs'])('stores files in a bucket (%s)', async (driver) => {
    const storage = await bucketOf(driver)
    await storage.put('public/a.txt', new Uint8Array([104, 105]))
    expect(kept.has('/metrolibre/public/a.txt')).toBe(true)
    const read = async (key: string) =>
      Buffer.concat(await (await readPart(storage, key, { start: 1, end: 5 })).toArray())
    await storage.put('public/b.txt', 'metrolibre')
    expect(String(await read('public/b.txt'))).toBe('etrol')
    const missing: unknown = await read('public/none').catch((error: unknown) => error)
    expect(toProblem(missing, 'es', 'id').status).toBe(503)
  })
})
