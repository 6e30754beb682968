import { isBinary, locales, type EndpointDefinition } from '@metrolibre/contract'
import type { FastifyReply } from 'fastify'
import type { BinaryAnswer } from './call.ts'
import { compilePick } from './pick.ts'
import { createKeptSend } from '@metrolibre/doors'

/** How many answers of a call are kept: one in each language, or of those with parameters the last few. */
const keptAnswers = ({ params, query }: EndpointDefinition): number => (params || query ? 20 : locales.length)

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
  const sendKept = isForEverybody(endpoint) ? createKeptSend(keptAnswers(endpoint)) : undefined
  return (reply, answer) => {
    const text = JSON.stringify(pick(answer))
    reply.code(status).header('content-type', json)
    // A signed-in user may be answered more than others, which is not kept.
    return sendKept && !reply.request.headers.authorization ? sendKept(reply, text) : reply.send(text)
  }
}

/** Returns whether a call has the same answer for all who did not sign in. */
const isForEverybody = ({ access, method, isUnique }: EndpointDefinition): boolean =>
  access === 'public' && method === 'GET' && !isUnique
