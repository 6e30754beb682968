import { adminDeposits } from '@metrolibre/api-client'
import { FormattedMessage, useQuery, type PrefetchContext } from '@metrolibre/platform'
import { WithTexts } from '@metrolibre/platform/texts'
import { Suspense } from 'react'
import { HeldTotals } from '../../features/deposits/held-totals.tsx'
import { officeDepositTexts } from '../../features/deposits/texts.ts'
import { WaitingDeposits } from '../../features/deposits/waiting-deposits.tsx'
import { ListFailed, ListWaiting } from '../../page/list-states.tsx'
import { AdminPage } from '../../page/page.tsx'

export const prefetch = ({ queryClient, locale }: PrefetchContext): Promise<unknown> =>
  Promise.all([officeDepositTexts.load(locale), queryClient.prefetchQuery(adminDeposits.list())])

/** The deposits that wait for the office, the oldest first, and what is kept of all of them. */
export function Screen() {
  const { data, isError, error, refetch } = useQuery(adminDeposits.list())
  return (
    <AdminPage
      title={<FormattedMessage id="mfe-admin.deposits.title" />}
      text={<FormattedMessage id="mfe-admin.deposits.description" />}
    >
      {!data && (isError ? <ListFailed error={error} onRetry={refetch} /> : <ListWaiting />)}
      {data && (
        <Suspense fallback={<ListWaiting />}>
          <WithTexts texts={officeDepositTexts}>
            <HeldTotals held={data.held} />
            <WaitingDeposits deposits={data.deposits} />
          </WithTexts>
        </Suspense>
      )}
    </AdminPage>
  )
}
