import type { Head, HeadContext, MessageId } from '@metrolibre/platform'

/** The head of personal pages, which search engines must not index. */
export const privateHead =
  (id: MessageId) =>
  ({ intl }: HeadContext): Head => ({
    title: intl.formatMessage({ id }),
    description: intl.formatMessage({ id: 'tenants.booking.description' }),
    robots: 'noindex',
  })
