import { Link } from '@metrolibre/platform'
import { Button } from '@metrolibre/ui'
import { PageMissing } from '@metrolibre/ui/parts'
import { useCancellationTexts } from '../../features/reservations/cancellation/use-cancellation-texts.ts'
import { ownerBookingPath, type PartySide } from '../../paths.ts'

/** Shown when there is no such booking, or it belongs to others: trying again would not help. */
export function BookingMissing({ view }: { view: PartySide }) {
  const { text } = useCancellationTexts()
  return (
    <PageMissing
      title={text('missingTitle')}
      text={text('missingText')}
      action={
        <Button as={Link} to={ownerBookingPath(view)} variant="outline" size="lg">
          {text('toList')}
        </Button>
      }
    />
  )
}
