import { formatExact } from '@metrolibre/contract'
import { useLocale } from '@metrolibre/platform'
import type { OwnerBooking } from '../booking.ts'
import { useCancellationTexts } from './use-cancellation-texts.ts'

/** Says how a paid booking was cancelled. Undefined when it was not. */
export const useCancelledText = ({ status, cancellation, currency }: OwnerBooking): string | undefined => {
  const { locale } = useLocale()
  const { textInDetails } = useCancellationTexts()
  if (cancellation?.status !== 'agreed') return undefined
  if (
    status !== 'cancelled' &&
    status !== 'refund_pending' &&
    status !== 'refunded' &&
    status !== 'needs_review'
  )
    return undefined
  return textInDetails(`agreed.${status}`, {
    amount: formatExact({ amount: cancellation.refund, currency }, locale),
  })
}
