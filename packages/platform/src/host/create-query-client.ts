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
        retry: (failures, error) => !onServer && failures < 2 && !isRefusal(error),
      },
      mutations: { retry: false },
    },
  })

const isRefusal = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status < 500
