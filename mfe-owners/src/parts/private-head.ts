import type { Head, HeadContext, MessageId } from '@metrolibre/platform'

/** Returns the head of a page that only its user sees, so that search engines must not index it. */
export const privateHead =
  (title: MessageId, description: MessageId) =>
  ({ intl }: HeadContext): Head => ({
    title: intl.formatMessage({ id: title }),
    description: intl.formatMessage({ id: description }),
    robots: 'noindex',
  })
