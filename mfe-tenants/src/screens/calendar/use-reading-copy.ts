import { reservations, type Reservation } from '@metrolibre/api-client'
import { useFeedback, useIntl, useMutation } from '@metrolibre/platform'
import { fileName, saveBlob } from '@metrolibre/platform/browser'

/** Downloads the contract exactly as it was signed and hashed. */
export const useSignedPdf = ({ id, property, room }: Reservation) => {
  const { formatMessage } = useIntl()
  const { showError } = useFeedback()
  const contract = useMutation(reservations.contract(id))
  const name = formatMessage(
    { id: 'tenants.booking.contractFile' },
    { name: fileName(room?.name ?? property.name) },
  )
  const save = () =>
    contract.mutate(undefined, {
      onSuccess: (pdf) => saveBlob(pdf, name),
      onError: (error) => void showError(error),
    })
  return { name, save, loading: contract.isPending }
}
