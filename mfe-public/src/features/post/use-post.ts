import { isApiError, publications } from '@metrolibre/api-client'
import {
  useQuery,
  useQueryClient,
  useSession,
  type PrefetchContext,
  type QueryClient,
} from '@metrolibre/platform'

/**
 * Cache key for the information that a visitor finds no such post. Errors are not passed from server to
 * browser, but both must render the same page.
 */
const missingKey = (id: string) => [...publications.key, 'missing', id] as const

/** Tells whether an earlier request of a visitor found that there is no such post. */
export const knownMissingPost = (client: QueryClient, id: string): boolean =>
  client.getQueryData(missingKey(id)) === true

/** Loads a post as visitors see it before its page is rendered, and remembers if there is none. */
export async function prefetchPost({ params, queryClient }: PrefetchContext): Promise<void> {
  const id = params['id'] ?? ''
  try {
    await queryClient.ensureQueryData(publications.one(id, null))
  } catch (error) {
    if (isApiError(error, 'not_found')) queryClient.setQueryData(missingKey(id), true)
    throw error
  }
}

/** Returns a post as the reader may see it: one that waits only as its author or an admin. */
export function usePost(id: string) {
  const client = useQueryClient()
  const { user } = useSession()
  const who = user?.id ?? null
  const known = knownMissingPost(client, id)
  const { data, error, refetch, isFetching } = useQuery({
    ...publications.one(id, who),
    enabled: who !== null || !known,
    placeholderData: () => client.getQueryData(publications.one(id, null).queryKey),
    retryOnMount: ({ state }) => !isApiError(state.error, 'not_found'),
  })
  const missing = data === undefined && (error ? isApiError(error, 'not_found') : who === null && known)
  return { post: data, error, missing, isFetching, refetch: () => void refetch() }
}
