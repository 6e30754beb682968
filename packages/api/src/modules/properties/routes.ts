import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { readAtMostEvery } from '../../platform/read-at-most-every.ts'
import { knownZones } from '../zones/known-zones.ts'
import { withPeriod } from './asked-period.ts'
import { readAvailability } from './availability.ts'
import { readCards } from './cards.ts'
import { readProperty } from './detail/service.ts'
import { withTaken } from './detail/with-taken.ts'
import { findLowestPrices } from './lowest-price-repository.ts'
import { readPlaces } from './places.ts'
import { refreshFreePlaces } from './refresh-free-places.ts'
import { createMap } from './search/map.ts'
import { createSearch } from './search/search.ts'
import { suggest } from './suggestions.ts'

/** A price that is set or rented away shows on the front page within this time. */
const lowestFreshMs = 10_000

export function registerLocations(app: AppContext): void {
  const reading = app.publicReads.with(({ db, sql }) => {
    const zones = knownZones(sql)
    const { search, read } = createSearch(sql, zones)
    const map = createMap(sql, zones, read)
    const lowestPrices = readAtMostEvery(lowestFreshMs, () => findLowestPrices(sql))
    return { db, sql, zones, search, map, lowestPrices }
  })
  serve(app, endpoints.locations.search, ({ query, request }) =>
    reading(request, ({ search }) => search(withPeriod(query))),
  )
  serve(app, endpoints.locations.map, ({ query, request }) =>
    reading(request, ({ map }) => map(withPeriod(query))),
  )
  serve(app, endpoints.locations.places, async ({ query, request }) => ({
    places: await reading(request, ({ sql }) => readPlaces(sql, query)),
  }))
  serve(app, endpoints.locations.lowestPrices, async ({ request }) => ({
    prices: await reading(request, ({ lowestPrices }) => lowestPrices()),
  }))
  serve(app, endpoints.locations.suggestions, ({ query, request }) =>
    reading(request, async ({ sql, zones }) => suggest(sql, await zones(), query)),
  )
  serve(app, endpoints.locations.cards, async ({ query, request }) => ({
    locations: await reading(request, ({ sql }) => readCards(sql, query.ids)),
  }))
  serve(app, endpoints.locations.detail, ({ params, user, request }) =>
    reading(request, async ({ db, sql }) =>
      withTaken(sql, await readProperty(db, params.id, user), app.clock.now().getTime()),
    ),
  )
  serve(app, endpoints.locations.availability, ({ params, query }) => readAvailability(app, params.id, query))
  app.jobs.every('refresh-free-places', 5_000, () => refreshFreePlaces(app))
}
