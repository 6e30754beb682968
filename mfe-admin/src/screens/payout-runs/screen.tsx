import { payoutRuns, type PayoutRunQuery } from '@metrolibre/api-client'
import { officeZone, payoutRunName, payoutRunSorts, type PayoutRunSummary } from '@metrolibre/contract'
import { Link, useQuery } from '@metrolibre/platform'
import { Badge, Button } from '@metrolibre/ui'
import { Plus } from '@metrolibre/ui/icons'
import { usePayoutRunTexts } from '../../features/payouts/use-payout-texts.ts'
import { AdminList } from '../../list/admin-list.tsx'
import { RowLink } from '../../list/row-link.tsx'
import { useListAddress } from '../../list/use-list-address.ts'
import { useMoment } from '../../words/use-moment.ts'
import { openedWhole } from '../../page/opened-whole.ts'

const toOf = ({ id }: PayoutRunSummary) => `/admin/payouts/detail/${id}`

export const prefetch = openedWhole((client) => client.prefetchQuery(payoutRuns.list({})))

/** The payout runs, newest first, each with what became of its payments. */
export function Screen() {
  const { text, money } = usePayoutRunTexts()
  const moment = useMoment()
  const list = { name: 'payouts', filters: [], sorts: payoutRunSorts }
  const address = useListAddress<PayoutRunQuery>(list)
  const result = useQuery(payoutRuns.list(address.query))
  const standing = ({ payouts: { open, rejected } }: PayoutRunSummary) => (
    <Badge tone={open > 0 ? 'warn' : 'ok'} mark={open > 0 ? 'hollow' : 'filled'}>
      {text(open > 0 ? 'openCount' : 'closedRun', { open, rejected })}
    </Badge>
  )
  const sums = ({ sums: all }: PayoutRunSummary) =>
    all.map(({ currency, amount }) => <div key={currency}>{money(amount, currency)}</div>)
  return (
    <AdminList<PayoutRunSummary, NonNullable<typeof result.data>>
      list={list}
      address={address}
      result={result}
      rowsOf={({ runs }) => runs}
      rowId={({ id }) => id}
      rowName={({ number }) => payoutRunName(number)}
      rowTo={toOf}
      columns={[
        {
          id: 'number',
          label: text('run'),
          sort: { by: 'number', first: 'desc', isDefault: true },
          locked: true,
          cell: (run) => (
            <RowLink id={run.id} to={toOf(run)}>
              {payoutRunName(run.number)}
            </RowLink>
          ),
        },
        {
          id: 'made',
          label: text('made'),
          nowrap: true,
          cell: ({ createdAt }) => moment(createdAt, officeZone),
        },
        { id: 'by', label: text('by'), cell: ({ createdBy }) => createdBy },
        {
          id: 'payments',
          label: text('payments'),
          align: 'end',
          cell: ({ payouts: { open, paid, rejected, withdrawn } }) => open + paid + rejected + withdrawn,
        },
        { id: 'sum', label: text('sum'), align: 'end', nowrap: true, verbatim: true, cell: sums },
        { id: 'state', label: text('state'), cell: standing },
      ]}
      card={(run) => ({
        title: payoutRunName(run.number),
        text: moment(run.createdAt, officeZone),
        mark: standing(run),
      })}
      action={
        <Button as={Link} to="/admin/payouts/new" icon={<Plus />}>
          {text('new')}
        </Button>
      }
      title={text('title')}
      text={text('description')}
      searchLabel={text('search')}
      searchExample={text('searchExample')}
      caption={text('title')}
      none={text('none')}
    />
  )
}
