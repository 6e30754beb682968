import {
  dateChanges,
  isApiError,
  isNetworkError,
  properties,
  reservations,
  type Reservation,
} from '@metrolibre/api-client'
import { useCaptcha, usePageMutation, useQueryClient } from '@metrolibre/platform'
import { useRef } from 'react'
import type { PricedStay } from '../../features/booking/stay.ts'
import type { ChangedBooking } from './change.ts'
import type { CalendarPlace } from './entry.ts'
import { useBookingSteps } from './use-steps.ts'

interface Attempt {
  readonly key: string
  readonly wish: string
}

/**
 * Returns a function that puts the chosen period on hold for 15 minutes, for a new booking or to change the
 * dates of a paid one; the reservation's id is then in the address.
 */
export const useHold = ({ property, room }: CalendarPlace, change?: ChangedBooking) => {
  const client = useQueryClient()
  const { toContract } = useBookingSteps()
  const prove = useCaptcha(false)
  const book = usePageMutation(reservations.hold(prove))
  const move = usePageMutation(dateChanges.hold(change?.booking.id ?? '', prove))
  const hold = change ? move : book
  // A request whose answer was lost may have succeeded, so the same request is repeated with the same key.
  const unanswered = useRef<Attempt>(undefined)
  /** `onOwn` is called when the user already has dates of this place on hold. */
  const take = (stay: PricedStay, onOwn: () => void) => {
    const wish = JSON.stringify(stay)
    const key = unanswered.current?.wish === wish ? unanswered.current.key : crypto.randomUUID()
    const wanted = { stay, quote: stay, idempotencyKey: key }
    const next = {
      onSuccess: ({ id }: Reservation) => toContract(id),
      onError: (error: Error) => {
        unanswered.current = isNetworkError(error) ? { key, wish } : undefined
        if (isApiError(error, 'own_hold')) onOwn()
        void client.invalidateQueries({ queryKey: properties.keys.detail(property.id) })
      },
    }
    if (change) move.mutate({ ...wanted, credit: change.terms.credit }, next)
    else book.mutate({ ...wanted, propertyId: property.id, roomId: room?.id ?? null }, next)
  }
  return { take, pending: hold.isPending, error: hold.error, reset: hold.reset }
}
