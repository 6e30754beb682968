import { createFormatters, createIntlCache, DEFAULT_INTL_CONFIG, formatMessage } from '@formatjs/intl'
import { Children, createElement, Fragment, isValidElement, type ReactNode } from 'react'
import type { IntlShape, MessageDescriptor, MessageFormatElement } from 'react-intl'
import type { PageIntl } from '../intl/page-intl.ts'
import type { Locale, Messages } from '../intl/locale.ts'

/** Shared by all pages and catalogues: a format is told by its language, not by who made it. */
const formatters = createFormatters(createIntlCache())
const { getNumberFormat } = formatters

/**
 * Counts below a thousand, which nearly all messages with numbers hold, are their digits in both languages. The first
 * number format of a page has the browser read all its tables.
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
 * Messages of one language; a missing message is an error in development and its id on screen. Made here and not by
 * the library, which would bring formats of dates, durations and lists along that nobody asks it for: those are
 * `useDates` and `usePrice`. It would also ask whether the browser knows the language, which makes that read all its
 * tables: on a slow phone a tenth of a second.
 */
export function createPageIntl(locale: Locale, messages: Messages): PageIntl {
  const config = {
    ...DEFAULT_INTL_CONFIG,
    locale,
    defaultLocale: locale,
    messages: messages as Record<string, MessageFormatElement[]>,
    timeZone: 'UTC',
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

/** What a message is made of stays in its order; React wants a key for each part that is an element. */
const keyed = (parts: ReactNode): ReactNode[] =>
  Children.toArray(parts).map((part, index) =>
    isValidElement(part) ? createElement(Fragment, { key: index }, part) : part,
  )

/** Tags of a message are functions over their parts, which get keys as well. */
const withKeys = (values: Values): Values =>
  values &&
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'function' ? (parts: ReactNode[]) => value(keyed(parts) as never) : value,
    ]),
  )
