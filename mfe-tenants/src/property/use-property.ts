import { isApiError, properties } from '@metrolibre/api-client'
import {
  type PrefetchContext,
  type QueryClient,
  useQuery,
  useQueryClient,
  useSession,
} from '@metrolibre/platform'

export type MissingStatus = 404 | 410

/**
 * Returns the status when there is no property for this visitor: it never existed (404) or was taken down
 * (410).
 */
export const missingStatus = (error: unknown): MissingStatus | undefined =>
  isApiError(error) && (error.status === 404 || error.status === 410) ? error.status : undefined

/**
 * Cache key for the information that a property is missing. Errors are not passed from server to browser, but
 * both must render the same page.
 */
const missingKey = (id: string) => [...properties.keys.detail(id), 'missing'] as const

/** Returns the status if an earlier request found that the property is missing. */
export const knownMissingProperty = (queryClient: QueryClient, id: string): MissingStatus | undefined =>
  queryClient.getQueryData(missingKey(id))

/** Loads a property before its page is rendered, and remembers if it is missing. */
export const prefetchProperty = async ({ params, queryClient }: PrefetchContext): Promise<void> => {
  const id = params['id'] ?? ''
  try {
    await queryClient.ensureQueryData(properties.detail(id))
  } catch (error) {
    const status = missingStatus(error)
    if (status) queryClient.setQueryData(missingKey(id), status)
    throw error
  }
}

/**
 * Returns a property's data, or that it is missing. The latter is a valid answer, also on a server, so
 * screens do not request it again; but a visitor who signs in may get another answer.
 */
export const useProperty = (id: string) => {
  const known = knownMissingProperty(useQueryClient(), id)
  const { user } = useSession()
  const { data, error, refetch, isFetching } = useQuery({
    ...properties.detail(id),
    enabled: !known || user !== null,
    retryOnMount: ({ state }) => !missingStatus(state.error),
  })
  const missing = data === undefined ? (error ? missingStatus(error) : known) : undefined
  return { data, error, missing, isFetching, refetch: () => void refetch() }
}
