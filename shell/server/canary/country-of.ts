import type { Country } from '@metrolibre/contract'
import type { FastifyRequest } from 'fastify'

const countries: Readonly<Record<string, Country>> = { CL: 'Chile', PE: 'Perú' }

/**
 * Returns the country of a visitor as the edge in front says it, in a header with its two letters; without such a
 * header, as the browser's preferred languages do. Undefined when neither names one of ours.
 */
export function countryOf({ headers }: FastifyRequest, header?: string): Country | undefined {
  const said = header && headers[header.toLowerCase()]
  if (typeof said === 'string') return countries[said.toUpperCase()]
  const [, region] = /\b[a-z]{2}-(CL|PE)\b/i.exec(headers['accept-language'] ?? '') ?? []
  return region === undefined ? undefined : countries[region.toUpperCase()]
}
