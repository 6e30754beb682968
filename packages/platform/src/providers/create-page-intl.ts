import { createFormatters, createIntlCache, DEFAULT_INTL_CONFIG, formatMessage } from '@formatjs/intl'
import { Children, createElement, Fragment, isValidElement, type ReactNode } from 'react'
import type { IntlShape, MessageDescriptor, MessageFormatElement } from 'react-intl'
import type { PageIntl } from '../intl/page-intl.ts'
import { locales, type Locale, type Messages } from '../intl/locale.ts'

/** Shared by all pages and catalogues, because a formatter depends on its language alone. */
const formatters = createFormatters(createIntlCache())
const { getNumberFormat, getMessageFormat } = formatters

/**
 * Keeps the formatter of a parsed message by the message itself. The library keeps it by the JSON of the whole message,
 * which it writes again for every text of a page: a tenth of what a slow phone does between two pages.
 */
const kept = Object.fromEntries(
  locales.map((locale) => [locale, new WeakMap<object, ReturnType<typeof getMessageFormat>>()]),
)
formatters.getMessageFormat = (message, locale, ...rest) => {
  const known = kept[String(locale)]
  if (!known || typeof message === 'string') return getMessageFormat(message, locale, ...rest)
  let format = known.get(message)
  if (!format) known.set(message, (format = getMessageFormat(message, locale, ...rest)))
  return format
}

/**
 * Numbers below a thousand, as nearly all messages contain, are written as their digits in both languages.
 * This avoids the first `Intl.NumberFormat` of a page, for which the browser loads its locale data.
 */
formatters.getNumberFormat = (locales, options) =>
  options ? getNumberFormat(locales, options) : ({ format: count(locales) } as Intl.NumberFormat)

const count = (locales: Parameters<typeof getNumberFormat>[0]) => (value: number) =>
  Number.isInteger(value) && value >= 0 && value < 1_000
    ? String(value)
    : getNumberFormat(locales).format(value)

type Values = Parameters<IntlShape['formatMessage']>[1]
type Options = Parameters<IntlShape['formatMessage']>[2]

/**
 * Creates the messages of one language. A missing message logs an error in development and shows its id.
 * `createIntl` of the library is not used for two reasons: it adds formatters for dates, durations and lists
 * that nobody calls (`useDates` and `usePrice` do that), and it checks whether the browser supports the
 * language, which loads all locale data and takes a tenth of a second on a slow phone.
 */
export function createPageIntl(locale: Locale, messages: Messages): PageIntl {
  const config = {
    ...DEFAULT_INTL_CONFIG,
    locale,
    defaultLocale: locale,
    messages: messages as Record<string, MessageFormatElement[]>,
    onError: (error: Error) => {
      if (process.env['NODE_ENV'] !== 'production') console.error(error)
    },
  }
  const format = (descriptor: MessageDescriptor, values?: Values, options?: Options) => {
    const text = formatMessage(config, formatters, descriptor, withKeys(values) as never, options)
    return Array.isArray(text) ? keyed(text) : text
  }
  return { locale, messages: config.messages, formatMessage: format as PageIntl['formatMessage'] }
}

/**
 * The parts of a message keep their order, so their index can be the key that React requires for elements.
 */
const keyed = (parts: ReactNode): ReactNode[] =>
  Children.toArray(parts).map((part, index) =>
    isValidElement(part) ? createElement(Fragment, { key: index }, part) : part,
  )

/** Tags in a message are functions that receive their content, which needs keys as well. */
const withKeys = (values: Values): Values =>
  values &&
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'function' ? (parts: ReactNode[]) => value(keyed(parts) as never) : value,
    ]),
  )
