import type { Reservation } from '@metrolibre/api-client'
import { ContractDraft, formatExact, isSameName } from '@metrolibre/contract'
import { FormattedMessage, useLocale } from '@metrolibre/platform'
import { Badge, Box, Flex, Heading, Panel, Text, TextLink } from '@metrolibre/ui'
import { PriceLine } from '@metrolibre/ui/parts'
import { safeParse } from 'valibot'
import type { SummaryPlace } from '../../features/booking/summary.tsx'
import { PaymentPriceTape } from '../../features/payment/price-tape.tsx'
import { useContractDraft } from './drafts.ts'
import { useReadingCopy } from './use-reading-copy.ts'

interface Props {
  reservation: Reservation
  place: SummaryPlace
  /** Whether only the first month is paid now. */
  monthly?: boolean
}

const namesOf = ({ company, represent }: Pick<ContractDraft, 'company' | 'represent'>): string =>
  isSameName(company, represent) ? represent : `${company}, ${represent}`

/** What is paid: every month or hour with its price, the tenant, the signed contract. The total is in the summary next to it. */
export function PaySummary({ reservation, place, monthly = false }: Props) {
  const { locale } = useLocale()
  const pdf = useReadingCopy(reservation)
  const kept = safeParse(ContractDraft, useContractDraft(reservation).read())
  return (
    <Panel padded>
      <Flex justify="space-between" align="flex-start" gap={4} wrap="wrap">
        <div>
          <Heading as="h2" textStyle="sub" htmlTranslate="no">
            {place.name}
          </Heading>
          <Text color="fg.muted" htmlTranslate="no">
            {place.about}
          </Text>
        </div>
        <Badge tone="ok" mark="filled">
          <FormattedMessage id="tenants.booking.pay.signed" />
        </Badge>
      </Flex>
      <PaymentPriceTape {...reservation} monthly={monthly} />
      {reservation.rentalMode === 'month' && reservation.quantity > 1 && !reservation.dateChange && (
        <Text textStyle="small" color="fg.muted" mb="12px">
          <FormattedMessage
            id={monthly ? 'tenants.booking.plan.tape' : 'tenants.booking.pay.atOnce'}
            values={{ count: reservation.quantity - 1 }}
          />
        </Text>
      )}
      <Box borderTopWidth="1px" borderStyle="dashed" borderColor="border.strong" pt="12px">
        {reservation.deposit && (
          <PriceLine
            label={<FormattedMessage id="tenants.booking.deposit.line" />}
            value={formatExact(
              { amount: reservation.deposit.amount, currency: reservation.currency },
              locale,
            )}
            verbatim
          />
        )}
        {kept.success && (
          <PriceLine
            label={<FormattedMessage id="tenants.booking.pay.tenant" />}
            value={namesOf(kept.output)}
            verbatim
          />
        )}
        <PriceLine
          label={<FormattedMessage id="tenants.booking.pay.contract" />}
          value={
            <TextLink as="button" type="button" aria-busy={pdf.loading} onClick={pdf.save}>
              {pdf.name}
            </TextLink>
          }
        />
      </Box>
    </Panel>
  )
}
