import type { PrefetchContext, QueryClient } from '@metrolibre/platform'
import type { PageTexts } from '@metrolibre/platform/texts'

/** A page's prefetch: its own texts, and its data where it has some. */
export const withData =
  (texts: PageTexts, data?: (queryClient: QueryClient) => Promise<unknown>) =>
  ({ queryClient, locale }: PrefetchContext): Promise<unknown> =>
    Promise.all([texts.load(locale), data?.(queryClient)])
