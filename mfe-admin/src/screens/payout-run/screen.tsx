import { payoutRuns } from '@metrolibre/api-client'
import { officeZone, payoutRunName, type PayoutRun } from '@metrolibre/contract'
import { useParams, useQuery } from '@metrolibre/platform'
import { Box, Grid, Stack, Text } from '@metrolibre/ui'
import { FilePanel } from '../../features/payouts/file-panel.tsx'
import { GroupPanel } from '../../features/payouts/group-panel.tsx'
import { PayoutTable } from '../../features/payouts/payout-table.tsx'
import { RunActions } from '../../features/payouts/run-actions.tsx'
import { meantOf, runStepOf, runSumsOf } from '../../features/payouts/run-facts.ts'
import { RunSteps } from '../../features/payouts/run-steps.tsx'
import { TotalsPanel } from '../../features/payouts/totals-panel.tsx'
import { usePayoutRunTexts } from '../../features/payouts/use-payout-texts.ts'
import { BackLink } from '../../page/back-link.tsx'
import { AdminPage } from '../../page/page.tsx'
import { recordPage } from '../../page/record-page.ts'
import { RecordStates } from '../../page/record-states.tsx'
import { useMoment } from '../../words/use-moment.ts'

const listTo = '/admin/payouts'

export const { head, prefetch } = recordPage({
  title: 'mfe-admin.payouts.title',
  description: 'mfe-admin.payouts.description',
  query: ({ params: { id = '' } }) => payoutRuns.detail(id),
  nameOf: ({ number }) => payoutRunName(number),
})

/** One payout run: its files for the banks, each with what is left to do, beside its payments. */
export function Screen() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(payoutRuns.detail(id))
  if (!data) return <RecordStates listTo={listTo} error={error} onRetry={refetch} />
  return <Run run={data} />
}

function Run({ run }: { run: PayoutRun }) {
  const { text, money, group } = usePayoutRunTexts()
  const moment = useMoment()
  const lines = run.files.flatMap((file) =>
    meantOf(file).map(({ amount }) => ({ country: file.country, amount })),
  )
  return (
    <AdminPage
      title={text('runTitle', { run: payoutRunName(run.number) })}
      text={
        <>
          <Text as="span" display="block">
            {text('madeBy', { moment: moment(run.createdAt, officeZone), by: run.createdBy })}
          </Text>
          <BackLink to={listTo}>{text('runs')}</BackLink>
        </>
      }
      action={<RunActions run={run} />}
    >
      <RunSteps current={runStepOf(run)} />
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
        gap="5"
        mt="5"
        alignItems="start"
      >
        {/* On a phone what is left to do comes first. */}
        <Box order={{ base: 2, lg: 1 }}>
          <Stack gap="4" align="stretch">
            {run.files.map((file) => {
              const meant = meantOf(file)
              const name = group(file.country, file.bank, meant.length)
              const [sum] = runSumsOf(meant.map(({ amount }) => ({ country: file.country, amount })))
              return (
                <GroupPanel key={file.id} title={name} sum={sum && money(sum.amount, sum.currency)}>
                  <PayoutTable file={file} caption={name} />
                </GroupPanel>
              )
            })}
          </Stack>
        </Box>
        <Box order={{ base: 1, lg: 2 }}>
          <Stack gap="4" align="stretch">
            <TotalsPanel lines={lines} />
            {run.files.map((file) => (
              <FilePanel key={file.id} runId={run.id} file={file} />
            ))}
          </Stack>
        </Box>
      </Grid>
    </AdminPage>
  )
}
