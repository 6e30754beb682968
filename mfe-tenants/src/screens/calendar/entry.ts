import { unitPriceOf, type PropertyDetail, type PublicRoom } from '@metrolibre/api-client'
import { leaseWindow, wholeProperty, type LeaseWindow, type RentalMode } from '@metrolibre/contract'

/** A place whose calendar may be opened, with its price per month or hour in minor units. */
export interface CalendarPlace {
  readonly property: PropertyDetail
  readonly room: PublicRoom | null
  readonly rentalMode: RentalMode
  readonly unitPrice: number
  readonly lease: LeaseWindow
}

/** What happens when somebody opens the address of a calendar. */
export type CalendarOpening =
  | { readonly kind: 'enter'; readonly place: CalendarPlace }
  | { readonly kind: 'redirect'; readonly mode: RentalMode }
  | { readonly kind: 'refuse'; readonly reason: 'unknown' | 'soldOut' | 'noPrice' | 'noLease' }

/**
 * Checks the rules for opening a calendar: the place must exist and be for rent in the requested mode
 * (RULES.md §5).
 */
export const enter = (
  property: PropertyDetail,
  roomId: string,
  asked: RentalMode | undefined,
): CalendarOpening => {
  const room = roomId === wholeProperty ? null : property.rooms.find(({ id }) => id === roomId)
  if (room === undefined) return { kind: 'refuse', reason: 'unknown' }
  const { rentalMode } = room ?? property
  if (asked !== rentalMode) return { kind: 'redirect', mode: rentalMode }
  const lease = leaseWindow(property, room)
  if (!lease) return { kind: 'refuse', reason: 'noLease' }
  if (!property.isActive || room?.isActive === false) return { kind: 'refuse', reason: 'soldOut' }
  const unitPrice = unitPriceOf(room ?? property)
  if (!unitPrice) return { kind: 'refuse', reason: 'noPrice' }
  return { kind: 'enter', place: { property, room, rentalMode, unitPrice, lease } }
}
