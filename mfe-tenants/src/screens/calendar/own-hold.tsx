import { reservations, type Reservation } from '@metrolibre/api-client'
import { pendingStates } from '@metrolibre/contract'
import {
  FormattedMessage,
  Link,
  useDates,
  useFeedback,
  useLocation,
  useMutation,
  useQuery,
} from '@metrolibre/platform'
import { Alert, Box, Button, Flex } from '@metrolibre/ui'

/** Returns the user's own pending reservation of this place, or null; undefined until it is loaded. */
export const useOwnHold = (propertyId: string, roomId: string | null): Reservation | null | undefined => {
  const { data } = useQuery(reservations.mine({ view: 'client' }))
  if (data?.view !== 'client') return undefined
  const own = data.reservations.find(
    ({ status, property, room }) =>
      (pendingStates as readonly string[]).includes(status) &&
      property.id === propertyId &&
      (room?.id ?? null) === roomId,
  )
  return own ?? null
}

/** Offers to continue the user's own hold or to release it. */
export function OwnHold({ reservation }: { reservation: Reservation }) {
  const { pathname } = useLocation()
  const dates = useDates()
  const { showError } = useFeedback()
  const cancel = useMutation(reservations.cancel(reservation.id))
  const { id, holdExpiresAt, timeZone } = reservation
  return (
    <Box mb="20px">
      <Alert
        title={<FormattedMessage id="tenants.booking.own.title" />}
        action={
          <Flex gap="8px" wrap="wrap">
            <Button as={Link} to={`${pathname}?reservation=${id}`} size="sm">
              <FormattedMessage id="tenants.booking.own.resume" />
            </Button>
            <Button
              variant="outline"
              size="sm"
              loading={cancel.isPending}
              onClick={() => cancel.mutate(undefined, { onError: (error) => void showError(error) })}
            >
              <FormattedMessage id="tenants.booking.own.release" />
            </Button>
          </Flex>
        }
      >
        {holdExpiresAt !== null && (
          <FormattedMessage
            id="tenants.booking.own.text"
            values={{ time: dates.time(holdExpiresAt, timeZone) }}
          />
        )}
      </Alert>
    </Box>
  )
}
