import type { PrefetchContext, QueryClient } from '@metrolibre/platform'

/**
 * Creates what reads a page of the menu beside the drawing of its frame, as it is opened from there: without filters. One that
 * is opened with some reads its rows by itself.
 */
export const openedWhole =
  (read: (client: QueryClient) => Promise<unknown>) =>
  ({ url, queryClient }: PrefetchContext): Promise<unknown> =>
    url.search === '' ? read(queryClient) : Promise.resolve()
