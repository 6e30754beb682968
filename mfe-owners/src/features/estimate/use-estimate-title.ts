import { formatExact, roundedAmount, type Estimate, type PropertyType } from '@metrolibre/contract'
import { useIntl, useLocale } from '@metrolibre/platform'
import { isEstimated } from '../../listing/kinds.ts'

/** Returns the heading over an estimate, and the sentence below it. */
export const useEstimateTitle = (kind: PropertyType, estimate: Estimate | undefined) => {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const rent = estimate?.estimate
  if (rent)
    return {
      title: formatMessage(
        { id: 'mfe-owners.listing.result.range' },
        {
          low: roundedAmount(rent.low, rent.currency, locale),
          high: roundedAmount(rent.high, rent.currency, locale),
        },
      ),
      text: formatMessage({ id: 'mfe-owners.listing.result.rangeText' }),
    }
  const hourly = estimate?.hourly
  if (hourly) {
    const exact = (amount: number) => formatExact({ amount, currency: hourly.currency }, locale)
    return {
      title: formatMessage(
        { id: 'mfe-owners.listing.result.hourly' },
        { low: exact(hourly.low), high: exact(hourly.high) },
      ),
      text: formatMessage(
        { id: 'mfe-owners.listing.result.hourlyText' },
        { count: hourly.count, place: hourly.place },
      ),
    }
  }
  if (hourly === null)
    return {
      title: formatMessage({ id: 'mfe-owners.listing.result.hourlyNone' }),
      text: formatMessage({ id: 'mfe-owners.listing.result.hourlyNoneText' }),
    }
  return {
    title: formatMessage({ id: `mfe-owners.listing.result.inspector.${kind}` }),
    text: formatMessage({
      id: isEstimated(kind)
        ? 'mfe-owners.listing.result.noValueText'
        : 'mfe-owners.listing.result.inspectorText',
    }),
  }
}
