import type { Head, HeadContext, MessageId } from '@metrolibre/platform'

/** Of pages that belong to one person: nothing for search engines. */
export const privateHead =
  (id: MessageId) =>
  ({ intl }: HeadContext): Head => ({
    title: intl.formatMessage({ id }),
    description: intl.formatMessage({ id: 'tenants.booking.description' }),
    robots: 'noindex',
  })
