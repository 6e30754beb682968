import * as v from 'valibot'
import type { Country } from '@metrolibre/contract'

const timeoutMs = 4_000
const mostResults = 12
const userAgent = 'Metrolibre (property form)'

/** West, south, east and north of Chile and Perú, so that the service looks nowhere else. */
const bounds = [-81.5, -56, -66.4, 0.1].join(',')

const countries: Readonly<Record<string, Country>> = { CL: 'Chile', PE: 'Perú' }

const text = v.optional(v.string())
const Feature = v.object({
  geometry: v.object({ coordinates: v.tuple([v.number(), v.number()]) }),
  properties: v.object({
    type: text,
    name: text,
    street: text,
    housenumber: text,
    locality: text,
    district: text,
    city: text,
    county: text,
    state: text,
    countrycode: text,
  }),
})
const Answer = v.object({ features: v.array(v.unknown()) })

/** A street or a house that the service knows. */
export interface Known {
  readonly street: string
  readonly houseNumber: string | undefined
  readonly country: Country
  /** The names of the areas that it lies in, the smallest first. */
  readonly areas: readonly string[]
  readonly lat: number
  readonly long: number
}

function toKnown(feature: unknown): Known[] {
  const read = v.safeParse(Feature, feature)
  if (!read.success) return []
  const { geometry, properties } = read.output
  const { type, name, housenumber, locality, district, city, county, state, countrycode = '' } = properties
  const street = properties.street ?? (type === 'street' ? name : undefined)
  const country = countries[countrycode]
  if (!street || !country) return []
  const areas = [locality, district, city, county, state].filter((area) => area !== undefined)
  const [long, lat] = geometry.coordinates
  return [{ street, houseNumber: housenumber, country, areas, lat, long }]
}

/**
 * Asks a service with Photon's API for streets and houses. Only the text is sent.
 * @throws Error when the service does not answer in time, or with something else
 */
export async function askGeocoder(url: string, asked: string): Promise<Known[]> {
  const query = new URLSearchParams({ q: asked, limit: String(mostResults), bbox: bounds })
  const answer = await fetch(`${url}/api?${query.toString()}`, {
    headers: { accept: 'application/json', 'user-agent': userAgent },
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!answer.ok) throw new Error(`The geocoder answered ${answer.status}`)
  return v.parse(Answer, await answer.json()).features.flatMap(toKnown)
}
