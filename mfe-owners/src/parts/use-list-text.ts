import { useIntl } from '@metrolibre/platform'

/** Returns a function that joins names as in a sentence: `Altillo, Patio y Taller`. */
export const useListText = (): ((names: readonly string[]) => string) => {
  const { locale } = useIntl()
  return (names) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
}
