import { reservations, type Reservation } from '@metrolibre/api-client'
import { useFeedback, useIntl, usePageMutation } from '@metrolibre/platform'
import { fileName, saveBlob } from '@metrolibre/platform/browser'

/**
 * Downloads what a tenant may read of the signed contract before the payment: a copy, which is called so
 * (RULES.md §7.10, §7.11).
 */
export const useReadingCopy = ({ id, property, room }: Reservation) => {
  const { formatMessage } = useIntl()
  const { showError } = useFeedback()
  const contract = usePageMutation(reservations.contract(id))
  const name = formatMessage(
    { id: 'tenants.booking.copyFile' },
    { name: fileName(room?.name ?? property.name) },
  )
  const save = () =>
    contract.mutate(undefined, {
      onSuccess: (pdf) => saveBlob(pdf, name),
      onError: (error) => void showError(error),
    })
  return { name, save, loading: contract.isPending }
}
