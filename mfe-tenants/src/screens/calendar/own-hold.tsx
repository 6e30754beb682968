import { reservations, type Reservation } from '@metrolibre/api-client'
import { pendingStates } from '@metrolibre/contract'
import { FormattedMessage, useDates, useFeedback, usePageMutation, useQuery } from '@metrolibre/platform'
import { Alert, Button, Flex } from '@metrolibre/ui'
import { useStayTexts } from '../../features/booking/stay.ts'
import { useBookingSteps } from './use-steps.ts'

/** Returns the user's own pending reservation of this place, or null; undefined until it is loaded. */
export const useOwnHold = (propertyId: string, roomId: string | null) => {
  const { data, refetch } = useQuery({
    ...reservations.mine({ view: 'client' }),
    refetchOnWindowFocus: 'always',
    // Once the page is left it may hold dates that this list lacks.
    gcTime: 0,
  })
  const isHere = ({ status, property, room }: Reservation) =>
    (pendingStates as readonly string[]).includes(status) &&
    property.id === propertyId &&
    (room?.id ?? null) === roomId
  const ownIn = (list: typeof data) =>
    list?.view === 'client' ? (list.reservations.find(isHere) ?? null) : undefined
  return { own: ownIn(data), refetch, find: async () => ownIn((await refetch()).data) }
}

/** Says that the user has dates of this place on hold, and offers to continue with them or to let them go. */
export function OwnHold({ reservation }: { reservation: Reservation }) {
  const { toContract, toPayment } = useBookingSteps()
  const dates = useDates()
  const texts = useStayTexts()
  const { showError } = useFeedback()
  const { id, status, holdExpiresAt, timeZone } = reservation
  const cancel = usePageMutation(reservations.cancel(id))
  return (
    <Alert
      title={
        <FormattedMessage id="tenants.booking.own.title" values={{ period: texts.period(reservation) }} />
      }
      action={
        <Flex gap="8px" wrap="wrap">
          <Button size="sm" onClick={() => (status === 'held' ? toContract(id) : toPayment(id))}>
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
  )
}
