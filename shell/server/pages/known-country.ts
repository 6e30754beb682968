import type { Country } from '@metrolibre/contract'
import type { FastifyRequest } from 'fastify'
import { countryOfEdge } from '../canary/country-of.ts'

const chosen = /(?:^|;\s*)country=(CL|PE)(?:;|$)/

/**
 * Returns the country that a page is drawn for: the one that was chosen in this browser, else the one that the edge
 * names. Undefined when neither does: then the browser proposes one.
 */
export function knownCountry(request: FastifyRequest, header?: string): Country | undefined {
  const [, code] = chosen.exec(request.headers.cookie ?? '') ?? []
  if (code) return code === 'PE' ? 'Perú' : 'Chile'
  return countryOfEdge(request, header)
}

/** What pages vary by, for caches in front that have no key of their own for them. */
export const variesBy = (header?: string): string =>
  ['accept-encoding', 'cookie', ...(header ? [header.toLowerCase()] : [])].join(', ')
