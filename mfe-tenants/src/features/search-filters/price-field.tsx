import type { Country } from '@metrolibre/contract'
import { currencyOf, formatExact } from '@metrolibre/contract'
import { useCountry, useIntl } from '@metrolibre/platform'
import { chakra } from '@metrolibre/ui'
import { useId } from 'react'
import { BarField, bareControl } from './bar-field.tsx'
import { priceSteps } from './price-steps.ts'
import type { Search } from './search-query.ts'

interface Props {
  search: Search
  onChange: (patch: Search) => void
}

/** Returns the country of a price limit, because amounts can only be compared within one currency. */
export const priceCountry = (search: Search, selected: Country): Country =>
  search.country ?? (search.maxPrice === undefined && search.minPrice === undefined ? selected : 'Chile')

/** The highest price, per month or per hour depending on the kind. */
export function PriceField({ search, onChange }: Props) {
  const { formatMessage } = useIntl()
  const country = priceCountry(search, useCountry().country)
  const id = useId()
  const unit = search.type === 'hours' ? 'hour' : 'month'
  const choose = (value: string) =>
    onChange(value ? { maxPrice: Number(value), country } : { maxPrice: undefined })
  return (
    <BarField htmlFor={id} label={formatMessage({ id: `tenants.search.price.${unit}` })} wideOnly>
      <chakra.select
        {...bareControl}
        id={id}
        name="maxPrice"
        cursor="pointer"
        // Browsers indent the text of a select by a few px; this aligns it with its label.
        ml="-4px"
        value={search.maxPrice ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{formatMessage({ id: 'tenants.search.price.any' })}</option>
        {priceSteps(country, unit, search.maxPrice).map((amount) => (
          <option key={amount} value={amount}>
            {formatMessage(
              { id: 'tenants.search.price.upTo' },
              { price: formatExact({ amount, currency: currencyOf(country) }) },
            )}
          </option>
        ))}
      </chakra.select>
    </BarField>
  )
}
