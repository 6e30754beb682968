import { payoutRuns } from '@metrolibre/api-client'
import { bankName, officeZone, type PayoutFile } from '@metrolibre/contract'
import { useDates, useFeedback, usePageMutation } from '@metrolibre/platform'
import { saveBlob } from '@metrolibre/platform/browser'
import { Badge, Box, Button, Flex, Heading, Panel, Tape, Text, type StatusTone } from '@metrolibre/ui'
import { DownloadSimple } from '@metrolibre/ui/icons'
import { useMoment } from '../../words/use-moment.ts'
import { meantOf, runStandingOf, type FileStanding } from './run-facts.ts'
import { SettleForm } from './settle-form.tsx'
import { usePayoutRunTexts } from './use-payout-texts.ts'

const tones: Readonly<Record<FileStanding, StatusTone>> = {
  made: 'neutral',
  sent: 'warn',
  settled: 'ok',
  withdrawn: 'neutral',
}

/** The payments to one bank: the file to download, then what the bank did with it. */
export function FilePanel({ runId, file }: { runId: string; file: PayoutFile }) {
  const { text, money } = usePayoutRunTexts()
  const { toast, showError } = useFeedback()
  const moment = useMoment()
  const { day } = useDates()
  const send = usePageMutation(payoutRuns.send())
  const standing = runStandingOf(file)
  const meant = meantOf(file)
  const open = file.payouts.filter(({ state }) => state === 'open')
  const download = () =>
    send.mutate(
      { id: runId, file: file.id },
      {
        onSuccess: (blob) => {
          saveBlob(blob, file.fileName)
          toast(text('downloaded', { file: file.fileName }))
        },
        onError: (error) => void showError(error),
      },
    )
  return (
    <Panel as="section" clip>
      {standing === 'sent' && <Tape height={8} />}
      <Box p="18px">
        <Flex justify="space-between" gap="3" wrap="wrap">
          <Heading as="h2" textStyle="cardTitle">
            {bankName(file.country, file.bank)}
          </Heading>
          <Badge tone={tones[standing]} mark={standing === 'made' ? 'hollow' : 'filled'}>
            {text(`standing.${standing}`)}
          </Badge>
        </Flex>
        <Flex justify="space-between" gap="3" mt="1" align="baseline">
          <Text textStyle="small" color="fg.muted">
            {text('ofCountry', { country: file.country, count: meant.length })}
          </Text>
          <Text fontWeight={680} whiteSpace="nowrap" translate="no">
            {money(
              meant.reduce((sum, { amount }) => sum + amount, 0),
              file.currency,
            )}
          </Text>
        </Flex>
        {file.reference && file.paidOn && (
          <Text textStyle="small" mt="2">
            {text('paidAs', { reference: file.reference, day: day(file.paidOn) })}
          </Text>
        )}
        {standing === 'made' && (
          <Box mt="3">
            <Button variant="outline" icon={<DownloadSimple />} loading={send.isPending} onClick={download}>
              {text('download', { file: file.fileName })}
            </Button>
          </Box>
        )}
        {standing === 'sent' && (
          <>
            <Flex mt="2" gap="3" justify="space-between" align="center" wrap="wrap">
              <Text textStyle="small" color="fg.muted">
                {text('sentAt', { file: file.fileName, moment: moment(file.sentAt!, officeZone) })}
              </Text>
              <Button
                size="sm"
                variant="ghost"
                aria-label={text('againOf', { file: file.fileName })}
                loading={send.isPending}
                onClick={download}
              >
                {text('again')}
              </Button>
            </Flex>
            <SettleForm runId={runId} file={file} open={open} />
          </>
        )}
      </Box>
    </Panel>
  )
}
