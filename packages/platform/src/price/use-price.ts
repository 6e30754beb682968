import { currencies } from '@metrolibre/api-client'
import type { Money, Rates, RentalMode } from '@metrolibre/contract'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useCountry } from '../country/use-country.ts'
import { usePathLocale } from '../router/use-path-locale.tsx'
import { showPrice } from './show-price.ts'

/**
 * Returns a function that writes a price for the selected country and language. Until the exchange rates are
 * loaded, it writes the exact price.
 */
export const usePrice = () => {
  const { country } = useCountry()
  const locale = usePathLocale()
  const { data } = useQuery(currencies.all())
  return useCallback(
    (money: Money, unit?: RentalMode) => {
      const rates: Rates = Object.fromEntries(
        (data?.currencies ?? []).map(({ country, value }) => [country, value]),
      )
      return showPrice(money, { country, rates, locale }, unit)
    },
    [country, locale, data],
  )
}
