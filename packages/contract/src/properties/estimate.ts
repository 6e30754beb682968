import * as v from 'valibot'
import { Amount, CurrencyCode } from '../primitives/money.ts'
import { ZoneName } from '../zones/schemas.ts'

const factor = v.number()

/**
 * What a property might be rented for, in minor units of the zone's currency (RULES.md §4.24). `estimate` is null
 * when an inspector has to evaluate the property or the zone has no value yet.
 */
export const Estimate = v.object({
  estimate: v.nullable(
    v.object({
      /** Per month. */
      low: Amount,
      high: Amount,
      /** Of twelve months. */
      perYearLow: Amount,
      perYearHigh: Amount,
      currency: CurrencyCode,
    }),
  ),
  /** Everything that the estimate is computed from. */
  basis: v.object({
    zone: ZoneName,
    /** Per square metre and month. */
    averageValue: Amount,
    rate: factor,
    /** In square metres. */
    area: v.number(),
    paint: factor,
    floor: factor,
    /** Paint × floor. */
    condition: factor,
  }),
  /**
   * For a place that is rented by the hour, in whose answer the others are null: the hourly prices of published properties of
   * the same kind in its zone, or in its city where there are fewer than three. Null when there are fewer there, too.
   */
  hourly: v.optional(
    v.nullable(
      v.object({
        count: v.pipe(v.number(), v.integer()),
        low: Amount,
        median: Amount,
        high: Amount,
        currency: CurrencyCode,
        /** The name of that zone or city. */
        place: v.string(),
      }),
    ),
  ),
  /**
   * The monthly prices of published properties of the same kind in the same zone. Null when there are fewer
   * than three of them.
   */
  nearby: v.nullable(
    v.object({
      count: v.pipe(v.number(), v.integer()),
      low: Amount,
      median: Amount,
      high: Amount,
      /** The median of the prices per square metre, of those whose area is known. */
      perSquareMetre: v.nullable(Amount),
    }),
  ),
})
export type Estimate = v.InferOutput<typeof Estimate>
