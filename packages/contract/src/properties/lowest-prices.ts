import * as v from 'valibot'
import { Amount, Country, CurrencyCode } from '../primitives/money.ts'
import { PropertyType } from './words.ts'

/** The lowest price of a kind in one country and unit, in the currency of the country (RULES.md §4.19). */
export const LowestPrice = v.object({
  country: Country,
  propertyType: PropertyType,
  unit: v.picklist(['month', 'hour']),
  amount: Amount,
  currency: CurrencyCode,
})
export type LowestPrice = v.InferOutput<typeof LowestPrice>

/** Kinds with nothing to rent are left out. */
export const LowestPrices = v.object({ prices: v.array(LowestPrice) })
