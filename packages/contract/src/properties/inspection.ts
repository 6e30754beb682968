import * as v from 'valibot'
import { body, nested } from '../primitives/body.ts'
import { Id } from '../primitives/id.ts'
import { count, optionalText, requiredText } from '../primitives/text.ts'
import { Instant } from '../primitives/time.ts'
import { siteFactInputs } from './site-fact-entries.ts'
import { Condition, Uses } from './words.ts'

/** Something that an inspector measured: a length in metres, or an area in square metres. */
const measureEntries = {
  name: requiredText(60),
  value: v.pipe(
    v.number('validation.required'),
    v.minValue(0, 'validation.min'),
    v.maxValue(10_000_000, 'validation.max'),
  ),
  unit: v.picklist(['m', 'm2'], 'validation.invalid'),
}

/** The most measures on one sheet. */
export const maxMeasures = 30

export const Measure = v.object({ name: v.string(), value: v.number(), unit: v.picklist(['m', 'm2']) })

/** What an inspector found at a property. `by` and `at` tell who sent it, and when it was filled in. */
export const Inspection = v.object({
  measures: v.array(Measure),
  note: v.string(),
  at: Instant,
  by: v.object({ id: Id, firstName: v.string() }),
})
export type Inspection = v.InferOutput<typeof Inspection>

/**
 * The sheet of an inspector. It may be sent again with the same `at`, which changes nothing. A field that is not
 * named stays as it is.
 */
export const InspectionBody = body({
  at: Instant,
  /**
   * The `at` of the sheet that was shown, or null for none. If somebody else has sent another one since then, this one
   * is refused with `changed_meanwhile`.
   */
  ifInspectedAt: v.optional(v.nullable(Instant)),
  measures: v.pipe(v.array(nested(measureEntries)), v.maxLength(maxMeasures, 'validation.max_length')),
  note: optionalText(5000),
  area: v.optional(
    v.pipe(
      v.number('validation.required'),
      v.minValue(0.01, 'validation.min'),
      v.maxValue(10_000_000, 'validation.max'),
    ),
  ),
  paintingState: v.optional(Condition),
  floorState: v.optional(Condition),
  bathrooms: v.optional(count(0, 1000)),
  garage: v.optional(count(0, 1000)),
  uses: v.optional(Uses),
  ...siteFactInputs,
})
export type InspectionBody = v.InferOutput<typeof InspectionBody>
