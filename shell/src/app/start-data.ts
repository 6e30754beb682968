import { covers, currencies, properties, zones } from '@metrolibre/api-client'
import type { QueryClient } from '@metrolibre/platform'
import { isCancelledError } from '@metrolibre/platform/host'
import type { Need } from '@metrolibre/platform/remote-config'

/** What every page needs, whatever its remote declares: prices are shown in every country's currency. */
const always: readonly Need[] = ['currencies']

type Answer = (...asked: never[]) => unknown

/** A query whose answer is taken over once `before` has ended, however early it comes. */
const inTurn = <O extends { queryFn?: unknown }>(options: O, before: Promise<unknown>): O => ({
  ...options,
  queryFn: async (...asked: never[]) => {
    const answer = await (options.queryFn as Answer)(...asked)
    await before
    return answer
  },
})

/** A session that ends forgets what is being fetched: that is asked for once more, as a visitor, and is no failure. */
const untilKept = async <T>(fetch: () => Promise<T>): Promise<T> => {
  try {
    return await fetch()
  } catch (error) {
    if (isCancelledError(error)) return untilKept(fetch)
    throw error
  }
}

/**
 * Fetches what an app start needs: all at once, taken over one after the other in the order that stands here.
 * "Properties" are the first public page. The session, whose end `session` is, comes before all of them.
 * @throws the first failure in that order, after all have ended.
 */
export async function fetchStartData(
  queryClient: QueryClient,
  needs: readonly Need[],
  session: Promise<unknown> = Promise.resolve(),
): Promise<void> {
  const steps: Record<Exclude<Need, 'session'>, (before: Promise<unknown>) => Promise<unknown>> = {
    properties: (before) => queryClient.ensureQueryData(inTurn(properties.search(), before)),
    currencies: (before) => queryClient.ensureQueryData(inTurn(currencies.all(), before)),
    zones: (before) => queryClient.ensureQueryData(inTurn(zones.all(), before)),
    covers: (before) => queryClient.ensureQueryData(inTurn(covers.all(), before)),
  }
  const wanted = new Set([...always, ...needs])
  const fetches: Promise<unknown>[] = []
  for (const [need, fetch] of Object.entries(steps))
    if (wanted.has(need as Need)) {
      const before = Promise.allSettled([session, ...fetches])
      fetches.push(untilKept(() => fetch(before)))
    }
  const failure = (await Promise.allSettled(fetches)).find(({ status }) => status === 'rejected')
  if (failure?.status === 'rejected') throw failure.reason
}
