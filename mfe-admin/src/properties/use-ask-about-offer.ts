import type { AdminProperty } from '@metrolibre/api-client'
import { isFarFromEstimate } from '@metrolibre/contract'
import { useFeedback, useIntl } from '@metrolibre/platform'
import { usePropertyTexts } from './use-text.ts'

/**
 * What to say and ask about an offer that may be a slip of the hand: far from the estimate, or made before anybody has seen
 * the place. Amounts are the price of the whole place in minor units, or null.
 */
export const useAskAboutOffer = (property: AdminProperty) => {
  const { text, money } = usePropertyTexts()
  const { formatMessage } = useIntl()
  const { confirm } = useFeedback()
  const { currency, estimate, rentalMode, inspection } = property
  /** Says that an amount is far from the estimate, which is one of a month; null if it is not. */
  const warningOf = (amount: number | null): string | null => {
    if (amount === null || !estimate || rentalMode !== 'month' || !isFarFromEstimate(amount, estimate))
      return null
    const [low, high] = [estimate.low, estimate.high].map((one) => money(one, currency))
    return text('offer.farText', { amount: money(amount, currency), low: low!, high: high! })
  }
  const ask = (amount: number | null, { seen = inspection !== null } = {}): boolean | Promise<boolean> => {
    const warning = warningOf(amount)
    if (warning === null && seen) return true
    return confirm({
      title: text(warning === null ? 'offer.unseen' : 'offer.far'),
      text: [warning, !seen && text('offer.unseenText')].filter(Boolean).join(' '),
      confirm: text('offer.sendAnyway'),
      cancel: formatMessage({ id: 'mfe-admin.cancel' }),
    })
  }
  return { ask, warningOf }
}
