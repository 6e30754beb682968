import type { Locale } from '@metrolibre/contract'
import { createIntl } from '@formatjs/intl'

type Catalogue<Key extends string> = Readonly<Record<Key, string>>
type Values = Record<string, string | number>

/** Reads the texts of a module's mails: ICU messages with the same keys in both languages. */
export function mailMessages<const Key extends string>(
  catalogues: Readonly<Record<Locale, Catalogue<Key>>>,
): (locale: Locale) => (key: Key, values?: Values) => string {
  const readers = new Map<Locale, (key: Key, values?: Values) => string>()
  for (const locale of ['es', 'en'] as const) {
    const intl = createIntl({ locale, messages: catalogues[locale] })
    readers.set(locale, (key, values) => intl.formatMessage({ id: key }, values))
  }
  return (locale) => readers.get(locale)!
}
