import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const shape = /^[\w.-]{8,100}$/

/** The id a request came with, so that it can be followed through all servers, or one of its own. */
export const requestIdOf = ({ headers }: { readonly headers: IncomingHttpHeaders }): string => {
  const given = headers['x-request-id']
  return typeof given === 'string' && shape.test(given) ? given : randomUUID()
}
