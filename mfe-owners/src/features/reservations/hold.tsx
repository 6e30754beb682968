import { reservationTimes, type ReservationState } from '@metrolibre/contract'
import { FormattedMessage, useDates, useIntl } from '@metrolibre/platform'
import { Alert } from '@metrolibre/ui'
import { HoldCountdown } from '@metrolibre/ui/parts'
import type { OwnerBooking } from './booking.ts'

const minuteMs = 60_000
const lengths: Partial<Record<ReservationState, number>> = {
  held: reservationTimes.holdMinutes,
  contract_signed: reservationTimes.contractHoldMinutes,
  awaiting_payment: reservationTimes.checkoutSessionMinutes + reservationTimes.checkoutGraceMinutes,
}

interface Props {
  booking: OwnerBooking
  /**
   * When the response arrived, in epoch ms of the device, to calculate the difference to the server's clock.
   */
  readAt: number
  onExpire: () => void
}

/**
 * How long a place stays on hold: a countdown during a booking, date and time while a bank transfer is
 * awaited.
 */
export function Hold({ booking, readAt, onExpire }: Props) {
  const { formatMessage } = useIntl()
  const dates = useDates()
  const { status, holdExpiresAt, serverTime, timeZone } = booking
  if (holdExpiresAt === null) return null
  if (status === 'awaiting_transfer')
    return (
      <Alert tone="warn" role="none">
        <FormattedMessage
          id="mfe-owners.reservation.transferUntil"
          values={{ until: dates.dateTime(holdExpiresAt, timeZone) }}
        />
      </Alert>
    )
  const minutes = lengths[status]
  if (minutes === undefined) return null
  return (
    <HoldCountdown
      key={holdExpiresAt}
      expiresAt={holdExpiresAt}
      totalMs={minutes * minuteMs}
      now={() => Date.now() + serverTime - readAt}
      onExpire={onExpire}
      label={<FormattedMessage id="mfe-owners.reservation.hold" />}
      notice={(left) => formatMessage({ id: 'mfe-owners.reservation.holdNotice' }, { count: left })}
    />
  )
}
