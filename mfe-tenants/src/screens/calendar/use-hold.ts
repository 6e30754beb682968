import { isNetworkError, properties, reservations } from '@metrolibre/api-client'
import { useCaptcha, useMutation, useQueryClient, useSearchParams } from '@metrolibre/platform'
import { useRef } from 'react'
import type { PricedStay } from '../../features/booking/stay.ts'
import type { Place } from './entry.ts'

interface Attempt {
  readonly key: string
  readonly wish: string
}

/**
 * Returns a function that puts the chosen period on hold for 15 minutes; the reservation's id is then in the
 * address.
 */
export const useHold = ({ property, room }: Place) => {
  const client = useQueryClient()
  const [, setSearch] = useSearchParams()
  const hold = useMutation(reservations.hold(useCaptcha(false)))
  // A request whose answer was lost may have succeeded, so the same request is repeated with the same key.
  const unanswered = useRef<Attempt>(undefined)
  const take = (stay: PricedStay) => {
    const wish = JSON.stringify(stay)
    const key = unanswered.current?.wish === wish ? unanswered.current.key : crypto.randomUUID()
    hold.mutate(
      { propertyId: property.id, roomId: room?.id ?? null, stay, quote: stay, idempotencyKey: key },
      {
        onSuccess: (reservation) => {
          client.setQueryData(reservations.detail(reservation.id).queryKey, reservation)
          setSearch({ reservation: reservation.id })
        },
        onError: (error) => {
          unanswered.current = isNetworkError(error) ? { key, wish } : undefined
          void client.invalidateQueries({ queryKey: properties.keys.detail(property.id) })
        },
      },
    )
  }
  return { take, pending: hold.isPending, error: hold.error, reset: hold.reset }
}
