import type { AdminProperty } from '@metrolibre/api-client'
import { isFarFromEstimate } from '@metrolibre/contract'
import { useFeedback, useIntl } from '@metrolibre/platform'
import { usePropertyTexts } from './use-text.ts'

/**
 * Returns a function that asks before an offer is sent that may be a slip of the hand: far from the estimate, or before
 * anybody has seen the place. `amount` is the price of the whole place in minor units, or null.
 */
export const useAskAboutOffer = (property: AdminProperty) => {
  const { text, money } = usePropertyTexts()
  const { formatMessage } = useIntl()
  const { confirm } = useFeedback()
  const { currency, estimate, rentalMode, inspection } = property
  return (amount: number | null, { seen = inspection !== null } = {}): boolean | Promise<boolean> => {
    // The estimate is one of a month.
    const isFar = amount !== null && rentalMode === 'month' && isFarFromEstimate(amount, estimate)
    if (!isFar && seen) return true
    const estimated = estimate && {
      low: money(estimate.low, currency),
      high: money(estimate.high, currency),
    }
    return confirm({
      title: text(isFar ? 'offer.far' : 'offer.unseen'),
      text: [
        isFar && estimated && text('offer.farText', { amount: money(amount, currency), ...estimated }),
        !seen && text('offer.unseenText'),
      ]
        .filter(Boolean)
        .join(' '),
      confirm: text('offer.sendAnyway'),
      cancel: formatMessage({ id: 'mfe-admin.cancel' }),
    })
  }
}
