import { adminLedger, type OwnerTransfer } from '@metrolibre/api-client'
import { FormattedMessage, Link, useInfiniteQuery, useIntl, useParams, useQuery } from '@metrolibre/platform'
import { Box, Button, Heading, MailAddress, Text } from '@metrolibre/ui'
import { ArrowLeft } from '@metrolibre/ui/icons'
import { Dialog } from '@metrolibre/ui/overlay'
import { useState, type ReactNode } from 'react'
import { AccountTable } from '../../features/balances/account-table.tsx'
import { CommissionForm } from '../../features/balances/commission-form.tsx'
import { CorrectForm } from '../../features/balances/correct-form.tsx'
import { BalancePaymentTable } from '../../features/balances/payment-table.tsx'
import { PropertyTable } from '../../features/balances/property-table.tsx'
import { RecordTransferForm } from '../../features/balances/record-form.tsx'
import { TransferTable } from '../../features/balances/transfer-table.tsx'
import { AdminPage } from '../../page/page.tsx'
import { recordPage } from '../../page/record-page.ts'
import { RecordStates } from '../../page/record-states.tsx'
import { PagedPart } from '../../page/paged-part.tsx'

type Task =
  | { readonly kind: 'transfer' | 'setCommission'; readonly propertyId: string }
  | { readonly kind: 'correct'; readonly transfer: OwnerTransfer }

const Part = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <Box as="section" mt="28px">
    <Heading as="h2" textStyle="cardTitle" mb="3">
      {title}
    </Heading>
    {children}
  </Box>
)

const listTo = '/admin/balances'

export const { head, prefetch } = recordPage({
  title: 'mfe-admin.balances.title',
  description: 'mfe-admin.balances.description',
  query: ({ params: { id = '' } }) => adminLedger.owner(id),
  nameOf: ({ owner }) => owner.name,
})

/** What one owner is owed: by property, with where they are paid, the transfers to them and each payment. */
export function Screen() {
  const { formatMessage } = useIntl()
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(adminLedger.owner(id))
  const payments = useInfiniteQuery(adminLedger.payments(id))
  const [task, setTask] = useState<Task>()
  const close = () => setTask(undefined)
  const property =
    task && task.kind !== 'correct'
      ? data?.properties.find(({ propertyId }) => propertyId === task.propertyId)
      : undefined
  if (!data) return <RecordStates listTo={listTo} error={error} onRetry={refetch} />
  return (
    <AdminPage
      title={data.owner.name}
      text={<MailAddress address={data.owner.email} />}
      action={
        <Button as={Link} to={listTo} variant="outline" icon={<ArrowLeft />}>
          <FormattedMessage id="mfe-admin.balances.title" />
        </Button>
      }
    >
      <Part title={<FormattedMessage id="mfe-admin.balances.byProperty" />}>
        <PropertyTable
          properties={data.properties}
          onTransfer={({ propertyId }) => setTask({ kind: 'transfer', propertyId })}
          onCommission={({ propertyId }) => setTask({ kind: 'setCommission', propertyId })}
        />
      </Part>
      <Part title={<FormattedMessage id="mfe-admin.balances.accounts" />}>
        {data.accounts.length > 0 ? (
          <AccountTable accounts={data.accounts} owner={data.owner.name} />
        ) : (
          <Text color="fg.muted">
            <FormattedMessage id="mfe-admin.balances.noAccounts" />
          </Text>
        )}
      </Part>
      <Part title={<FormattedMessage id="mfe-admin.balances.transfers" />}>
        {data.transfers.length > 0 ? (
          <TransferTable
            transfers={data.transfers}
            onCorrect={(transfer) => setTask({ kind: 'correct', transfer })}
          />
        ) : (
          <Text color="fg.muted">
            <FormattedMessage id="mfe-admin.balances.noTransfers" />
          </Text>
        )}
      </Part>
      <Part title={<FormattedMessage id="mfe-admin.balances.payments" />}>
        <PagedPart
          query={payments}
          rowsOf={(page) => page.payments}
          none={<FormattedMessage id="mfe-admin.balances.noPayments" />}
        >
          {(rows) => <BalancePaymentTable payments={rows} />}
        </PagedPart>
      </Part>
      <Dialog
        open={task !== undefined}
        onClose={close}
        title={task && formatMessage({ id: `mfe-admin.balances.${task.kind}` })}
        closeLabel={formatMessage({ id: 'mfe-admin.close' })}
      >
        {task?.kind === 'transfer' && property && <RecordTransferForm property={property} onDone={close} />}
        {task?.kind === 'setCommission' && property && <CommissionForm property={property} onDone={close} />}
        {task?.kind === 'correct' && <CorrectForm transfer={task.transfer} onDone={close} />}
      </Dialog>
    </AdminPage>
  )
}
