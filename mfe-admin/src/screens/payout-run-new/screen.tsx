import { payoutRuns } from '@metrolibre/api-client'
import type { PayoutCandidate } from '@metrolibre/contract'
import { useFeedback, useNavigate, usePageMutation, useQuery } from '@metrolibre/platform'
import { Alert, Box, Button, EmptyState, Grid, Stack, Text } from '@metrolibre/ui'
import { Checkbox } from '@metrolibre/ui/form'
import { useState } from 'react'
import { CandidateTable, groupsOf, candidateKeyOf } from '../../features/payouts/candidate-table.tsx'
import { GroupPanel } from '../../features/payouts/group-panel.tsx'
import { RunSteps } from '../../features/payouts/run-steps.tsx'
import { runSumsOf } from '../../features/payouts/run-facts.ts'
import { TotalsPanel } from '../../features/payouts/totals-panel.tsx'
import { usePayoutRunTexts } from '../../features/payouts/use-payout-texts.ts'
import { BackLink } from '../../page/back-link.tsx'
import { ListFailed, ListWaiting } from '../../page/list-states.tsx'
import { AdminPage } from '../../page/page.tsx'

const lineOf = ({ country, available: amount }: PayoutCandidate) => ({ country, amount })

/** Chooses the owners of a payout run: at first everybody who can be paid. */
export function Screen() {
  const { text } = usePayoutRunTexts()
  const { data, error, refetch } = useQuery(payoutRuns.candidates())
  return (
    <AdminPage title={text('new')} text={<BackLink to="/admin/payouts">{text('runs')}</BackLink>}>
      <RunSteps current={0} />
      {data ? (
        <Choice candidates={data.candidates} isCut={data.isCut} />
      ) : error ? (
        <ListFailed error={error} onRetry={refetch} />
      ) : (
        <ListWaiting />
      )}
    </AdminPage>
  )
}

function Choice({ candidates, isCut }: { candidates: readonly PayoutCandidate[]; isCut: boolean }) {
  const { text, money, group } = usePayoutRunTexts()
  const { toast, showError } = useFeedback()
  const navigate = useNavigate()
  const create = usePageMutation(payoutRuns.create())
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const payable = candidates.filter(({ unpaid }) => unpaid === null)
  const isChosen = (one: PayoutCandidate) => one.unpaid === null && !left.has(candidateKeyOf(one))
  const chosen = payable.filter(isChosen)
  const choose = (some: readonly PayoutCandidate[], isOn: boolean) =>
    setLeft((before) => {
      const keys = some.map(candidateKeyOf)
      return new Set(isOn ? [...before].filter((key) => !keys.includes(key)) : [...before, ...keys])
    })
  const make = async () => {
    try {
      const owners = chosen.map(({ ownerId, country, available: ifAvailable }) => ({
        ownerId,
        country,
        ifAvailable,
      }))
      const { id } = await create.mutateAsync(owners)
      toast(text('madeRun'))
      navigate(`/admin/payouts/detail/${id}`)
    } catch (error) {
      void showError(error)
    }
  }
  if (candidates.length === 0)
    return (
      <Box mt="5">
        <EmptyState title={text('noCandidates')} text={text('noCandidatesText')} />
      </Box>
    )
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
      gap="5"
      mt="5"
      alignItems="start"
    >
      <Stack gap="4" align="stretch">
        {isCut && <Alert tone="warn">{text('cut')}</Alert>}
        {payable.length > 0 && (
          <Checkbox
            label={text('chooseAll')}
            checked={chosen.length === payable.length}
            onChange={(event) => choose(payable, event.target.checked)}
          />
        )}
        {groupsOf(candidates).map(({ id, title, candidates: own }) => {
          const name = title
            ? group(title.country, title.bank, own.length)
            : text('outside', { count: own.length })
          const [sum] = title ? runSumsOf(own.map(lineOf)) : []
          return (
            <GroupPanel key={id} title={name} sum={sum && money(sum.amount, sum.currency)}>
              <CandidateTable
                caption={name}
                candidates={own}
                isChosen={isChosen}
                onChoose={(one, isOn) => choose([one], isOn)}
              />
            </GroupPanel>
          )
        })}
      </Stack>
      <Stack gap="4" align="stretch">
        <TotalsPanel lines={chosen.map(lineOf)} />
        <Button disabled={chosen.length === 0} loading={create.isPending} onClick={() => void make()}>
          {text('make', { count: chosen.length })}
        </Button>
        <Text textStyle="small" color="fg.muted">
          {text('makeText')}
        </Text>
      </Stack>
    </Grid>
  )
}
