import { reservations } from '@metrolibre/api-client'
import { useInfiniteQuery } from '@metrolibre/platform'
import { isPending, type OwnerBooking } from '../../features/reservations/booking.ts'
import type { PartySide } from '../../paths.ts'

const refreshMs = 15_000

/** Loads the bookings of one side page by page; reloads them while one of them may still change by itself. */
export const useBookings = (view: PartySide) => {
  const query = useInfiniteQuery({
    ...reservations.minePages({ view }),
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.reservations.some(isPending)) ? refreshMs : false,
    refetchOnWindowFocus: 'always',
  })
  const bookings: readonly OwnerBooking[] | undefined = query.data?.pages.flatMap((page) => page.reservations)
  return { query, bookings }
}
