import { countries, currencyOf, dateAt, timeZoneOf, type CurrencyCode } from '@metrolibre/contract'

/** Returns the day at the places of a currency, because the server refuses a day that has not come there yet. */
export const todayIn = (currency: CurrencyCode): string =>
  dateAt(Date.now(), timeZoneOf(countries.find((country) => currencyOf(country) === currency)!))
