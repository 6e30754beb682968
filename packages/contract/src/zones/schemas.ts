import * as v from 'valibot'
import { Id } from '../primitives/id.ts'
import { Country } from '../primitives/money.ts'
import { TimeZone } from '../primitives/time.ts'

export const coordinateEntries = {
  lat: v.pipe(
    v.number('validation.required'),
    v.minValue(-90, 'validation.invalid'),
    v.maxValue(90, 'validation.invalid'),
  ),
  long: v.pipe(
    v.number('validation.required'),
    v.minValue(-180, 'validation.invalid'),
    v.maxValue(180, 'validation.invalid'),
  ),
}

/** A comuna (Chile) or distrito (Perú). `averageValue` is in minor units per square metre and month. */
export const Zone = v.object({
  id: Id,
  country: Country,
  state: v.string(),
  city: v.string(),
  zone: v.string(),
  ...coordinateEntries,
  rate: v.number(),
  averageValue: v.pipe(v.number(), v.integer()),
  isActive: v.boolean(),
  timeZone: TimeZone,
})
export type Zone = v.InferOutput<typeof Zone>

/** The zone as part of a property. */
export const ZoneName = v.object({
  id: Id,
  zone: v.string(),
  city: v.string(),
  state: v.string(),
  country: Country,
})
export type ZoneName = v.InferOutput<typeof ZoneName>
