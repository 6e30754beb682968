import type { FastifyInstance } from 'fastify'
import { findAddresses, type Found } from './find.ts'

const mostResults = 50
const usualResults = 15
/** The public service refuses every other language. */
const languages = ['default', 'de', 'en', 'fr']
const countries = { CL: 'Chile', PE: 'Perú' } as const

const toFeature = ({ comuna, street, houseNumber, lat, lon }: Found) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [lon, lat] },
  properties: {
    osm_type: houseNumber ? 'N' : 'W',
    osm_key: houseNumber ? 'place' : 'highway',
    osm_value: houseNumber ? 'house' : 'residential',
    type: houseNumber ? 'house' : 'street',
    ...(houseNumber ? { street, housenumber: houseNumber } : { name: street }),
    city: comuna.name,
    county: comuna.county,
    state: comuna.state,
    country: countries[comuna.countrycode],
    countrycode: comuna.countrycode,
  },
})

/** Serves the search for addresses like Photon: GeoJSON, and a message for what it can't read. */
export function geocoderRoutes(app: FastifyInstance) {
  app.get('/geocoder/api', async (request, reply) => {
    const { q, lang = 'default', limit } = request.query as Record<string, string | undefined>
    if (!q?.trim()) return reply.code(400).send({ message: "missing search term 'q'" })
    if (!languages.includes(lang))
      return reply.code(400).send({
        message: `language ${lang} is not supported, supported languages are: ${languages.join(', ')}`,
      })
    const most = Math.min(Math.max(Number(limit) || usualResults, 1), mostResults)
    return { type: 'FeatureCollection', features: findAddresses(q, most).map(toFeature) }
  })
}
