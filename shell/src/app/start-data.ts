import { covers, currencies, properties, zones } from '@metrolibre/api-client'
import type { QueryClient } from '@metrolibre/platform'
import type { Need } from '@metrolibre/platform/remote-config'

/** What every page needs, whatever its remote declares: prices are shown in every country's currency. */
const always: readonly Need[] = ['currencies']

/**
 * Fetches what an app start needs, in the order of RULES.md §1 but all at once. "Properties" are the first
 * public page. The session is the browser's own affair. @throws the first failure, after all have ended.
 */
export async function fetchStartData(queryClient: QueryClient, needs: readonly Need[]): Promise<void> {
  const fetchers: Record<Exclude<Need, 'session'>, () => Promise<unknown>> = {
    properties: () => queryClient.ensureQueryData(properties.search()),
    currencies: () => queryClient.ensureQueryData(currencies.all()),
    zones: () => queryClient.ensureQueryData(zones.all()),
    covers: () => queryClient.ensureQueryData(covers.all()),
  }
  const wanted = new Set([...always, ...needs])
  const fetches = Object.entries(fetchers).flatMap(([need, fetch]) =>
    wanted.has(need as Need) ? [fetch()] : [],
  )
  const failure = (await Promise.allSettled(fetches)).find(({ status }) => status === 'rejected')
  if (failure?.status === 'rejected') throw failure.reason
}
