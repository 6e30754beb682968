import { covers, properties, testimonials } from '@metrolibre/api-client'
import type { PrefetchContext } from '@metrolibre/platform'

/** What the front page shows before any script runs. */
export const prefetchHome = ({ queryClient }: PrefetchContext): Promise<unknown> =>
  Promise.all([
    queryClient.prefetchQuery(covers.all()),
    queryClient.prefetchQuery(properties.search({})),
    queryClient.prefetchQuery(testimonials.all()),
  ])
