import type { Country } from '@metrolibre/contract'
import type { FastifyRequest } from 'fastify'

const countries: Readonly<Record<string, Country>> = { CL: 'Chile', PE: 'Perú' }

/** Returns the country that the edge in front names in a header with its two letters; undefined when it is none of ours. */
export function countryOfEdge({ headers }: FastifyRequest, header?: string): Country | undefined {
  const said = header && headers[header.toLowerCase()]
  return typeof said === 'string' ? countries[said.toUpperCase()] : undefined
}

/**
 * Returns the country of a visitor as the edge says it; without such a header, as the browser's preferred languages do.
 * Undefined when neither names one of ours.
 */
export function countryOf(request: FastifyRequest, header?: string): Country | undefined {
  const { headers } = request
  if (header && typeof headers[header.toLowerCase()] === 'string') return countryOfEdge(request, header)
  const [, region] = /\b[a-z]{2}-(CL|PE)\b/i.exec(headers['accept-language'] ?? '') ?? []
  return region === undefined ? undefined : countries[region.toUpperCase()]
}
