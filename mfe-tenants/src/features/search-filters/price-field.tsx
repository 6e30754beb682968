import type { Country } from '@metrolibre/contract'
import { currencyOf, formatExact } from '@metrolibre/contract'
import { useCountry, useIntl, useLocale } from '@metrolibre/platform'
import { useId } from 'react'
import { BareSelect } from '../../parts/bare-select.tsx'
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
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const country = priceCountry(search, useCountry().country)
  const id = useId()
  const unit = search.type === 'hours' ? 'hour' : 'month'
  const choose = (value: string) =>
    onChange(value ? { maxPrice: Number(value), country } : { maxPrice: undefined })
  return (
    <BarField htmlFor={id} label={formatMessage({ id: `tenants.search.price.${unit}` })} wideOnly>
      <BareSelect
        {...bareControl}
        id={id}
        name="maxPrice"
        value={search.maxPrice ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{formatMessage({ id: 'tenants.search.price.any' })}</option>
        {priceSteps(country, unit, search.maxPrice).map((amount) => (
          <option key={amount} value={amount}>
            {formatMessage(
              { id: 'tenants.search.price.upTo' },
              { price: formatExact({ amount, currency: currencyOf(country) }, locale) },
            )}
          </option>
        ))}
      </BareSelect>
    </BarField>
  )
}
