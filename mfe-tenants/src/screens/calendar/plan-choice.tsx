import type { Reservation } from '@metrolibre/api-client'
import { formatExact, type PaymentPlan } from '@metrolibre/contract'
import { useIntl, useLocale } from '@metrolibre/platform'
import { Box } from '@metrolibre/ui'
import { RadioGroup } from '@metrolibre/ui/form'

interface Props {
  reservation: Pick<Reservation, 'unitPrice' | 'total' | 'quantity' | 'currency' | 'startDate' | 'deposit'>
  plan: PaymentPlan
  onChoose: (plan: PaymentPlan) => void
}

/** Whether all of a stay is paid now, or only its first month. */
export function PlanChoice({ reservation, plan, onChoose }: Props) {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const { unitPrice, total, quantity, currency, startDate } = reservation
  const deposit = reservation.deposit?.amount ?? 0
  const values = {
    month: formatExact({ amount: unitPrice, currency }, locale),
    today: formatExact({ amount: unitPrice + deposit, currency }, locale),
    total: formatExact({ amount: total + deposit, currency }, locale),
    deposit: deposit > 0 ? 'yes' : 'no',
    day: Number(startDate.slice(8)),
    count: quantity,
  }
  return (
    <Box mb="20px">
      <RadioGroup
        cards="pairs"
        label={formatMessage({ id: 'tenants.booking.plan.label' })}
        options={(['monthly', 'once'] as const).map((value) => ({
          value,
          label: formatMessage({ id: `tenants.booking.plan.${value}` }, values),
          description: formatMessage({ id: `tenants.booking.plan.${value}Text` }, values),
        }))}
        value={plan}
        onValueChange={onChoose}
      />
    </Box>
  )
}
