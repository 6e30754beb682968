import type { QueryClient } from '@metrolibre/platform'
import type { Need } from '@metrolibre/platform/remote-config'
import type { ShellSession } from '../session/create-session.ts'
import { fetchStartData } from './start-data.ts'

interface Parts {
  queryClient: QueryClient
  session: Pick<ShellSession, 'start'>
  needs: readonly Need[]
  /** Whether the server has done that for the page, which holds what it shows of the data. */
  isFetched?: boolean
}

/**
 * The start of the app: the session first, then the data that every page needs. Everything is requested at
 * once and applied in order. If something fails, the app remains usable and the start can be retried.
 */
export function createOrderedStart({ queryClient, session, needs, isFetched = false }: Parts) {
  const entered = Promise.withResolvers<void>()
  const data = isFetched ? Promise.resolve() : fetchStartData(queryClient, needs, entered.promise)
  // Failures are reported by `finish`; until then they must not count as unhandled.
  for (const promise of [data, entered.promise]) promise.catch(() => {})
  let first: Promise<void> | undefined

  const both = async (start: Promise<void>, fetched: Promise<void>): Promise<void> => {
    const outcomes = await Promise.allSettled([start, fetched])
    const failure = outcomes.find(({ status }) => status === 'rejected')
    if (failure?.status === 'rejected') throw failure.reason
  }

  const begin = (): Promise<void> => {
    session.start().then(entered.resolve, entered.reject)
    return both(entered.promise, data)
  }

  return {
    /**
     * Starts at the first call; later calls return the same promise.
     * @throws the first failure, that of the session before that of the data
     */
    finish: (): Promise<void> => (first ??= begin()),
    /**
     * Retries what failed, including failed queries of screens.
     * @throws like `finish`
     */
    retry: async (): Promise<void> => {
      const again = session.start()
      await both(again, fetchStartData(queryClient, needs, again))
      await queryClient.refetchQueries({
        type: 'active',
        predicate: ({ state }) => state.status === 'error',
      })
    },
  }
}
