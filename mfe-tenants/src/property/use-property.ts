import { isApiError, properties } from '@metrolibre/api-client'
import {
  type PrefetchContext,
  type QueryClient,
  useQuery,
  useQueryClient,
  useSession,
} from '@metrolibre/platform'

export type MissingStatus = 404 | 410

/** Why the address names nothing that this visitor may know of: there is none (404), or it was taken down (410). */
export const missingStatus = (error: unknown): MissingStatus | undefined =>
  isApiError(error) && (error.status === 404 || error.status === 410) ? error.status : undefined

/** Beside the data that a server hands on: refusals are not, and the browser must draw the same page. */
const missingKey = (id: string) => [...properties.keys.detail(id), 'missing'] as const

/** What an earlier request for the property was told, if it was told that there is none. */
export const knownMissing = (queryClient: QueryClient, id: string): MissingStatus | undefined =>
  queryClient.getQueryData(missingKey(id))

/** Fetches a property before its page is drawn, and remembers that there is none. */
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
 * A property's own data, and whether there is none. That is an answer, on a server too, and is not asked
 * again by every screen; a visitor who signs in may still be told more.
 */
export const useProperty = (id: string) => {
  const known = knownMissing(useQueryClient(), id)
  const { user } = useSession()
  const { data, error, refetch, isFetching } = useQuery({
    ...properties.detail(id),
    enabled: !known || user !== null,
    retryOnMount: ({ state }) => !missingStatus(state.error),
  })
  const missing = data === undefined ? (error ? missingStatus(error) : known) : undefined
  return { data, error, missing, isFetching, refetch: () => void refetch() }
}
