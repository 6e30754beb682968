import { covers, properties, testimonials } from '@metrolibre/api-client'
import { defaultCountry, type PrefetchContext } from '@metrolibre/platform'
import { sampleRents } from '../../features/owners-band/sample-rents.ts'

/** Loads what the server renders into the front page. */
export const prefetchHome = ({ queryClient, country }: PrefetchContext): Promise<unknown> =>
  Promise.all([
    queryClient.prefetchQuery(covers.all()),
    queryClient.prefetchQuery(properties.search({})),
    country !== defaultCountry && queryClient.prefetchQuery(properties.search({ country })),
    queryClient.prefetchQuery(properties.lowestPrices()),
    queryClient.prefetchQuery(testimonials.all()),
    queryClient.prefetchQuery(sampleRents()),
  ])
