import type * as wire from '@metrolibre/contract'
import { periodOf, type Period, type Stay } from '@metrolibre/contract'
import type { Quote } from './reservations.ts'

/** On which terms the dates of a paid booking could be changed now. Amounts are in minor units. */
export interface DateChangeTerms extends Omit<wire.DateChangeTerms, 'leaseRange'> {
  /** The dates that would be given up, which are free for the change. */
  readonly period: Period
}

export const readTerms = ({ leaseRange, ...rest }: wire.DateChangeTerms): DateChangeTerms => ({
  ...rest,
  period: leaseRange,
})

/** The wanted dates, with the price and the credit that the tenant was shown. */
export interface WantedDates {
  readonly stay: Stay
  readonly quote: Quote
  readonly credit: number
}

export const sendWantedDates = ({ stay, quote, credit }: WantedDates) => ({
  range: periodOf(stay),
  timeQuantity: stay.quantity,
  price: quote.total,
  currency: quote.currency,
  credit,
})
