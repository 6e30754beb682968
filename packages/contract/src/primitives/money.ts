import * as v from 'valibot'
import { countries, currencies } from '../rules/money.ts'
import { payableBounds } from '../rules/payable.ts'

export const Country = v.picklist(countries, 'validation.country')
export type Country = v.InferOutput<typeof Country>

export const CurrencyCode = v.picklist(currencies, 'validation.invalid')
export type CurrencyCode = v.InferOutput<typeof CurrencyCode>

/** An integer in minor units (RULES.md §4.1). */
export const Amount = v.pipe(
  v.number('validation.required'),
  v.integer('validation.integer'),
  v.minValue(0, 'validation.min'),
  v.maxValue(1_000_000_000_000, 'validation.max'),
)

/**
 * A new price. It is limited so that the shortest stay at this price can be paid with one payment
 * (RULES.md §4.9, §4.10).
 */
export const PriceAmount = v.pipe(
  Amount,
  v.maxValue(Math.max(...Object.values(payableBounds).map(({ most }) => most)), 'validation.max'),
)
