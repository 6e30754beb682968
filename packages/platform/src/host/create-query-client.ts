import { QueryClient } from '@tanstack/react-query'

const minute = 60_000

/**
 * One per browser, a new one per page on a server. What the server fetched counts as fresh for a while, so
 * hydration asks for nothing twice. Answers of 4xx are final; silence and 5xx are tried again, though not on a
 * server, which leaves that to the browser.
 */
export const createQueryClient = ({ onServer = false } = {}): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: minute,
        gcTime: 10 * minute,
        refetchOnWindowFocus: false,
        // Without a connection the service worker may still answer; where it can't, the screen says so.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => !onServer && failures < 2 && !isRefusal(error),
      },
      // What somebody asked for without a connection fails then and there; nothing is sent behind their back later.
      mutations: { retry: false, networkMode: 'always' },
    },
  })

const isRefusal = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status < 500
