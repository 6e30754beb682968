import { reservations, type Reservation } from '@metrolibre/api-client'
import { pendingStates } from '@metrolibre/contract'
import { useQuery } from '@metrolibre/platform'

const second = 1000
const isPending = ({ status }: Reservation): boolean => (pendingStates as readonly string[]).includes(status)

/**
 * Returns how often a reservation is loaded again: frequently while it is being paid in another tab, never
 * once it is final.
 */
const pace = (reservation: Reservation | undefined): number | false => {
  if (!reservation || !isPending(reservation)) return false
  return reservation.status === 'awaiting_payment' ? 2.5 * second : 15 * second
}

/** Returns the current state of a reservation and the server's clock. */
export const useReservation = (id: string) => {
  const query = useQuery({
    ...reservations.detail(id),
    refetchInterval: ({ state }) => pace(state.data),
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
  })
  const { data, dataUpdatedAt } = query
  const ahead = data ? data.serverTime - dataUpdatedAt : 0
  return { query, now: () => Date.now() + ahead }
}

/** Whether the time of a reservation is over, even if the server has not marked it as expired yet. */
export const isReservationOver = ({ status, holdExpiresAt }: Reservation, now: number): boolean =>
  status === 'expired' ||
  ((status === 'held' || status === 'contract_signed') && holdExpiresAt !== null && holdExpiresAt <= now)
