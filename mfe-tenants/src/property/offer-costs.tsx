import type { PropertyDetail } from '@metrolibre/api-client'
import { movingCostTitle, offerCosts, writeOfferCost } from '@metrolibre/contract'
import { useLocale } from '@metrolibre/platform'
import { useCostText } from '@metrolibre/platform/costs'
import { MovingCostList } from '@metrolibre/ui/parts'

/** What moving in costs before dates are chosen: for each month or hour, of the cheapest room where rooms are rented. */
export function OfferCosts({ property }: { property: PropertyDetail }) {
  const { locale } = useLocale()
  const money = useCostText()
  const { price, country } = property
  if (price.state !== 'priced') return null
  const facts = { ...property, rentalMode: price.unit, unitPrice: price.amount, isLowest: price.from }
  const rows = offerCosts(facts).map((line) => writeOfferCost(line, { locale, country, money }))
  return <MovingCostList title={movingCostTitle(locale)} rows={rows} />
}
