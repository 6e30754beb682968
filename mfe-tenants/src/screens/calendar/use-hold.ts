import { isNetworkError, properties, reservations } from '@metrolibre/api-client'
import type { Range } from '@metrolibre/contract'
import { useCaptcha, useMutation, useQueryClient, useSearchParams } from '@metrolibre/platform'
import { useRef } from 'react'
import type { Place } from './entry.ts'

interface Attempt {
  readonly key: string
  readonly wish: string
}

/** Takes the chosen time for 15 minutes; the reservation then stands in the address. */
export const useHold = ({ property, room, unitPrice }: Place) => {
  const client = useQueryClient()
  const [, setSearch] = useSearchParams()
  const hold = useMutation(reservations.hold(useCaptcha(false)))
  // An answer that got lost may have been a hold: the same wish is sent again with the same key.
  const unanswered = useRef<Attempt>(undefined)
  const take = (range: Range, timeQuantity: number) => {
    const wish = JSON.stringify([range, timeQuantity])
    const key = unanswered.current?.wish === wish ? unanswered.current.key : crypto.randomUUID()
    const body = {
      locationId: property.id,
      roomId: room?.id ?? null,
      range,
      timeQuantity,
      price: unitPrice * timeQuantity,
      currency: property.currency,
    }
    hold.mutate(
      { body, idempotencyKey: key },
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
