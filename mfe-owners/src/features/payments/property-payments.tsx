import { ledger, type LedgerPayment, type OwnedProperty } from '@metrolibre/api-client'
import type { CurrencyCode } from '@metrolibre/contract'
import { Link, useQuery } from '@metrolibre/platform'
import {
  Box,
  Button,
  chakra,
  Delayed,
  Flex,
  Heading,
  Panel,
  PriceText,
  Skeleton,
  Text,
  TextLink,
} from '@metrolibre/ui'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { ownerBookingPath, paymentsOfPath } from '../../paths.ts'
import { MonthBars } from './month-bars.tsx'
import { currenciesOf, monthNow, monthsUntil, ledgerSumOf } from './sums.ts'
import { useLedgerPaymentTexts } from './use-payment-texts.ts'

const isReceived = ({ status }: LedgerPayment) => status !== 'expected'

/** What was paid for a property in the last twelve months, and by whom in the last one that has payments. */
export function PropertyPayments({ property: { id } }: { property: OwnedProperty }) {
  const { text } = useLedgerPaymentTexts()
  const { data, error, isFetching, refetch } = useQuery(ledger.list({ propertyId: id }))
  if (!data) {
    if (!error)
      return (
        <Delayed>
          <Skeleton height={320} radius={20} />
        </Delayed>
      )
    return <LoadFailed title={text('failed')} error={error} loading={isFetching} onRetry={refetch} />
  }
  return (
    <Panel as="section" padded aria-labelledby="paid-title">
      <Flex justify="space-between" align="center" gap="12px" wrap="wrap">
        <Heading as="h2" id="paid-title" textStyle="sub">
          {text('ofProperty')}
        </Heading>
        <Button as={Link} to={paymentsOfPath(id)} variant="outline" size="sm">
          {text('seeAll')}
        </Button>
      </Flex>
      {currenciesOf(data).map((currency) => (
        <YearOf
          key={currency}
          currency={currency}
          rows={data.rows}
          payments={data.payments.filter((one) => one.currency === currency && isReceived(one))}
          serverTime={data.serverTime}
        />
      ))}
      {data.rows.length + data.payments.length === 0 && (
        <Text color="fg.muted" mt="6px">
          {text('noneText')}
        </Text>
      )}
    </Panel>
  )
}

interface YearProps {
  currency: CurrencyCode
  rows: Parameters<typeof ledgerSumOf>[0]
  payments: readonly LedgerPayment[]
  serverTime: number
}

function YearOf({ currency, rows, payments, serverTime }: YearProps) {
  const { text, money, month: longMonth, day } = useLedgerPaymentTexts()
  const months = monthsUntil(monthNow(serverTime, currency))
  const [first, last] = [months[0]!, months.at(-1)!]
  const total = ledgerSumOf(rows, currency, first, last)
  const month = payments
    .map(({ date }) => date.slice(0, 7))
    .toSorted()
    .at(-1)
  const ofMonth = month === undefined ? undefined : ledgerSumOf(rows, currency, month, month)
  return (
    <>
      <Text textStyle="small" color="fg.muted" mt="4px">
        {text('twelveMonths', { amount: money(total.paid - total.refunded, currency) })}
      </Text>
      <MonthBars
        rows={rows}
        months={months}
        currency={currency}
        caption={text('barsCaption', { from: longMonth(first), to: longMonth(last) })}
      />
      {month && ofMonth && (
        <>
          <Flex justify="space-between" align="baseline" gap="12px" wrap="wrap" mt="18px" mb="10px">
            <Heading as="h3" textStyle="cardTitle">
              {longMonth(month)}
            </Heading>
            <PriceText size="row" amount={money(ofMonth.paid - ofMonth.refunded, currency)} />
          </Flex>
          <Box as="ul" listStyleType="none" p="0">
            {payments
              .filter(({ date }) => date.startsWith(month))
              .map(({ reservationId, chargeNumber, client, room, date, amount, refunded }) => (
                <Flex
                  as="li"
                  key={[reservationId, chargeNumber, date].join(' ')}
                  justify="space-between"
                  gap="12px"
                  py="10px"
                  borderTop="1px solid"
                  borderColor="border"
                >
                  <Box minW="0" overflowWrap="anywhere">
                    <TextLink as={Link} to={ownerBookingPath('owner', reservationId)}>
                      {client}
                    </TextLink>
                    <chakra.span display="block" textStyle="small" color="fg.muted">
                      {[room, day(date)].filter(Boolean).join(', ')}
                    </chakra.span>
                  </Box>
                  <Box textAlign="end" flexShrink="0">
                    <b>{money(amount, currency)}</b>
                    {refunded > 0 && (
                      <chakra.span display="block" textStyle="small" color="fg.muted">
                        {text('refundedOf', { amount: money(refunded, currency) })}
                      </chakra.span>
                    )}
                  </Box>
                </Flex>
              ))}
          </Box>
        </>
      )}
    </>
  )
}
