import type { QueryClient } from '@metrolibre/platform'

/**
 * Notes from now on which queries are read. What was fetched for the start of the app alone, or for a page in between, needs
 * not travel with the HTML: browsers fetch it when they need it.
 */
export function watchReads(queryClient: QueryClient) {
  const cache = queryClient.getQueryCache()
  const read = new Set<string>()
  const get = cache.get.bind(cache)
  cache.get = ((hash: string) => {
    read.add(hash)
    return get(hash)
  }) as typeof cache.get
  return { isRead: ({ queryHash }: { queryHash: string }) => read.has(queryHash) }
}
