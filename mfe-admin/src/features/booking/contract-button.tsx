import { reservations, type AdminReservation } from '@metrolibre/api-client'
import { FormattedMessage, useFeedback, useMutation } from '@metrolibre/platform'
import { Button } from '@metrolibre/ui'
import { FilePdf } from '@metrolibre/ui/icons'
import { saveBlob } from '@metrolibre/platform/browser'

/** Downloads the signed contract, if there is one. */
export function ContractButton({ reservation: { id, files } }: { reservation: AdminReservation }) {
  const { showError } = useFeedback()
  const download = useMutation(reservations.contract(id))
  const [file] = files
  if (!file) return null
  const save = () =>
    download.mutate(undefined, {
      onSuccess: (pdf) => saveBlob(pdf, file.name),
      onError: (error) => void showError(error),
    })
  return (
    <div>
      <Button variant="outline" size="sm" icon={<FilePdf />} loading={download.isPending} onClick={save}>
        <FormattedMessage id="mfe-admin.reservation.contract" />
      </Button>
    </div>
  )
}
