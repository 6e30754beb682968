import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { parsePictureKey, publicFolder } from '../../platform/images/picture-key.ts'
import { ticketFits } from '../../platform/images/picture-ticket.ts'
import { isHidden } from './repository.ts'

const year = 31_536_000
const forGood = `public, max-age=${year}, immutable`

type FileRequest = FastifyRequest<{ Params: { '*': string }; Querystring: { ticket?: unknown } }>

/**
 * Serves public files. Only valid picture keys are looked up, so no path from a client reaches the storage. A
 * URL always means the same file, so clients may cache it without asking again. A hidden picture needs a
 * ticket and may not be cached (RULES.md §7).
 */
export function registerFiles({ server, storage, db, config, clock }: AppContext): void {
  const mayBeKept = async (key: string, name: string, ticket: unknown): Promise<boolean> => {
    if (!(await isHidden(db, key))) return true
    if (typeof ticket === 'string' && ticketFits(config.APP_SECRET, name, ticket, clock.now())) return false
    throw new AppError('not_found')
  }
  const open = async (key: string) => {
    if (!(await storage.exists(key))) throw new AppError('not_found')
    return storage.getStream(key)
  }

  server.get('/files/*', async (request: FileRequest, reply) => {
    const key = publicFolder + request.params['*']
    const picture = parsePictureKey(key)
    if (!picture) throw new AppError('not_found')
    const kept = await mayBeKept(key, picture.name, request.query.ticket)
    const etag = `"${picture.name}-${picture.width}"`
    const known = request.headers['if-none-match'] === etag
    // Open the file before setting the headers: a 404 must not be cached for a year.
    const stream = known ? null : await open(key)
    reply
      .header('cache-control', kept ? forGood : 'private, no-store')
      .header('etag', etag)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'")
      // Mails show pictures too, and a mail program in a browser is a page of another origin.
      .header('cross-origin-resource-policy', kept ? 'cross-origin' : 'same-origin')
    return stream ? reply.type('image/webp').send(stream) : reply.code(304).send()
  })
}
