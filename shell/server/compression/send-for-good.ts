import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor, type CompressedBody } from '@metrolibre/doors'

/** Sends JSON under an address whose content never changes, so that it may be cached forever. */
export function sendForGood(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  body: CompressedBody,
): FastifyReply {
  const encoding = encodingFor(headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply
    .headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' })
    .type('application/json')
    .send(body[encoding])
}
