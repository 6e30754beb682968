import { adminArrears, type ArrearsListQuery } from '@metrolibre/api-client'
import { useFeedback, usePageMutation } from '@metrolibre/platform'
import { saveBlob } from '@metrolibre/platform/browser'
import { Button } from '@metrolibre/ui'
import { FilePdf, FileXls } from '@metrolibre/ui/icons'
import { useArrearsTexts } from './use-arrears-texts.ts'

/** Downloads all months of the filter in force as a spreadsheet. */
export function ArrearsSheetButton({ query }: { query: ArrearsListQuery }) {
  const { text } = useArrearsTexts()
  const { showError } = useFeedback()
  const download = usePageMutation(adminArrears.spreadsheet())
  const { cursor: _cursor, limit: _limit, ...filter } = query
  const save = () =>
    download.mutate(filter, {
      onSuccess: (file) => saveBlob(file, `${text('file')}.xlsx`),
      onError: (error) => void showError(error),
    })
  return (
    <Button variant="outline" icon={<FileXls />} loading={download.isPending} onClick={save}>
      {text('spreadsheet')}
    </Button>
  )
}

/** Downloads the arrears sheet of a booking as a PDF. */
export function BookingSheetButton({ id }: { id: string }) {
  const { text } = useArrearsTexts()
  const { showError } = useFeedback()
  const download = usePageMutation(adminArrears.sheet())
  const save = () =>
    download.mutate(id, {
      onSuccess: (file) => saveBlob(file, `${text('file')}-${id.slice(0, 8)}.pdf`),
      onError: (error) => void showError(error),
    })
  return (
    <Button variant="outline" icon={<FilePdf />} loading={download.isPending} onClick={save}>
      {text('sheet')}
    </Button>
  )
}
