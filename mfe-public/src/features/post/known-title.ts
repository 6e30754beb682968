import { publications } from '@metrolibre/api-client'
import type { Publication } from '@metrolibre/contract'
import type { QueryClient } from '@metrolibre/platform'

interface Pages {
  pages: ReadonlyArray<{ publications: readonly Publication[] }>
}

/** Returns how the lists that were shown before call a post. */
export const knownTitle = (queryClient: QueryClient, id: string): string | undefined =>
  queryClient
    .getQueriesData<Pages>({
      queryKey: publications.listsKey,
    })
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap((page) => page.publications)
    .find((post) => post.id === id)?.title
