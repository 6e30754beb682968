import type { FastifyInstance } from 'fastify'

const readMs = 5000
/** Far more than a copy of a picture has. */
const maxBytes = 3_000_000

/**
 * Returns a function that reads a file as browsers get it from this server, or from the bucket that it refers to.
 * @throws Error when there is none.
 */
export const readOwn =
  (app: FastifyInstance) =>
  async (address: string): Promise<Buffer> => {
    const { statusCode, headers, rawPayload } = await app.inject({
      url: address,
      signal: AbortSignal.timeout(readMs),
    })
    const { location } = headers
    const answer =
      statusCode === 302 && typeof location === 'string'
        ? await fetch(location, { redirect: 'error', signal: AbortSignal.timeout(readMs) })
        : undefined
    if (answer ? !answer.ok : statusCode !== 200) throw new Error(`${address} is not there`)
    const bytes = answer ? Buffer.from(await answer.arrayBuffer()) : rawPayload
    if (bytes.byteLength > maxBytes) throw new Error(`${address} is too large for a picture`)
    return bytes
  }
