import type { Country } from '@metrolibre/contract'
import { useCountry, useIntl } from '@metrolibre/platform'
import { Text } from '@metrolibre/ui'
import { isSortedByPrice, hasPriceFilter, searchPlaceName, type Search } from './search-query.ts'

const otherThan = (country: Country): Country => (country === 'Chile' ? 'Perú' : 'Chile')

/** What an order by price compares: countries, units, both, or only prices that compare anyway. */
const orderOf = (search: Search): 'both' | 'countries' | 'units' | undefined => {
  if (!isSortedByPrice(search) || hasPriceFilter(search)) return undefined
  const onePlace = searchPlaceName({ ...search, q: undefined }) !== undefined
  if (search.type === 'hours') return onePlace ? undefined : 'countries'
  return onePlace ? 'units' : 'both'
}

/** Says which prices come first, and that a limit of price leaves out the other country (RULES.md §4.22, §4.23). */
export function ResultsNote({ search }: { search: Search }) {
  const { formatMessage } = useIntl()
  const { country: home } = useCountry()
  const order = orderOf(search)
  const { comuna, city, state, zoneId, country = 'Chile' } = search
  const narrowed = hasPriceFilter(search) && (comuna ?? city ?? state ?? zoneId) === undefined
  const notes = [
    ...(order
      ? [formatMessage({ id: 'tenants.search.note.order' }, { order, country: home, other: otherThan(home) })]
      : []),
    ...(narrowed
      ? [formatMessage({ id: 'tenants.search.note.narrowed' }, { country, other: otherThan(country) })]
      : []),
  ]
  if (notes.length === 0) return null
  return (
    <Text textStyle="small" color="fg.muted" mt="-12px" mb="18px">
      {notes.join(' ')}
    </Text>
  )
}
