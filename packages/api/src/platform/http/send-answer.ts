import { isBinary, type EndpointDefinition } from '@metrolibre/contract'
import type { FastifyReply } from 'fastify'
import type { BinaryAnswer } from './call.ts'
import { compilePick } from './edge/pick.ts'

type Send = (reply: FastifyReply, answer: unknown) => unknown

const json = 'application/json; charset=utf-8'

const asciiName = (name: string): string => name.normalize('NFKD').replaceAll(/[^\w. -]/g, '')

/** Prepares how an endpoint's response is sent, once for each endpoint. */
export function compileSend(endpoint: EndpointDefinition): Send {
  const { response, status = 200 } = endpoint
  if (isBinary(response)) {
    const type = response.mediaType.startsWith('text/')
      ? `${response.mediaType}; charset=utf-8`
      : response.mediaType
    return (reply, answer) => {
      const { bytes, fileName, disposition = 'inline' } = answer as BinaryAnswer
      if (fileName) {
        const encoded = encodeURIComponent(fileName)
        reply.header(
          'content-disposition',
          `${disposition}; filename="${asciiName(fileName)}"; filename*=UTF-8''${encoded}`,
        )
      }
      return reply.code(status).type(type).send(bytes)
    }
  }
  const pick = compilePick(response)
  return (reply, answer) =>
    reply
      .code(status)
      .header('content-type', json)
      .send(JSON.stringify(pick(answer)))
}
