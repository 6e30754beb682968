import { useIntl } from '@metrolibre/platform'

/** So many names are read at once. */
const most = 6

/**
 * Returns a function that joins names as in a sentence: `Altillo, Patio y Taller`. Of more than six names it gives the
 * first five and the number of the others.
 */
export const useListText = (): ((names: readonly string[]) => string) => {
  const { locale, formatMessage } = useIntl()
  return (names) => {
    const shown =
      names.length <= most
        ? names
        : [
            ...names.slice(0, most - 1),
            formatMessage({ id: 'mfe-owners.list.more' }, { count: names.length - most + 1 }),
          ]
    return new Intl.ListFormat(locale, { type: 'conjunction' }).format(shown)
  }
}
