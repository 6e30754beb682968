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
 * The start of the app: the session first, then the data that every page needs, all asked for at once. What
 * fails leaves the app usable, and can be tried again.
 */
export function createOrderedStart({ queryClient, session, needs }: Parts) {
  const data = fetchStartData(queryClient, needs)
  // Heard of by `finish`; until then a failure is nobody's.
  data.catch(() => {})

  const both = async (fetched: Promise<void>): Promise<void> => {
    const outcomes = await Promise.allSettled([session.start(), fetched])
    const failure = outcomes.find(({ status }) => status === 'rejected')
    if (failure?.status === 'rejected') throw failure.reason
  }

  return {
    /** Settles when the data is there, or known to be missing. */
    data,
    /** @throws the first failure, the session's before the data's */
    finish: () => both(data),
    /** Once more what failed, what screens asked for meanwhile included. @throws as `finish` */
    retry: async (): Promise<void> => {
      await both(fetchStartData(queryClient, needs))
      await queryClient.refetchQueries({
        type: 'active',
        predicate: ({ state }) => state.status === 'error',
      })
    },
  }
}
