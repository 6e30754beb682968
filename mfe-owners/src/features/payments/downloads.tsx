import { ledger, type LedgerFilter } from '@metrolibre/api-client'
import { useFeedback, usePageMutation } from '@metrolibre/platform'
import { saveBlob } from '@metrolibre/platform/browser'
import { Button, Flex } from '@metrolibre/ui'
import { Select } from '@metrolibre/ui/form'
import { DownloadSimple, FilePdf } from '@metrolibre/ui/icons'
import { useState } from 'react'
import { useLedgerPaymentTexts } from './use-payment-texts.ts'

interface Props {
  filter: LedgerFilter
  /** The months with a statement, newest first. */
  months: readonly string[]
}

/** Downloads what is shown as a spreadsheet, and a month as a statement for the accountant. */
export function Downloads({ filter, months }: Props) {
  const { text, month: nameOf } = useLedgerPaymentTexts()
  const { showError } = useFeedback()
  const spreadsheet = usePageMutation(ledger.spreadsheet())
  const statement = usePageMutation(ledger.statement())
  const [chosen, setChosen] = useState<string>()
  const month = chosen !== undefined && months.includes(chosen) ? chosen : months[0]
  const onError = (error: unknown) => void showError(error)
  return (
    <Flex gap="2" wrap="wrap" align="flex-end">
      {month !== undefined && (
        <>
          <Select
            compact
            label={text('statementMonth')}
            value={month}
            onChange={(event) => setChosen(event.target.value)}
            options={months.map((value) => ({ value, label: nameOf(value) }))}
          />
          <Button
            variant="outline"
            icon={<FilePdf />}
            loading={statement.isPending}
            onClick={() =>
              statement.mutate(month, {
                onSuccess: (file) => saveBlob(file, `${text('statementFile')}-${month}.pdf`),
                onError,
              })
            }
          >
            {text('statement')}
          </Button>
        </>
      )}
      <Button
        variant="outline"
        icon={<DownloadSimple />}
        loading={spreadsheet.isPending}
        onClick={() =>
          spreadsheet.mutate(filter, {
            onSuccess: (file) => saveBlob(file, `${text('file')}.xlsx`),
            onError,
          })
        }
      >
        {text('export')}
      </Button>
    </Flex>
  )
}
