import { currencyOf, formatExact, shownSiteSize, type SearchFilters } from '@metrolibre/contract'
import { useDates, useIntl, useLocale } from '@metrolibre/platform'
import { kindName } from '../../property/kinds.tsx'

/** Returns a function that says in a few words each what filters ask for. */
export const useFilterWords = () => {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const { day, area, measure } = useDates()
  return (filters: SearchFilters): string[] => {
    const { type, comuna, city, state, country, q, services = [], facts = [], use, from, to } = filters
    const { minPrice, maxPrice, minArea, maxArea, minHeight, bbox, free, only } = filters
    const currency = currencyOf(country ?? 'Chile')
    // The limit itself, which is in the currency of the searched country (RULES.md §4.23).
    const money = (amount: number) => formatExact({ amount, currency }, locale)
    const short = (date: string) => day(date, { day: 'numeric', month: 'short' })
    const words = [
      type && formatMessage({ id: kindName(type) }),
      use && formatMessage({ id: `tenants.use.${use}` }),
      comuna ?? city ?? state ?? country,
      q && formatMessage({ id: 'tenants.saved.filters.words' }, { words: q }),
      minPrice !== undefined &&
        formatMessage({ id: 'tenants.saved.filters.from' }, { price: money(minPrice) }),
      maxPrice !== undefined &&
        formatMessage({ id: 'tenants.saved.filters.upTo' }, { price: money(maxPrice) }),
      minArea !== undefined && formatMessage({ id: 'tenants.saved.filters.area' }, { min: area(minArea) }),
      maxArea !== undefined &&
        formatMessage({ id: 'tenants.saved.filters.areaMost' }, { max: area(maxArea) }),
      minHeight !== undefined &&
        formatMessage(
          { id: 'tenants.saved.filters.height' },
          { min: measure(shownSiteSize('clearHeight', minHeight), 'm') },
        ),
      from !== undefined &&
        to !== undefined &&
        formatMessage({ id: 'tenants.saved.filters.dates' }, { from: short(from), to: short(to) }),
      ...services.map((service) => formatMessage({ id: `tenants.property.service.${service}` })),
      ...facts.map((fact) => formatMessage({ id: `tenants.saved.filters.${fact}` })),
      bbox !== undefined && formatMessage({ id: 'tenants.saved.filters.map' }),
      free && formatMessage({ id: 'tenants.saved.filters.free' }),
      only !== undefined && formatMessage({ id: 'tenants.saved.filters.only' }),
    ].filter((word) => typeof word === 'string')
    return words.length > 0 ? words : [formatMessage({ id: 'tenants.saved.filters.all' })]
  }
}
