import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const readMs = 5000
/** Far more than a copy of a picture has. */
const maxBytes = 3_000_000

/** No client knows its value, so none can be taken for the composer. */
const mark = { 'x-own-read': randomUUID() }

/** Whether a request is one that `readOwn` makes, and not a visitor's. */
export const isOwnRead = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['x-own-read'] === mark['x-own-read']

/**
 * Returns a function that reads a file as browsers get it from this server. An address of the bucket, which the API refers to
 * with signed delivery, is not followed: the composer reaches only the API.
 * @throws Error when it is not there.
 */
export const readOwnPicture =
  (app: FastifyInstance) =>
  async (address: string): Promise<Buffer> => {
    const { statusCode, rawPayload } = await app.inject({
      url: address,
      headers: mark,
      signal: AbortSignal.timeout(readMs),
    })
    if (statusCode !== 200) throw new Error(`${address} is not there`)
    if (rawPayload.byteLength > maxBytes) throw new Error(`${address} is too large for a picture`)
    return rawPayload
  }
