import { ledger } from '@metrolibre/api-client'
import { compareTexts } from '@metrolibre/contract'
import { FormattedMessage, Link, useQuery, useSearchParams } from '@metrolibre/platform'
import { Box, Button, EmptyState, Flex, Stack, TextLink } from '@metrolibre/ui'
import { Select } from '@metrolibre/ui/form'
import { Downloads } from '../../features/payments/downloads.tsx'
import { PaymentsFacts } from '../../features/payments/facts.tsx'
import { MonthList } from '../../features/payments/month-list.tsx'
import { NotUpToDate } from '../../features/payments/not-up-to-date.tsx'
import { OwedPayments } from '../../features/payments/owed.tsx'
import { PaymentList } from '../../features/payments/payment-list.tsx'
import { currenciesOf, monthNow } from '../../features/payments/sums.ts'
import { ReturnList } from '../../features/payments/return-list.tsx'
import { TransferList } from '../../features/payments/transfer-list.tsx'
import { useLedgerPaymentTexts } from '../../features/payments/use-payment-texts.ts'
import { YearTable } from '../../features/payments/year-table.tsx'
import { PanelWaiting } from '../../panel/waiting.tsx'
import { ownersLandingPath, payoutAccountPath } from '../../paths.ts'

/** An owner's ledger: what is owed, sums, a year compared with the one before, payments, months and transfers. */
export function ReceivedPayments() {
  const { text } = useLedgerPaymentTexts()
  const [search, setSearch] = useSearchParams()
  const { data: all, error, isFetching, refetch } = useQuery(ledger.list())
  if (!all) return <PanelWaiting failed={text('failed')} error={error} onRetry={refetch} />
  if (all.rows.length === 0 && all.payments.length === 0)
    return (
      <Box mt="28px">
        <NotUpToDate error={error} loading={isFetching} onRetry={refetch} />
        <EmptyState
          title={text('none')}
          text={text('noneText')}
          action={
            <Button as={Link} to={ownersLandingPath}>
              {text('noneAction')}
            </Button>
          }
        />
      </Box>
    )
  const names = new Map([...all.rows, ...all.payments].map(({ propertyId, name }) => [propertyId, name]))
  const wanted = search.get('property') ?? ''
  const propertyId = names.has(wanted) ? wanted : undefined
  const thisYear = monthNow(all.serverTime, 'CLP').slice(0, 4)
  const years = [
    ...new Set([
      thisYear,
      ...all.rows.map(({ month }) => month.slice(0, 4)),
      ...all.payments.map(({ date }) => date.slice(0, 4)),
    ]),
  ].toSorted((one, other) => compareTexts(other, one))
  const year = years.find((one) => one === search.get('year')) ?? thisYear
  const isMeant = (item: { propertyId: string }) => propertyId === undefined || item.propertyId === propertyId
  const shown = {
    ...all,
    rows: all.rows.filter(isMeant),
    payments: all.payments.filter(isMeant),
    returns: all.returns.filter(isMeant),
    transfers: all.transfers.filter(isMeant),
    balances: all.balances.filter(isMeant),
  }
  const inYear = (date: string) => date.startsWith(year)
  const rows = shown.rows.filter(({ month }) => inYear(month))
  const payments = shown.payments.filter(({ date }) => inYear(date))
  const returns = shown.returns.filter(({ date }) => inYear(date))
  const transfers = shown.transfers.filter(({ date }) => inYear(date))
  const choose = (change: { year?: string; property?: string }) => {
    const next = { view: 'owner', year, ...(propertyId && { property: propertyId }), ...change }
    if (!next.property) delete next.property
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  const statementMonths = [...new Set(all.rows.map(({ month }) => month))]
  return (
    <Stack gap="5" mt="28px" align="stretch">
      <NotUpToDate error={error} loading={isFetching} onRetry={refetch} />
      <OwedPayments ledger={shown} />
      <div>
        <TextLink as={Link} to={payoutAccountPath}>
          <FormattedMessage id="mfe-owners.payout.title" />
        </TextLink>
      </div>
      <PaymentsFacts ledger={shown} year={year} />
      <Flex gap="3" wrap="wrap" align="flex-end" justify="space-between">
        <Flex gap="2" wrap="wrap" align="flex-end">
          <Select
            compact
            label={text('property')}
            value={propertyId ?? ''}
            onChange={(event) => choose({ property: event.target.value })}
            options={[
              { value: '', label: text('allProperties') },
              ...[...names]
                .map(([value, label]) => ({ value, label }))
                .toSorted((one, other) => compareTexts(one.label, other.label)),
            ]}
          />
          <Select
            compact
            label={text('year')}
            value={year}
            onChange={(event) => choose({ year: event.target.value })}
            options={years.map((value) => ({ value, label: value }))}
          />
        </Flex>
        <Downloads
          filter={{ from: `${year}-01`, to: `${year}-12`, ...(propertyId && { propertyId }) }}
          months={statementMonths}
        />
      </Flex>
      {currenciesOf(shown).map((currency) => (
        <YearTable key={currency} ledger={shown} year={year} currency={currency} />
      ))}
      {payments.length > 0 && <PaymentList key={`${year} ${propertyId ?? ''}`} payments={payments} />}
      {returns.length > 0 && <ReturnList returns={returns} />}
      {rows.length > 0 && <MonthList rows={rows} />}
      {transfers.length > 0 && <TransferList transfers={transfers} />}
    </Stack>
  )
}
