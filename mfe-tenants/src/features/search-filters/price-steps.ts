import { currencyOf, fromMajor, type Country, type CurrencyCode } from '@metrolibre/contract'

/** Price limits on offer in major units, for the usual prices of a month and of an hour. */
const steps: Readonly<Record<CurrencyCode, Record<'month' | 'hour', readonly number[]>>> = {
  CLP: {
    month: [150_000, 300_000, 500_000, 1_000_000, 1_500_000, 2_500_000, 5_000_000],
    hour: [5000, 10_000, 15_000, 25_000],
  },
  PEN: { month: [600, 1200, 2000, 4000, 6000, 10_000, 20_000], hour: [20, 40, 60, 100] },
}

/** Returns the limits to choose from in minor units, including one that was set elsewhere. */
export const priceSteps = (country: Country, unit: 'month' | 'hour', chosen?: number): number[] => {
  const currency = currencyOf(country)
  const offered = steps[currency][unit].map((major) => fromMajor(major, currency).amount)
  const all = chosen === undefined ? offered : [...offered, chosen]
  return [...new Set(all)].sort((left, right) => left - right)
}
