import { isApiError, properties } from '@metrolibre/api-client'
import { useQuery, useQueryClient, type PrefetchContext } from '@metrolibre/platform'

/** The address names nothing that this visitor may know of. */
export const isMissing = (error: unknown): boolean => isApiError(error) && error.status === 404

/** Beside the data that a server hands on: refusals are not, and the browser must draw the same page. */
const missingKey = (id: string) => [...properties.keys.detail(id), 'missing'] as const

/** Fetches a property before its page is drawn, and remembers that there is none. */
export const prefetchProperty = async ({ params, queryClient }: PrefetchContext): Promise<void> => {
  const id = params['id'] ?? ''
  try {
    await queryClient.ensureQueryData(properties.detail(id))
  } catch (error) {
    if (isMissing(error)) queryClient.setQueryData(missingKey(id), true)
    throw error
  }
}

/**
 * A property's own data, and whether there is none. That is an answer, on a server too, and is not asked
 * again by every screen; a visitor who signs in may still be told more.
 */
export const useProperty = (id: string) => {
  const known = useQueryClient().getQueryData(missingKey(id)) === true
  const { data, error, refetch, isFetching } = useQuery({
    ...properties.detail(id),
    retryOnMount: ({ state }) => !isMissing(state.error),
  })
  const missing = data === undefined && (isMissing(error) || (known && !error))
  return { data, error, missing, isFetching, refetch: () => void refetch() }
}
