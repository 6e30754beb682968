import type { Cancellation } from '@metrolibre/contract'
import { Link } from '@metrolibre/platform'
import { Alert, Button } from '@metrolibre/ui'
import { cancellationPath, type Booking } from '../booking.ts'
import { useCancellationTexts } from './use-cancellation-texts.ts'

/** Says in a booking's details that its tenant asks to cancel, and leads to the request. */
export function CancellationNotice({
  booking,
  cancellation,
}: {
  booking: Booking
  cancellation: Cancellation
}) {
  const { text, moment } = useCancellationTexts()
  const side = booking.client ? 'owner' : 'client'
  return (
    <Alert
      tone="warn"
      role="none"
      action={
        <Button as={Link} to={cancellationPath(booking)} variant="outline">
          {text(`see.${side}`)}
        </Button>
      }
    >
      {text(`open.${side}`, { until: moment(cancellation.answerUntil, booking.timeZone) })}
    </Alert>
  )
}
