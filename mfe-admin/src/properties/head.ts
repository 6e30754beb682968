import type { Head, HeadContext } from '@metrolibre/platform'

/** The head of every page about properties: only admins open them. */
export const head = ({ intl }: HeadContext): Head => ({
  title: intl.formatMessage({ id: 'mfe-admin.locations.title' }),
  description: intl.formatMessage({ id: 'mfe-admin.locations.description' }),
  robots: 'noindex',
})
