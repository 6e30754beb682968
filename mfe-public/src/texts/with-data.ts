import type { PrefetchContext, QueryClient } from '@metrolibre/platform'
import { loadTexts, type PageTexts } from '@metrolibre/platform/texts'

/** Creates a page's `prefetch`, which loads its own texts and its data, if any. */
export const withData =
  (texts: PageTexts, data?: (queryClient: QueryClient, url: URL) => Promise<unknown>) =>
  (context: PrefetchContext): Promise<unknown> =>
    Promise.all([loadTexts(texts)(context), data?.(context.queryClient, context.url)])
