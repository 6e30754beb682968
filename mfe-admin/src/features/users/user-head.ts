import type { Head, HeadContext } from '@metrolibre/platform'

/** The head of every page about users: only admins open them. */
export const userHead = ({ intl }: HeadContext): Head => ({
  title: intl.formatMessage({ id: 'mfe-admin.users.title' }),
  description: intl.formatMessage({ id: 'mfe-admin.users.description' }),
  robots: 'noindex',
})
