import type { Reservation } from '@metrolibre/api-client'
import { formatExact } from '@metrolibre/contract'
import { FormattedMessage } from '@metrolibre/platform'
import { Box } from '@metrolibre/ui'
import { BackButton, StepActions } from '@metrolibre/ui/parts'
import { type ReactNode, useState } from 'react'
import { StepFrame } from '../../features/booking/step-frame.tsx'
import type { SummaryPlace } from '../../features/booking/summary.tsx'
import { usePaymentNews } from '../../features/payment/payment-news.ts'
import { usePay } from '../../features/payment/use-pay.ts'
import { PayButton } from './pay-button.tsx'
import { PayMethods } from './pay-methods.tsx'
import { PayNotice } from './pay-notice.tsx'
import { PaySummary } from './pay-summary.tsx'

interface Props {
  reservation: Reservation
  place: SummaryPlace
  band: ReactNode
  summary: ReactNode
  onStale: () => void
  onBack: () => void
}

/** Step 3: what is paid, and the button that opens the checkout in another tab. */
export function PayStep({ reservation, place, band, summary, onStale, onBack }: Props) {
  const { pay, busy, error } = usePay(reservation)
  const [stopped, setStopped] = useState(false)
  usePaymentNews(({ reservation: id, outcome }) => {
    if (id !== reservation.id) return
    setStopped(outcome === 'stopped')
    onStale()
  })
  const { status } = reservation
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
    <StepFrame
      step="payment"
      title={<FormattedMessage id="tenants.booking.pay.title" />}
      text={<FormattedMessage id="tenants.booking.pay.text" />}
      summary={summary}
      actions={
        <StepActions
          band={band}
          back={<BackButton text={<FormattedMessage id="tenants.booking.pay.back" />} onClick={onBack} />}
          next={
            <PayButton busy={busy} onPress={press}>
              <FormattedMessage
                id={stopped ? 'tenants.booking.pay.again' : 'tenants.booking.pay.action'}
                values={{
                  amount: formatExact({
                    amount: reservation.dateChange?.due ?? reservation.total,
                    currency: reservation.currency,
                  }),
                }}
              />
            </PayButton>
          }
        />
      }
    >
      <PayNotice waiting={waiting} stopped={stopped} error={error} />
      <PaySummary reservation={reservation} place={place} />
      <Box mt="28px">
        <PayMethods name={place.name} byCardOnly={!!reservation.dateChange} />
      </Box>
    </StepFrame>
  )
}
