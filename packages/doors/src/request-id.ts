import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const shape = /^[\w.-]{8,100}$/

/**
 * Returns the id that the request came with, so that it can be followed through all servers, or a new one, short enough to
 * be read out to support.
 */
export const requestIdOf = ({ headers }: { readonly headers: IncomingHttpHeaders }): string => {
  const given = headers['x-request-id']
  return typeof given === 'string' && shape.test(given) ? given : randomBytes(5).toString('hex')
}
