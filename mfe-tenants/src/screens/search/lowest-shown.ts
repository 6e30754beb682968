import type { PropertyCard, SearchResult } from '@metrolibre/api-client'
import { formatExact, type Locale } from '@metrolibre/contract'

type Price = Extract<PropertyCard['price'], { state: 'priced' }>

/**
 * Returns the lowest price of the listed properties for the description of their page: of months where there are any, and
 * in the currency of the first one. It is an example where there may be lower ones on other pages or in another currency.
 */
export const lowestShown = (result: SearchResult | undefined, locale: Locale) => {
  const cards = result?.properties ?? []
  const prices = cards.flatMap(({ price }): Price[] => (price.state === 'priced' ? [price] : []))
  const monthly = prices.filter(({ unit }) => unit === 'month')
  const alike = monthly.length > 0 ? monthly : prices
  const [first] = alike
  if (!result || !first) return { price: 'none' }
  const lowest = alike
    .filter(({ currency }) => currency === first.currency)
    .reduce((low, each) => (each.amount < low.amount ? each : low))
  const isLowestOfAll =
    result.total <= cards.length && prices.every(({ currency }) => currency === first.currency)
  return {
    price: isLowestOfAll ? 'from' : 'example',
    amount: formatExact(lowest, locale),
    unit: lowest.unit,
  }
}
