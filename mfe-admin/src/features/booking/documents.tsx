import { reservations, type AdminReservation } from '@metrolibre/api-client'
import type { ReservationFile } from '@metrolibre/contract'
import { FormattedMessage, useFeedback, usePageMutation } from '@metrolibre/platform'
import { saveBlob } from '@metrolibre/platform/browser'
import { Button, Flex } from '@metrolibre/ui'
import { FilePdf, FileText } from '@metrolibre/ui/icons'

/** Downloads the documents of a booking: the signed contract first, then what either side added. */
export function BookingDocuments({ reservation: { id, files } }: { reservation: AdminReservation }) {
  if (files.length === 0) return null
  return (
    <Flex gap="2" wrap="wrap">
      {files.map((file) => (
        <DocumentButton key={file.id} file={file} reservationId={id} />
      ))}
    </Flex>
  )
}

function DocumentButton({ file, reservationId }: { file: ReservationFile; reservationId: string }) {
  const { id, kind, name } = file
  const isAdded = kind === 'document'
  const { showError } = useFeedback()
  const signed = usePageMutation(reservations.contract(reservationId))
  const added = usePageMutation(reservations.file(reservationId))
  const save = () => {
    const then = {
      onSuccess: (blob: Blob) => saveBlob(blob, name),
      onError: (error: unknown) => void showError(error),
    }
    if (isAdded) added.mutate(id, then)
    else signed.mutate(undefined, then)
  }
  return (
    <Button
      variant="outline"
      size="sm"
      icon={isAdded ? <FileText /> : <FilePdf />}
      loading={signed.isPending || added.isPending}
      onClick={save}
    >
      {isAdded ? (
        <FormattedMessage id="mfe-admin.reservation.document" values={{ name }} />
      ) : (
        <FormattedMessage id="mfe-admin.reservation.contract" />
      )}
    </Button>
  )
}
