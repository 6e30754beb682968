import type { Reservation } from '@metrolibre/api-client'
import { reservationTimes } from '@metrolibre/contract'
import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { HoldCountdown } from '@metrolibre/ui/parts'

const minuteMs = 60_000
const lengths: Partial<Record<Reservation['status'], number>> = {
  held: reservationTimes.holdMinutes,
  contract_signed: reservationTimes.contractHoldMinutes,
  awaiting_payment: reservationTimes.checkoutSessionMinutes + reservationTimes.checkoutGraceMinutes,
}

interface Props {
  reservation: Reservation
  /** Returns the time of the server's clock in epoch milliseconds. */
  now: () => number
  onExpire: () => void
}

/** Shows how long the place stays on hold for the tenant. */
export function HoldBand({ reservation: { status, holdExpiresAt }, now, onExpire }: Props) {
  const { formatMessage } = useIntl()
  const minutes = lengths[status]
  if (holdExpiresAt === null || minutes === undefined) return null
  return (
    <HoldCountdown
      key={holdExpiresAt}
      expiresAt={holdExpiresAt}
      totalMs={minutes * minuteMs}
      now={now}
      onExpire={onExpire}
      label={<FormattedMessage id="tenants.booking.hold.label" />}
      notice={(left) => formatMessage({ id: 'tenants.booking.hold.notice' }, { count: left })}
    />
  )
}
