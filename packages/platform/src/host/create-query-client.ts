import { notifyManager, QueryClient } from '@tanstack/react-query'

const minute = 60_000
/** In ms, before the first of two retries; the second one waits twice as long. A failure shows after about a second. */
const retryPause = 400

// Screens hear of new data before the code that awaited it goes on. Told by a timer, they would still show the old data for a
// moment in which a change that was shown ahead of its answer is no longer shown.
notifyManager.setScheduler(queueMicrotask)

/**
 * Creates the query client: one per browser, and one per page on a server. What the server fetched counts as
 * fresh for a while, so hydration fetches nothing twice. 4xx responses are final; network failures and 5xx
 * responses are retried in the browser only.
 */
export const createQueryClient = ({ onServer = false } = {}): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: minute,
        gcTime: 10 * minute,
        refetchOnWindowFocus: false,
        // Without a connection the service worker may still answer; if it can't, the screen shows the
        // failure.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => !onServer && failures < 2 && !isRefusal(error),
        retryDelay: (failures) => retryPause * 2 ** failures,
      },
      // A mutation without a connection fails at once; it is never sent later without the user's knowledge.
      mutations: { retry: false, networkMode: 'always' },
    },
  })

const isRefusal = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status < 500
