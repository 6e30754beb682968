import {
  freeOf,
  type CardPrice,
  type LeaseWindow,
  type PlaceCalendar,
  type PublicRoom,
  type Range,
  type RentalMode,
} from '@metrolibre/contract'

type Free = NonNullable<PublicRoom['free']>

/** What of a property or room tells when it is free. */
export interface TakenPlace {
  /** Whether it can be booked at all: neither withheld nor without a price. */
  readonly isOffered: boolean
  readonly rentalMode: RentalMode
  /** In minor units. */
  readonly price: number | null
  readonly lease: LeaseWindow | undefined
  readonly busy: readonly Range[]
}

type House = Pick<PlaceCalendar, 'timeZone' | 'openingHours'>

/** Returns when a place is free (RULES.md §5.28); undefined for one that can't be booked at all. */
export const freePlace = (house: House, place: TakenPlace, now: number): Free | undefined => {
  const { isOffered, lease } = place
  if (!isOffered) return undefined
  return lease ? freeOf({ ...house, ...place, lease }, now) : { now: false, from: null }
}

/** What is free now comes first, then days in their order, and at the end what has none. */
const orderOf = ({ now, from }: Free): string => (now ? '' : (from ?? '~'))

/** Returns when the first of several places is free. */
export const soonestOf = (places: readonly Free[]): Free | undefined =>
  places.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))[0]

/** Returns the lowest price of the rooms that are free now; the given one when none is, or when it is not of rooms. */
export const lowestFree = (
  price: CardPrice,
  rooms: ReadonlyArray<Pick<TakenPlace, 'rentalMode' | 'price'> & { readonly free: Free | undefined }>,
): CardPrice => {
  if (price.state !== 'priced' || !price.from) return price
  const amounts = rooms
    .filter(({ free, rentalMode }) => free?.now && rentalMode === price.unit)
    .flatMap((room) => room.price ?? [])
  return amounts.length > 0 ? { ...price, amount: Math.min(...amounts) } : price
}
