import type { IntlShape } from 'react-intl'

/** What a page says in its language. Dates and prices have hooks of their own. */
export type PageIntl = Pick<IntlShape, 'locale' | 'messages' | 'formatMessage'>
