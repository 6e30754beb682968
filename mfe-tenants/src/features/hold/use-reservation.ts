import { reservations, type Reservation } from '@metrolibre/api-client'
import { pendingStates } from '@metrolibre/contract'
import { useQuery } from '@metrolibre/platform'

const second = 1000
const isPending = ({ status }: Reservation): boolean => (pendingStates as readonly string[]).includes(status)

/** How often a reservation is asked for again: closely while somebody pays in another tab, never once it is over. */
const pace = (reservation: Reservation | undefined): number | false => {
  if (!reservation || !isPending(reservation)) return false
  return reservation.status === 'awaiting_payment' ? 2.5 * second : 15 * second
}

/** A reservation as it stands now, with the server's clock. */
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

/** Whether its time is over, also before the server has swept it. */
export const isOver = ({ status, holdExpiresAt }: Reservation, now: number): boolean =>
  status === 'expired' ||
  ((status === 'held' || status === 'contract_signed') && holdExpiresAt !== null && holdExpiresAt <= now)
