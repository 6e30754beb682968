import { adminReservations, type AdminReservation } from '@metrolibre/api-client'
import { formatExact } from '@metrolibre/contract'
import { useFeedback, useIntl, usePageMutation, useLocale, type TextName } from '@metrolibre/platform'
import { isDanger, adminFullName, placeName, type AskedAction } from './booking.ts'

/** The actions that need a text at most. */
type Action = 'await' | AskedAction

/**
 * Returns a function that changes a reservation after a confirmation; `words` are the bank's reference or the
 * reason, `receivedOn` is the day of a transfer.
 */
export const useAct = (reservation: AdminReservation, onDone: () => void) => {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const { confirm, toast, showError } = useFeedback()
  const { id, total: amount, currency } = reservation
  const transfer = usePageMutation(adminReservations.transfer(id))
  const refund = usePageMutation(adminReservations.refund(id))
  const cancel = usePageMutation(adminReservations.cancel(id))
  const values = {
    name: adminFullName(reservation.client),
    place: placeName(reservation),
    total: formatExact({ amount, currency }, locale),
  }
  const text = (name: TextName<'mfe-admin.action'>) =>
    formatMessage({ id: `mfe-admin.action.${name}` }, values)
  const send = (action: Action, words: string, receivedOn?: string): Promise<unknown> => {
    if (action === 'await') return transfer.mutateAsync({ action })
    if (action === 'record')
      return transfer.mutateAsync({ action, reference: words, ...(receivedOn && { receivedOn }) })
    if (action === 'cancel') return cancel.mutateAsync({ reason: words })
    return refund.mutateAsync({ reason: words, ...(action === 'refundByHand' && { byHand: true }) })
  }
  const act = async (action: Action, words: string, receivedOn?: string): Promise<void> => {
    const sure = await confirm({
      title: text(`${action}Title`),
      text: text(`${action}Text`),
      confirm: text(action),
      cancel: text('back'),
      danger: isDanger(action),
    })
    if (!sure) return
    try {
      await send(action, words, receivedOn)
      toast(text(`${action}Done`))
      onDone()
    } catch (error) {
      await showError(error)
    }
  }
  return { act, busy: transfer.isPending || refund.isPending || cancel.isPending }
}
