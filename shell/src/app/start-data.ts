import { covers, currencies, properties, zones } from '@metrolibre/api-client'
import type { QueryClient } from '@metrolibre/platform'
import { isCancelledError } from '@metrolibre/platform/host'
import type { Need } from '@metrolibre/platform/remote-config'

/** Data that every page needs whatever its remote declares: prices are shown in each country's currency. */
const always: readonly Need[] = ['currencies']

type Answer = (...asked: never[]) => unknown

/** A query whose response is applied only after `before` has resolved, however early it arrives. */
const inTurn = <O extends { queryFn?: unknown }>(options: O, before: Promise<unknown>): O => ({
  ...options,
  queryFn: async (...asked: never[]) => {
    const answer = await (options.queryFn as Answer)(...asked)
    await before
    return answer
  },
})

/**
 * When a session ends, running queries are cancelled. They are then repeated as a visitor, which is no
 * failure.
 */
const untilKept = async <T>(fetch: () => Promise<T>): Promise<T> => {
  try {
    return await fetch()
  } catch (error) {
    if (isCancelledError(error)) return untilKept(fetch)
    throw error
  }
}

/**
 * Fetches what the app needs at its start: all at once, applied one after the other in the order written
 * here, after the session. "Properties" is the first page of public results.
 * @param session resolves when the session is known
 * @throws the first failure in that order, after everything has settled
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
