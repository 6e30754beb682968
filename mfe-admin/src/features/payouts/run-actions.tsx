import { payoutRuns } from '@metrolibre/api-client'
import { payoutRunName, type PayoutRun } from '@metrolibre/contract'
import { useFeedback, useIntl, usePageMutation } from '@metrolibre/platform'
import { saveBlob } from '@metrolibre/platform/browser'
import { Button, Flex } from '@metrolibre/ui'
import { FileXls } from '@metrolibre/ui/icons'
import { runStandingOf } from './run-facts.ts'
import { usePayoutRunTexts } from './use-payout-texts.ts'

/** Downloads a run as a spreadsheet, and takes back what nobody has sent to a bank. */
export function RunActions({ run }: { run: PayoutRun }) {
  const { text } = usePayoutRunTexts()
  const { formatMessage } = useIntl()
  const { confirm, toast, showError } = useFeedback()
  const sheet = usePageMutation(payoutRuns.spreadsheet())
  const cancel = usePageMutation(payoutRuns.cancel())
  const unsent = run.files.filter((file) => runStandingOf(file) === 'made')
  const takeBack = async () => {
    const sure = await confirm({
      title: text('cancelTitle', { run: payoutRunName(run.number) }),
      text: text('cancelText', { count: unsent.length }),
      confirm: text('cancel'),
      cancel: formatMessage({ id: 'mfe-admin.cancel' }),
      danger: true,
    })
    if (!sure) return
    try {
      await cancel.mutateAsync(run.id)
      toast(text('cancelled'))
    } catch (error) {
      void showError(error)
    }
  }
  const save = () =>
    sheet.mutate(run.id, {
      onSuccess: (file) => saveBlob(file, `${payoutRunName(run.number)}.xlsx`),
      onError: (error) => void showError(error),
    })
  return (
    <Flex gap="2" wrap="wrap">
      {unsent.length > 0 && (
        <Button variant="ghost" loading={cancel.isPending} onClick={() => void takeBack()}>
          {text('cancel')}
        </Button>
      )}
      <Button variant="outline" icon={<FileXls />} loading={sheet.isPending} onClick={save}>
        {text('spreadsheet')}
      </Button>
    </Flex>
  )
}
