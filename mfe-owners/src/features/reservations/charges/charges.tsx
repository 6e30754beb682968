import {
  chargeStateOf,
  formatExact,
  isUnpaidCharge,
  type ChargeState,
  type PlanCharge,
} from '@metrolibre/contract'
import { FormattedMessage, useDates, useLocale } from '@metrolibre/platform'
import { Badge, Box, chakra, Flex, Heading, Text, TextLink, type BadgeProps } from '@metrolibre/ui'
import { isAhead, type OwnerBooking } from '../booking.ts'
import { AskTransfer } from './ask-transfer.tsx'
import { PayCharge } from './pay-charge.tsx'
import { ChargedCard } from './charged-card.tsx'

const looks: Record<ChargeState, Pick<BadgeProps, 'tone' | 'mark'>> = {
  planned: { tone: 'neutral', mark: 'hollow' },
  due: { tone: 'warn', mark: 'filled' },
  charging: { tone: 'neutral', mark: 'filled' },
  failed: { tone: 'bad', mark: 'hollow' },
  paid: { tone: 'ok', mark: 'filled' },
  overdue: { tone: 'bad', mark: 'filled' },
  waived: { tone: 'neutral', mark: 'filled' },
  dropped: { tone: 'neutral', mark: 'hollow' },
  refunded: { tone: 'hours', mark: 'hollow' },
}

interface Props {
  booking: OwnerBooking
  charges: readonly PlanCharge[]
}

/** Why the last try to charge a month failed that is not paid yet. */
const failureOf = (charge: PlanCharge) =>
  isUnpaidCharge({ state: chargeStateOf(charge) }) ? charge.tries?.at(-1)?.failure : undefined

/** The months of a booking that is paid month by month; its tenant pays the next one here. */
export function Charges({ booking, charges }: Props) {
  const { locale } = useLocale()
  const dates = useDates()
  const { client, currency, total } = booking
  const money = (amount: number) => formatExact({ amount, currency }, locale)
  const paid = charges.filter(({ state }) => state === 'paid').reduce((sum, { amount }) => sum + amount, 0)
  const next = charges.find(isUnpaidCharge)
  return (
    <Box as="section" mt="8px">
      <Heading as="h3" textStyle="cardTitle">
        <FormattedMessage id="mfe-owners.reservation.charges.title" values={{ count: charges.length }} />
      </Heading>
      <Text textStyle="small" color="fg.muted" mb="2">
        <FormattedMessage
          id="mfe-owners.reservation.charges.sum"
          values={{ paid: money(paid), total: money(total) }}
        />
      </Text>
      <chakra.ol listStyleType="none" p={0}>
        {charges.map((charge) => (
          <Flex
            as="li"
            key={charge.number}
            align="center"
            justify="space-between"
            gap="12px"
            wrap="wrap"
            py="10px"
            borderTopWidth="1px"
            borderColor="border"
          >
            <Box minW="0">
              <Text fontWeight={640}>{dates.day(charge.dueOn)}</Text>
              {failureOf(charge) && (
                <Text textStyle="small" color="fg.muted">
                  <FormattedMessage id={`mfe-owners.reservation.charges.failure.${failureOf(charge)!}`} />
                </Text>
              )}
              <Flex gap="8px" align="center" wrap="wrap" textStyle="small">
                <chakra.span htmlTranslate="no">{money(charge.amount)}</chakra.span>
                {charge.grantedTo && isUnpaidCharge({ state: chargeStateOf(charge) }) && (
                  <span>
                    <FormattedMessage
                      id="mfe-owners.reservation.charges.until"
                      values={{ day: dates.day(charge.grantedTo) }}
                    />
                  </span>
                )}
                {charge.receiptUrl && (
                  <TextLink href={charge.receiptUrl} target="_blank" rel="noopener noreferrer">
                    <FormattedMessage id="mfe-owners.reservation.receipt" />
                  </TextLink>
                )}
              </Flex>
            </Box>
            <Flex gap="10px" align="center">
              <Badge {...looks[chargeStateOf(charge)]}>
                <FormattedMessage id={`mfe-owners.reservation.charges.${chargeStateOf(charge)}`} />
              </Badge>
              {!client && charge === next && chargeStateOf(charge) !== 'charging' && (
                <PayCharge id={booking.id} charge={charge}>
                  <FormattedMessage
                    id={`mfe-owners.reservation.charges.${charge.state === 'planned' ? 'payAhead' : 'pay'}`}
                  />
                </PayCharge>
              )}
            </Flex>
          </Flex>
        ))}
      </chakra.ol>
      {!client && next && isAhead(booking) && <ChargedCard booking={booking} />}
      {!client && next && <AskTransfer booking={booking} charge={next} />}
    </Box>
  )
}
