import { assetPath, FormattedMessage, Link } from '@metrolibre/platform'
import { Box, Button, EmptyState } from '@metrolibre/ui'
import empty from '../../features/reservations/pictures/empty.webp'
import { ownersLandingPath, publicSearchPath, type PartySide } from '../../paths.ts'

/** Says that there are no bookings yet, and where to start. */
export function NoBookings({ view }: { view: PartySide }) {
  return (
    <Box mt="28px">
      <EmptyState
        image={assetPath(empty)}
        title={<FormattedMessage id={`mfe-owners.reservations.none.${view}.title`} />}
        text={<FormattedMessage id={`mfe-owners.reservations.none.${view}.text`} />}
        action={
          <Button as={Link} to={view === 'client' ? publicSearchPath : ownersLandingPath}>
            <FormattedMessage id={`mfe-owners.reservations.none.${view}.action`} />
          </Button>
        }
      />
    </Box>
  )
}
