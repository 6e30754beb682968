import { adminLedger, type OwnerListQuery } from '@metrolibre/api-client'
import { FormattedMessage, useFeedback, useIntl, usePageMutation } from '@metrolibre/platform'
import { saveBlob } from '@metrolibre/platform/browser'
import { Button } from '@metrolibre/ui'
import { FileXls } from '@metrolibre/ui/icons'

/** Downloads what the owners of the filter in force are owed as a spreadsheet. */
export function BalancesSheetButton({ query }: { query: OwnerListQuery }) {
  const { formatMessage } = useIntl()
  const { showError } = useFeedback()
  const download = usePageMutation(adminLedger.spreadsheet())
  const { cursor: _cursor, limit: _limit, ...filter } = query
  const save = () =>
    download.mutate(filter, {
      onSuccess: (file) => saveBlob(file, `${formatMessage({ id: 'mfe-admin.balances.file' })}.xlsx`),
      onError: (error) => void showError(error),
    })
  return (
    <Button variant="outline" icon={<FileXls />} loading={download.isPending} onClick={save}>
      <FormattedMessage id="mfe-admin.balances.spreadsheet" />
    </Button>
  )
}
