import type {
  Body,
  CurrencyCode,
  endpoints,
  HoldBody,
  LocationCheckoutBody,
  Reservation,
  RoomCheckoutBody,
} from '@metrolibre/contract'
import type { InferOutput } from 'valibot'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import type { Expectation } from './place.ts'

/** The half-open period of a stay, as the database stores it. */
export type PeriodInstants = ReservationRow['period']

/** What a user wants to book, and the price they were shown. */
export interface Wish {
  readonly propertyId: string
  readonly roomId: string | null
  readonly period: PeriodInstants
  readonly expected: Expectation
}

interface ExpectedOnWire {
  readonly timeQuantity?: number | undefined
  readonly price?: number | undefined
  readonly currency?: CurrencyCode | undefined
}

export const readPeriod = (range: { start: number; end: number }): PeriodInstants => ({
  start: new Date(range.start),
  end: new Date(range.end),
})

export const readExpectation = ({ timeQuantity, price, currency }: ExpectedOnWire): Expectation => ({
  quantity: timeQuantity,
  total: price,
  currency,
})

export const readWish = ({ locationId, roomId, range, ...expected }: HoldBody): Wish => ({
  propertyId: locationId,
  roomId: roomId ?? null,
  period: readPeriod(range),
  expected: readExpectation(expected),
})

/** A contract that is read before it is signed. */
export interface DraftWish extends Pick<Wish, 'propertyId' | 'roomId' | 'period'> {
  readonly terms: Body<typeof endpoints.reservations.pdf>['contractData']
}

export const readDraft = ({
  locationId,
  roomId,
  range,
  contractData,
}: Body<typeof endpoints.reservations.pdf>): DraftWish => ({
  propertyId: locationId,
  roomId: roomId ?? null,
  period: readPeriod(range),
  terms: contractData,
})

type CheckoutBody = InferOutput<typeof LocationCheckoutBody> | InferOutput<typeof RoomCheckoutBody>

/**
 * What a user wants to pay: an existing reservation, or a place and period that are still to be held or
 * signed.
 */
export interface CheckoutWish
  extends
    Pick<Wish, 'period' | 'expected'>,
    Pick<
      CheckoutBody,
      'contractData' | 'signature' | 'reservationId' | 'recaptchaToken' | 'plan' | 'cardConsent'
    > {
  readonly place: { readonly propertyId: string } | { readonly roomId: string }
}

export const readCheckout = (body: CheckoutBody): CheckoutWish => {
  const { contractData, signature, reservationId, recaptchaToken, plan, cardConsent, range } = body
  return {
    place: 'locationId' in body ? { propertyId: body.locationId } : { roomId: body.roomId },
    period: readPeriod(range),
    expected: readExpectation(body),
    contractData,
    signature,
    reservationId,
    recaptchaToken,
    plan,
    cardConsent,
  }
}

type Agreed = Pick<
  Reservation,
  'start' | 'end' | 'leaseRange' | 'isDaily' | 'timeQuantity' | 'unitPrice' | 'price' | 'currency'
>

/** Returns the agreed period, rental mode and price by their names on the wire. */
export const showAgreed = (row: ReservationRow): Agreed => {
  const leaseRange = { start: row.period.start.getTime(), end: row.period.end.getTime() }
  return {
    ...leaseRange,
    leaseRange,
    isDaily: row.rentalMode === 'hour',
    timeQuantity: row.quantity,
    unitPrice: row.unitPrice,
    price: row.total,
    currency: row.currency,
  }
}
