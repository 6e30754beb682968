import { createIntl, createIntlCache, type IntlShape, type MessageFormatElement } from 'react-intl'
import type { Locale, Messages } from '../intl/locale.ts'

/** Shared by all pages and catalogues, because a formatter depends on its language and its message alone. */
const cache = createIntlCache()

type ParsedMessages = Record<string, MessageFormatElement[]>

/**
 * Creates the messages of one language, by the library's `createIntl`. A missing message logs an error in development and
 * shows its id. Numbers in messages are written by `withQuickCounts`.
 */
export function createPageIntl(locale: Locale, messages: Messages): IntlShape {
  const intl = createIntl({ locale, defaultLocale: locale, messages: messages as ParsedMessages }, cache)
  intl.formatters.getNumberFormat = withQuickCounts(intl.formatters.getNumberFormat)
  return intl
}

type GetNumberFormat = IntlShape['formatters']['getNumberFormat']

/**
 * Numbers below a thousand, as nearly all messages contain, are written as their digits in both languages.
 * This avoids the first `Intl.NumberFormat` of a page, for which the browser loads its locale data.
 */
const withQuickCounts =
  (getNumberFormat: GetNumberFormat): GetNumberFormat =>
  (locales, options) =>
    options
      ? getNumberFormat(locales, options)
      : ({
          format: (value: number) =>
            Number.isInteger(value) && value >= 0 && value < 1_000
              ? String(value)
              : getNumberFormat(locales).format(value),
        } as Intl.NumberFormat)
