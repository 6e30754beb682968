import { leaseWindow, type LeaseWindow, type PropertyDetail, type PublicRoom } from '@metrolibre/contract'
import { wholeProperty } from '../../property/paths.ts'

export type Mode = 'daily' | 'monthly'

/** A place whose calendar may be opened, with its price per month or hour in minor units. */
export interface Place {
  readonly property: PropertyDetail
  readonly room: PublicRoom | null
  readonly isDaily: boolean
  readonly unitPrice: number
  readonly lease: LeaseWindow
}

/** What becomes of somebody who opens a calendar address. */
export type Entry =
  | { readonly kind: 'enter'; readonly place: Place }
  | { readonly kind: 'redirect'; readonly mode: Mode }
  | { readonly kind: 'refuse'; readonly reason: 'unknown' | 'soldOut' | 'noPrice' | 'noLease' }

/** The entry rules of a calendar: a place that is there, in its own mode, for rent. RULES.md §5. */
export const enter = (property: PropertyDetail, roomId: string, mode: string): Entry => {
  const room = roomId === wholeProperty ? null : property.roomsDetails.find(({ id }) => id === roomId)
  if (room === undefined) return { kind: 'refuse', reason: 'unknown' }
  const { isDaily, value, dailyValue } = room ?? property
  if (mode !== (isDaily ? 'daily' : 'monthly'))
    return { kind: 'redirect', mode: isDaily ? 'daily' : 'monthly' }
  const lease = leaseWindow(property, room)
  if (!lease) return { kind: 'refuse', reason: 'noLease' }
  if (!property.isActive || room?.isActive === false) return { kind: 'refuse', reason: 'soldOut' }
  const unitPrice = isDaily ? dailyValue : value
  if (!unitPrice) return { kind: 'refuse', reason: 'noPrice' }
  return { kind: 'enter', place: { property, room, isDaily, unitPrice, lease } }
}
