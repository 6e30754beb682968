import {
  createIntl,
  createIntlCache,
  ReactIntlErrorCode,
  type IntlShape,
  type MessageFormatElement,
} from 'react-intl'
import type { Locale, Messages } from '../remote/locale.ts'

const cache = createIntlCache()

/** Messages and formats of one language; a missing message is an error in development and its id on screen. */
export const createPageIntl = (locale: Locale, messages: Messages): IntlShape =>
  createIntl(
    {
      // Told a locale, the library asks whether the browser knows its formats, which makes that read all its tables:
      // on a slow phone a tenth of a second. Told a default alone, it takes it as it is; both of ours are known.
      locale: '',
      defaultLocale: locale,
      onError: (error) => {
        const expected = error.code === ReactIntlErrorCode.INVALID_CONFIG
        if (!expected && process.env['NODE_ENV'] !== 'production') console.error(error)
      },
      messages: messages as Record<string, MessageFormatElement[]>,
      timeZone: 'UTC',
    },
    cache,
  )
