import { reservations } from '@metrolibre/api-client'
import { usePageMutation } from '@metrolibre/platform'
import { useEffect } from 'react'
import type { OwnerBooking } from '../../features/reservations/booking.ts'

/** Notes on the server that the owner has looked at a booking that is shown. */
export const useSeen = (booking: OwnerBooking | undefined) => {
  const { mutate } = usePageMutation(reservations.see())
  const id = booking?.isNew ? booking.id : undefined
  useEffect(() => {
    if (id) mutate(id)
  }, [id, mutate])
}
