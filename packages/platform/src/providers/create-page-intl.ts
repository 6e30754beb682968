import { createIntl, createIntlCache, type IntlShape, type MessageFormatElement } from 'react-intl'
import { defaultLocale, type Locale, type Messages } from '../remote/locale.ts'

const cache = createIntlCache()

/** Messages and formats of one language; a missing message is an error in development and its id on screen. */
export const createPageIntl = (locale: Locale, messages: Messages): IntlShape =>
  createIntl(
    {
      locale,
      defaultLocale,
      messages: messages as Record<string, MessageFormatElement[]>,
      timeZone: 'UTC',
    },
    cache,
  )
