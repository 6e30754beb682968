import { Link } from '@metrolibre/platform'
import { Button } from '@metrolibre/ui'
import { PageMissing } from '@metrolibre/ui/parts'
import { useCancellationTexts } from '../../features/reservations/cancellation/use-cancellation-texts.ts'
import { bookingPath, type View } from '../../paths.ts'

/** Shown when there is no such booking, or it belongs to others: trying again would not help. */
export function BookingMissing({ view }: { view: View }) {
  const { text } = useCancellationTexts()
  return (
    <PageMissing
      title={text('missingTitle')}
      text={text('missingText')}
      action={
        <Button as={Link} to={bookingPath(view)} variant="outline" size="lg">
          {text('toList')}
        </Button>
      }
    />
  )
}
