import {
  leaseWindow,
  payable,
  readStay,
  times,
  placeTimeZone,
  type CurrencyCode,
  type LeaseWindow,
  type Stay,
  type TimeZone,
} from '@metrolibre/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { PlaceRow } from './place-repository.ts'

/** A place that can be booked now, with its price and what is needed to read its calendar. */
export interface BookablePlace extends PlaceRow {
  readonly lease: LeaseWindow
  readonly unitPrice: number
  readonly timeZone: TimeZone
}

/** The frozen price. `unitPrice` and `total` are in minor units of `currency` (RULES.md §4.1). */
export interface ReservationQuote {
  readonly unitPrice: number
  readonly quantity: number
  readonly total: number
  readonly currency: CurrencyCode
}

/**
 * Refuses a place that this user can't book. The checks are in the order in which a visitor would want to
 * know the reasons.
 * @throws AppError not_found, own_property, sold_out, lease_undefined, no_price
 */
export function requireBookable(place: PlaceRow | undefined, userId: string): BookablePlace {
  if (!place || !place.property.listed || place.room?.deletedAt) throw new AppError('not_found')
  const { property, room } = place
  if (property.ownerId === userId) throw new AppError('own_property')
  if (!property.isActive || room?.isActive === false) throw new AppError('sold_out')
  const lease = leaseWindow(property, room)
  if (!lease) throw new AppError('lease_undefined')
  const seller = room ?? property
  const unitPrice = seller.rentalMode === 'hour' ? seller.hourlyPrice : seller.monthlyPrice
  if (!unitPrice) throw new AppError('no_price')
  return { ...place, lease, unitPrice, timeZone: placeTimeZone(property) }
}

/**
 * Reads a period by the place's calendar (RULES.md §5).
 * @throws AppError invalid_range when it is not a valid stay there
 */
export function requireStay(place: BookablePlace, period: { start: Date; end: Date }, now: Date): Stay {
  const { opensAtSlot, closesAtSlot } = place.property
  const reading = readStay(
    { start: period.start.getTime(), end: period.end.getTime() },
    {
      rentalMode: (place.room ?? place.property).rentalMode,
      timeZone: place.timeZone,
      lease: place.lease,
      openingHours:
        opensAtSlot !== null && closesAtSlot !== null ? { from: opensAtSlot, to: closesAtSlot } : null,
    },
    now.getTime(),
  )
  if (!reading.ok) throw new AppError('invalid_range', { cause: reading.reason })
  return reading.stay
}

/**
 * Returns the current price of `quantity` months or hours at a place.
 * @throws AppError amount_too_small, amount_too_large when a card payment can't have that amount
 *   (RULES.md §4.9, §4.10)
 */
export function quoteOf(place: BookablePlace, quantity: number): ReservationQuote {
  const { currency } = place.property
  const price = times({ amount: place.unitPrice, currency }, quantity)
  const verdict = payable(price)
  if (verdict !== 'yes') throw new AppError(`amount_${verdict}`)
  const { amount: total } = price
  return { unitPrice: place.unitPrice, quantity, total, currency }
}

/** What the client expects to be charged. Absent values are not compared. */
export interface Expectation {
  readonly quantity?: number | undefined
  readonly total?: number | undefined
  readonly currency?: CurrencyCode | undefined
}

/**
 * Compares the client's expectation with the server's own quote (RULES.md §6.19).
 * @throws AppError quote_mismatch when they differ
 */
export function expectQuote(
  expected: Expectation,
  quote: Pick<ReservationQuote, 'quantity' | 'total' | 'currency'>,
): void {
  const differs = <T>(wanted: T | undefined, computed: T) => wanted !== undefined && wanted !== computed
  if (
    differs(expected.quantity, quote.quantity) ||
    differs(expected.total, quote.total) ||
    differs(expected.currency, quote.currency)
  ) {
    throw new AppError('quote_mismatch')
  }
}
