import type { Cancellation } from '@metrolibre/contract'
import { Link } from '@metrolibre/platform'
import { Alert, Button } from '@metrolibre/ui'
import { bookingViewOf, type OwnerBooking } from '../booking.ts'
import { cancellationPath } from '../../../paths.ts'
import { useCancellationTexts } from './use-cancellation-texts.ts'

/** Says in a booking's details that its tenant asks to cancel, and leads to the request. */
export function CancellationNotice({
  booking,
  cancellation,
}: {
  booking: OwnerBooking
  cancellation: Cancellation
}) {
  const { textInDetails, moment } = useCancellationTexts()
  const side = bookingViewOf(booking)
  return (
    <Alert
      tone="warn"
      role="none"
      action={
        <Button as={Link} to={cancellationPath(side, booking.id)} variant="outline">
          {textInDetails(`see.${side}`)}
        </Button>
      }
    >
      {textInDetails(`open.${side}`, { until: moment(cancellation.answerUntil, booking.timeZone) })}
    </Alert>
  )
}
