import { reservations, type Reservation } from '@metrolibre/api-client'
import { useFeedback, useIntl, usePageMutation, type TextName } from '@metrolibre/platform'

/**
 * Returns a function that asks whether the user's own hold may be let go for other dates, and lets it go. It resolves
 * with whether it did.
 */
export const useOtherDates = (own: Reservation | null | undefined) => {
  const { formatMessage } = useIntl()
  const { confirm, showError } = useFeedback()
  const { mutateAsync } = usePageMutation(reservations.cancel(own?.id ?? ''))
  const text = (name: TextName<'tenants.booking.change'>) =>
    formatMessage({ id: `tenants.booking.change.${name}` })
  return async (): Promise<boolean> => {
    const sure = await confirm({
      title: text('title'),
      text: text(own?.status === 'held' ? 'other' : 'otherSigned'),
      confirm: text('confirm'),
      cancel: text('keep'),
    })
    if (!sure) return false
    try {
      await mutateAsync()
      return true
    } catch (error) {
      await showError(error)
      return false
    }
  }
}
