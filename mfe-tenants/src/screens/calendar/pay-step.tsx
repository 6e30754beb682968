import { formatExact, type PaymentPlan } from '@metrolibre/contract'
import { FormattedMessage, useLocale } from '@metrolibre/platform'
import { Box } from '@metrolibre/ui'
import { useState } from 'react'
import { usePaymentNews } from '../../features/payment/payment-news.ts'
import { usePay } from '../../features/payment/use-pay.ts'
import { CardConsent } from './card-consent.tsx'
import { type LastStepProps, PayFrame } from './pay-frame.tsx'
import { KeptDeposit } from './kept-deposit.tsx'
import { PayMethods } from './pay-methods.tsx'
import { PayNotice } from './pay-notice.tsx'
import { PlanChoice } from './plan-choice.tsx'
import { UnpaidMonths } from './unpaid-months.tsx'
import { PaySummary } from './pay-summary.tsx'
import { useLeaving } from './use-leaving.ts'

interface Props extends LastStepProps {
  plan: PaymentPlan
  onPlan: (plan: PaymentPlan) => void
}

/** Step 3: what is paid, and the button that opens the checkout in another tab. */
export function PayStep({ reservation, place, band, summary, plan, onPlan, onStale, onBack }: Props) {
  const { locale } = useLocale()
  const [consents, setConsents] = useState(false)
  const { pay, busy, error, address } = usePay(reservation, plan, plan === 'monthly' && consents)
  useLeaving(reservation)
  const [stopped, setStopped] = useState(false)
  usePaymentNews(({ reservation: id, outcome }) => {
    if (id !== reservation.id) return
    setStopped(outcome === 'stopped')
    onStale()
  })
  const { status, monthlyPlan = false } = reservation
  const monthly = plan === 'monthly'
  const [seen, setSeen] = useState(status)
  if (status !== seen) {
    setSeen(status)
    // A slow card was refused in the end, although the user pressed nothing on this page.
    if (seen === 'awaiting_payment' && status === 'contract_signed' && !busy) setStopped(true)
  }
  const waiting = status === 'awaiting_payment'
  const press = () => {
    setStopped(false)
    pay()
  }
  return (
    <PayFrame
      title={
        <FormattedMessage id={monthlyPlan ? 'tenants.booking.plan.title' : 'tenants.booking.pay.title'} />
      }
      text={<FormattedMessage id="tenants.booking.pay.text" />}
      action={
        <FormattedMessage
          id={stopped ? 'tenants.booking.pay.again' : 'tenants.booking.pay.action'}
          values={{
            amount: formatExact(
              {
                amount:
                  (monthly ? reservation.unitPrice : (reservation.dateChange?.due ?? reservation.total)) +
                  (reservation.deposit?.amount ?? 0),
                currency: reservation.currency,
              },
              locale,
            ),
          }}
        />
      }
      busy={busy}
      onPress={press}
      band={band}
      summary={summary}
      onBack={onBack}
    >
      <PayNotice waiting={waiting} stopped={stopped} error={error} address={address} />
      {monthlyPlan && <PlanChoice reservation={reservation} plan={plan} onChoose={onPlan} />}
      <PaySummary reservation={reservation} place={place} monthly={monthly} />
      {monthly && <UnpaidMonths reservation={reservation} charged={consents} />}
      {reservation.deposit && <KeptDeposit deposit={reservation.deposit} endDate={reservation.endDate} />}
      {monthly && <CardConsent reservation={reservation} given={consents} onChange={setConsents} />}
      <Box mt="28px">
        <PayMethods name={place.name} byCardOnly={monthly || !!reservation.dateChange} />
      </Box>
    </PayFrame>
  )
}
