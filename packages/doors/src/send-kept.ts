import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { encoders, encodingFor, type CompressedBody } from './compress.ts'

interface Kept {
  readonly etag: string
  readonly bodies: Partial<Record<keyof CompressedBody, Promise<Buffer>>>
}

/**
 * Returns a function that sends a text which many ask for: it is compressed once for as long as it stays the same, and who
 * has it already is told so by its ETag. The caller says how long it may be cached.
 * @param atMost so many texts are kept, those that were asked for last
 */
export function createKeptSend(atMost = 50) {
  const kept = new Map<string, Kept>()
  const keep = (text: string): Kept => {
    const entry = kept.get(text) ?? {
      etag: `"${createHash('sha256').update(text).digest('base64url')}"`,
      bodies: {},
    }
    kept.delete(text)
    kept.set(text, entry)
    const [oldest] = kept.size > atMost ? kept.keys() : []
    if (oldest !== undefined) kept.delete(oldest)
    return entry
  }
  return async (reply: FastifyReply, text: string): Promise<FastifyReply> => {
    const { etag, bodies } = keep(text)
    const { headers } = reply.request
    reply.headers({ etag, vary: 'accept-encoding' })
    if (headers['if-none-match'] === etag) return reply.code(304).send()
    const encoding = encodingFor(headers['accept-encoding'])
    if (encoding === 'identity') return reply.send(text)
    const body = await (bodies[encoding] ??= encoders[encoding](Buffer.from(text)))
    return reply.header('content-encoding', encoding).send(body)
  }
}
