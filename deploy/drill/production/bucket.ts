import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openWire } from './wire.ts'

/** A bucket with what of S3's interface the platform uses, because Debian has no engine of one. */
export interface Bucket {
  readonly env: Readonly<Record<string, string>>
  /** The variables of another key. */
  readonly keyOf: (id: string) => Readonly<Record<string, string>>
  /** Lets in only who has one of these keys. */
  readonly accept: (...ids: string[]) => void
  /** How many calls came with another key since the keys were last changed. */
  readonly turnedAway: () => number
  readonly has: (key: string) => boolean
  /** Nobody answers at it any more. */
  readonly cut: () => void
  readonly mend: () => void
  readonly close: () => void
}

const name = 'metrolibre-drill'
const first = 'first'
const keyOf = (id: string) => ({ STORAGE_ACCESS_KEY_ID: id, STORAGE_SECRET_ACCESS_KEY: `${id} secret` })

/** Opens an empty bucket, whose objects are files of a folder. */
export async function openDrillBucket(folder: string, port: number, from: number): Promise<Bucket> {
  rmSync(folder, { recursive: true, force: true })
  const fileOf = (key: string) => join(folder, encodeURIComponent(key))
  let accepted: readonly string[] = [first]
  let turnedAway = 0
  const server = createServer((request, response) => {
    // What it signs is not looked at, only who signs.
    const [, id] = / Credential=([^/]+)\//.exec(request.headers.authorization ?? '') ?? []
    if (!id || !accepted.includes(id)) {
      turnedAway += 1
      request.resume()
      return void response.writeHead(403).end('<Error><Code>InvalidAccessKeyId</Code></Error>')
    }
    answer(fileOf, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const wire = await openWire(from, port)
  return {
    env: {
      STORAGE_DRIVER: 's3',
      STORAGE_BUCKET: name,
      STORAGE_ENDPOINT: `http://127.0.0.1:${from}`,
      ...keyOf(first),
    },
    keyOf,
    accept: (...ids) => {
      accepted = ids
      turnedAway = 0
    },
    turnedAway: () => turnedAway,
    has: (key) => existsSync(fileOf(key)),
    cut: wire.cut,
    mend: wire.mend,
    close: () => {
      wire.close()
      server.close()
      server.closeAllConnections()
    },
  }
}

async function answer(
  fileOf: (key: string) => string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://bucket')
  const file = fileOf(decodeURIComponent(pathname.slice(name.length + 2)))
  if (request.method === 'PUT') {
    const sent = Buffer.concat(await request.toArray())
    const isChunked = request.headers['content-encoding']?.includes('aws-chunked') === true
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, isChunked ? unchunked(sent) : sent)
    return void response.writeHead(200).end()
  }
  request.resume()
  if (request.method === 'DELETE') {
    rmSync(file, { force: true })
    return void response.writeHead(204).end()
  }
  if (!existsSync(file)) return void response.writeHead(404).end()
  const { size, mtime } = statSync(file)
  const headers = { 'last-modified': mtime.toUTCString(), etag: `"${mtime.getTime()}-${size}"` }
  if (request.method === 'HEAD')
    return void response.writeHead(200, { ...headers, 'content-length': size }).end()
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  const bytes = readFileSync(file)
  if (start === undefined) return void response.writeHead(200, headers).end(bytes)
  response.writeHead(206, { ...headers, 'content-range': `bytes ${start}-${end}/${size}` })
  response.end(bytes.subarray(Number(start), Number(end) + 1))
}

/** A stream is sent in chunks, each after a line with its length in hexadecimal. */
function unchunked(sent: Buffer): Buffer {
  const parts: Buffer[] = []
  let at = 0
  for (;;) {
    const lineEnd = sent.indexOf('\r\n', at)
    const length = Number.parseInt(sent.subarray(at, lineEnd).toString(), 16)
    if (!(length > 0)) return Buffer.concat(parts)
    parts.push(sent.subarray(lineEnd + 2, lineEnd + 2 + length))
    at = lineEnd + 2 + length + 2
  }
}
