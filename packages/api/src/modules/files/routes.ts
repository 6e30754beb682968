import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { parsePictureKey, publicFolder } from '../../platform/images/picture-key.ts'
import { ticketFits } from '../../platform/images/picture-ticket.ts'
import { createRateLimiter } from '../../platform/rate-limit/rate-limiter.ts'
import { readRange } from '../../platform/storage/byte-range.ts'
import { readPart } from '../../platform/storage/read-part.ts'
import { isHidden } from './repository.ts'

const year = 31_536_000
// For less than the signed address of a bucket is valid.
const forFiveMinutes = 'public, max-age=300'
const forGood = `public, max-age=${year}, immutable`

type FileRequest = FastifyRequest<{ Params: { '*': string }; Querystring: { ticket?: unknown } }>

/**
 * Serves public files. Only valid picture keys are looked up, so no path from a client reaches the storage. A
 * URL always means the same file, so clients may cache it without asking again. A hidden picture needs a
 * ticket and may not be cached (RULES.md §7.16). With signed delivery, the bucket sends the bytes.
 */
export function registerFiles(app: AppContext): void {
  const { server, storage, db, config, clock } = app
  const mayBeKept = async (key: string, name: string, ticket: unknown): Promise<boolean> => {
    if (!(await isHidden(db, key))) return true
    if (typeof ticket === 'string' && ticketFits(config.APP_SECRET, name, ticket, clock.now())) return false
    throw new AppError('not_found')
  }
  /** Returns the length of a file. */
  const lengthOf = async (key: string): Promise<number> => {
    try {
      return (await storage.getMetaData(key)).contentLength
    } catch (error) {
      if (await storage.exists(key)) throw error
      throw new AppError('not_found')
    }
  }

  const limit = createRateLimiter(app, 'file')
  server.get('/files/*', { config: { limit: 'file' } }, async (request: FileRequest, reply) => {
    await limit(request, null)
    const key = publicFolder + request.params['*']
    const picture = parsePictureKey(key)
    if (!picture) throw new AppError('not_found')
    const kept = await mayBeKept(key, picture.name, request.query.ticket)
    const etag = `"${picture.name}-${picture.width}"`
    if (config.STORAGE_DELIVERY === 'signed')
      return reply
        .header('cache-control', kept ? forFiveMinutes : 'private, no-store')
        .redirect(await storage.getSignedUrl(key, { expiresIn: '15mins', contentType: 'image/webp' }))
    const isKnown = request.headers['if-none-match'] === etag
    // Look for the file before setting the headers: a 404 must not be cached for a year.
    const length = isKnown ? 0 : await lengthOf(key)
    reply
      .header('etag', etag)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'")
      // Mails show pictures too, and a mail program in a browser is a page of another origin.
      .header('cross-origin-resource-policy', kept ? 'cross-origin' : 'same-origin')
    const lasting = kept ? forGood : 'private, no-store'
    if (isKnown) return reply.code(304).header('cache-control', lasting).send()
    const part = readRange(wantedRange(request, etag), length)
    if (part === 'none')
      return reply
        .code(416)
        .headers({ 'cache-control': 'no-store', 'content-range': `bytes */${length}` })
        .send()
    const stream = part ? await readPart(storage, key, part) : await storage.getStream(key)
    if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${length}`)
    return reply
      .type('image/webp')
      .headers({
        'cache-control': lasting,
        'accept-ranges': 'bytes',
        'content-length': part ? part.end - part.start + 1 : length,
      })
      .send(stream)
  })
}

/** The range that is asked for, unless the caller has a part of another file. */
const wantedRange = ({ headers }: FileRequest, etag: string): string | undefined =>
  headers['if-range'] === undefined || headers['if-range'] === etag ? headers.range : undefined
