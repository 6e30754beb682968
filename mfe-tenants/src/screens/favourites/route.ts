import type { Head, HeadContext } from '@metrolibre/platform'

export { prefetchSaved as prefetch } from '../../features/saved-searches/texts.ts'

/** The page shows what a person saved, so it is not meant for search engines. */
export const head = ({ intl }: HeadContext): Head => ({
  title: intl.formatMessage({ id: 'tenants.favourites.pageTitle' }),
  description: intl.formatMessage({ id: 'tenants.favourites.pageDescription' }),
  robots: 'noindex',
})
