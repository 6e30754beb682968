import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { parsePictureKey, publicFolder } from '../../platform/images/picture-key.ts'
import type { Storage } from '../../platform/storage/storage.ts'

const year = 31_536_000

const open = async (storage: Storage, key: string) => {
  if (!(await storage.exists(key))) throw new AppError('not_found')
  return storage.getStream(key)
}

/**
 * Public files. Only keys a picture can have are looked up, so no path of a client reaches the storage; an
 * address never changes its meaning, so whoever has the file once need not ask again.
 */
export function registerFiles({ server, storage }: AppContext): void {
  server.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
    const key = publicFolder + request.params['*']
    const picture = parsePictureKey(key)
    if (!picture) throw new AppError('not_found')
    const etag = `"${picture.name}-${picture.width}"`
    const known = request.headers['if-none-match'] === etag
    // Opened before the headers are set: an absent picture must not be remembered as absent for a year.
    const stream = known ? null : await open(storage, key)
    reply
      .header('cache-control', `public, max-age=${year}, immutable`)
      .header('etag', etag)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'")
    return stream ? reply.type('image/webp').send(stream) : reply.code(304).send()
  })
}
