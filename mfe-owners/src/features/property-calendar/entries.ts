import type { Block, OwnerReservation } from '@metrolibre/api-client'
import type { ReservationState } from '@metrolibre/contract'

/** A stretch of time in which a place is taken, half-open, in epoch milliseconds. */
export interface CalendarEntry {
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

const kindOf = (status: ReservationState): CalendarEntry['kind'] | undefined =>
  holds.includes(status) ? 'hold' : bookings.includes(status) ? 'booking' : undefined

/** Returns what takes a property's time, in order; bookings that ended unpaid take none. */
export const calendarEntriesOf = (
  reservations: readonly OwnerReservation[],
  blocks: readonly Block[],
): readonly CalendarEntry[] => {
  const stays = reservations.flatMap(({ id, status, room, period, client }): CalendarEntry[] => {
    const kind = kindOf(status)
    const text = client.companyName ?? `${client.firstName} ${client.lastName}`
    return kind ? [{ id, kind, roomId: room?.id ?? null, ...period, text }] : []
  })
  const own = blocks.map(({ id, roomId, period, note }): CalendarEntry => ({
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
  entries: readonly CalendarEntry[],
  { roomId, start, end }: Pick<CalendarEntry, 'roomId' | 'start' | 'end'>,
): readonly CalendarEntry[] =>
  entries.filter(
    (one) =>
      one.start < end && start < one.end && (one.roomId === null || roomId === null || one.roomId === roomId),
  )
