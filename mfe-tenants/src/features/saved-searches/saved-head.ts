import type { Head, HeadContext } from '@metrolibre/platform'

/** The head of pages that show what a person saved; they are not meant for search engines. */
export const savedHead = ({ intl }: HeadContext): Head => ({
  title: intl.formatMessage({ id: 'tenants.favourites.pageTitle' }),
  description: intl.formatMessage({ id: 'tenants.favourites.pageDescription' }),
  robots: 'noindex',
})
