import type { Head, HeadContext } from '@metrolibre/platform'

/** Title and description of an informational page, which stand in the remote's own catalogue. */
export const pageHead =
  (page: string) =>
  ({ intl }: HeadContext): Head => ({
    title: intl.formatMessage({ id: `mfe-public.head.${page}.title` }),
    description: intl.formatMessage({ id: `mfe-public.head.${page}.description` }),
  })
