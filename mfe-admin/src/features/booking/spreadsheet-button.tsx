import { adminReservations, type ReservationListQuery } from '@metrolibre/api-client'
import { exactTotalLimit, reservationExportLimit } from '@metrolibre/contract'
import { FormattedMessage, useDates, useFeedback, useIntl, usePageMutation } from '@metrolibre/platform'
import { saveBlob } from '@metrolibre/platform/browser'
import { Button } from '@metrolibre/ui'
import { FileXls } from '@metrolibre/ui/icons'

interface Props {
  query: ReservationListQuery
  /** How many reservations the filter has, as far as they are counted. */
  total: number | undefined
}

/** Downloads the reservations of the filter in force as a spreadsheet. */
export function BookingsSheetButton({ query, total = 0 }: Props) {
  const { formatMessage } = useIntl()
  const { number } = useDates()
  const { toast, showError } = useFeedback()
  const download = usePageMutation(adminReservations.spreadsheet())
  const { cursor: _cursor, limit: _limit, ...filter } = query
  const save = () =>
    download.mutate(filter, {
      onSuccess: (file) => {
        saveBlob(file, `${formatMessage({ id: 'mfe-admin.reservations.file' })}.xlsx`)
        if (total >= exactTotalLimit)
          toast(
            formatMessage(
              { id: 'mfe-admin.reservations.mostExported' },
              { most: number(reservationExportLimit) },
            ),
          )
      },
      onError: (error) => void showError(error),
    })
  return (
    <Button variant="outline" icon={<FileXls />} loading={download.isPending} onClick={save}>
      <FormattedMessage id="mfe-admin.reservations.spreadsheet" />
    </Button>
  )
}
