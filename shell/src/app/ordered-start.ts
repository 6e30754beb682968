import type { QueryClient } from '@metrolibre/platform'
import type { Need } from '@metrolibre/platform/remote-config'
import type { Session } from '../session/create-session.ts'
import { fetchStartData } from './start-data.ts'

interface Parts {
  queryClient: QueryClient
  session: Pick<Session, 'start'>
  needs: readonly Need[]
}

/**
 * The start of the app: the session first, then the data that every page needs. All is asked for at once and taken
 * over in order. What fails leaves the app usable, and can be tried again.
 */
export function createOrderedStart({ queryClient, session, needs }: Parts) {
  const entered = Promise.withResolvers<void>()
  const data = fetchStartData(queryClient, needs, entered.promise)
  // Heard of by `finish`; until then a failure is nobody's.
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
    /** Begins with the first call; later ones tell the same. @throws the first failure, the session's before the data's */
    finish: (): Promise<void> => (first ??= begin()),
    /** Once more what failed, what screens asked for meanwhile included. @throws as `finish` */
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
