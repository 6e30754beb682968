import {
  leaseWindow,
  payable,
  readStay,
  times,
  timeZoneOf,
  type CurrencyCode,
  type LeaseWindow,
  type Stay,
  type TimeZone,
} from '@metrolibre/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { PlaceRow } from './place-repository.ts'

/** A place that may be booked now: what is for sale there and how its calendar reads. */
export interface BookablePlace extends PlaceRow {
  readonly lease: LeaseWindow
  readonly unitPrice: number
  readonly timeZone: TimeZone
}

/** The frozen price: `unitPrice` and `total` in minor units of `currency`. RULES.md §4. */
export interface Quote {
  readonly unitPrice: number
  readonly quantity: number
  readonly total: number
  readonly currency: CurrencyCode
}

/**
 * Refuses what cannot be booked by this user, in the order a visitor would want to know it.
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
  return { ...place, lease, unitPrice, timeZone: timeZoneOf(property.country) }
}

/** The stay that a period is by the place's calendar; throws `invalid_range` where it is none. RULES.md §5. */
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
 * What so much of the place costs now.
 * @throws AppError amount_too_small, amount_too_large for what no card payment may come to. RULES.md §4.
 */
export function quoteOf(place: BookablePlace, quantity: number): Quote {
  const { currency } = place.property
  const price = times({ amount: place.unitPrice, currency }, quantity)
  const verdict = payable(price)
  if (verdict !== 'yes') throw new AppError(`amount_${verdict}`)
  const { amount: total } = price
  return { unitPrice: place.unitPrice, quantity, total, currency }
}

/** What a client thinks it will be charged; absent parts are not compared. */
export interface Expectation {
  readonly quantity?: number | undefined
  readonly total?: number | undefined
  readonly currency?: CurrencyCode | undefined
}

/** Throws `quote_mismatch` where the client's idea differs from the server's own. RULES.md §6. */
export function expectQuote(
  expected: Expectation,
  quote: Pick<Quote, 'quantity' | 'total' | 'currency'>,
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
