import type { Block, OwnerReservation } from '@metrolibre/api-client'
import type { ReservationState } from '@metrolibre/contract'

/** A stretch of time in which a place is taken, half-open, in epoch milliseconds. */
export interface Entry {
  readonly id: string
  readonly kind: 'booking' | 'hold' | 'block'
  /** Null for the whole property. */
  readonly roomId: string | null
  readonly start: number
  readonly end: number
  /** The name of the tenant, or the owner's note. */
  readonly text: string
}

const holds: readonly ReservationState[] = [
  'held',
  'contract_signed',
  'awaiting_payment',
  'awaiting_transfer',
]
const bookings: readonly ReservationState[] = [
  'confirmed',
  'active',
  'completed',
  'refund_pending',
  'needs_review',
]

const kindOf = (status: ReservationState): Entry['kind'] | undefined =>
  holds.includes(status) ? 'hold' : bookings.includes(status) ? 'booking' : undefined

/** Returns what takes a property's time, in order; bookings that ended unpaid take none. */
export const entriesOf = (
  reservations: readonly OwnerReservation[],
  blocks: readonly Block[],
): readonly Entry[] => {
  const stays = reservations.flatMap(({ id, status, room, period, client }): Entry[] => {
    const kind = kindOf(status)
    const text = client.companyName ?? `${client.firstName} ${client.lastName}`
    return kind ? [{ id, kind, roomId: room?.id ?? null, ...period, text }] : []
  })
  const own = blocks.map(({ id, roomId, period, note }): Entry => ({
    id,
    kind: 'block',
    roomId,
    ...period,
    text: note,
  }))
  return [...stays, ...own].sort((a, b) => a.start - b.start)
}

/** Returns what overlaps a period of a place; the whole property and its rooms exclude each other. */
export const clashesWith = (
  entries: readonly Entry[],
  { roomId, start, end }: Pick<Entry, 'roomId' | 'start' | 'end'>,
): readonly Entry[] =>
  entries.filter(
    (one) =>
      one.start < end && start < one.end && (one.roomId === null || roomId === null || one.roomId === roomId),
  )
