import { toMajor, type CurrencyCode } from '@metrolibre/contract'
import { useDates, useIntl } from '@metrolibre/platform'

/** Returns a function that shortens an amount in minor units for the side of a chart: `4 M`, `800 mil`, `50`. */
export const useShortAmount = (currency: CurrencyCode) => {
  const { formatMessage } = useIntl()
  const dates = useDates()
  return (amount: number): string => {
    const major = toMajor({ amount, currency })
    const number = (value: number) => dates.number(value, { maximumFractionDigits: 1 })
    if (major >= 1e6) return formatMessage({ id: 'mfe-admin.home.millions' }, { number: number(major / 1e6) })
    if (major >= 1e3)
      return formatMessage({ id: 'mfe-admin.home.thousands' }, { number: number(major / 1e3) })
    return number(major)
  }
}
