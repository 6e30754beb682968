import { payments, type PaymentListQuery } from '@metrolibre/api-client'
import { FormattedMessage, useFeedback, useIntl, usePageMutation } from '@metrolibre/platform'
import { saveBlob } from '@metrolibre/platform/browser'
import { Button } from '@metrolibre/ui'
import { FileXls } from '@metrolibre/ui/icons'

/** Downloads all payments of the filter in force as a spreadsheet. */
export function PaymentsSheetButton({ query }: { query: PaymentListQuery }) {
  const { formatMessage } = useIntl()
  const { showError } = useFeedback()
  const download = usePageMutation(payments.spreadsheet())
  const { cursor: _cursor, limit: _limit, ...filter } = query
  const save = () =>
    download.mutate(filter, {
      onSuccess: (file) => saveBlob(file, `${formatMessage({ id: 'mfe-admin.payments.file' })}.xlsx`),
      onError: (error) => void showError(error),
    })
  return (
    <Button variant="outline" icon={<FileXls />} loading={download.isPending} onClick={save}>
      <FormattedMessage id="mfe-admin.payments.spreadsheet" />
    </Button>
  )
}
