import type { IntlShape } from 'react-intl'

/** The part of `IntlShape` that pages use for their messages. Dates and prices have hooks of their own. */
export type PageIntl = Pick<IntlShape, 'locale' | 'messages' | 'formatMessage'>
