import * as v from 'valibot'
import { mostSiteSize } from './site-facts.ts'
import { Flag } from '../primitives/text.ts'
import type { SiteSize } from './words.ts'

/** The schema of a size within its bounds: centimetres, or kilograms per square metre. */
export const siteSize = (name: SiteSize) =>
  v.pipe(
    v.number('validation.invalid'),
    v.integer('validation.integer'),
    v.minValue(1, 'validation.at_least'),
    v.maxValue(mostSiteSize[name], 'validation.max'),
  )

/** What is stated of a shed or a plot in a request: null is not stated any more. */
export const siteFactInputs = {
  clearHeight: v.nullish(siteSize('clearHeight')),
  gateWidth: v.nullish(siteSize('gateWidth')),
  gateHeight: v.nullish(siteSize('gateHeight')),
  floorLoad: v.nullish(siteSize('floorLoad')),
  threePhase: v.nullish(Flag),
  truckAccess: v.nullish(Flag),
  water: v.nullish(Flag),
  fence: v.nullish(Flag),
}

// Answers that were stored for reading without a connection may be older than these fields.
const size = v.optional(v.nullable(v.pipe(v.number(), v.integer())), null)
const fact = v.optional(v.nullable(v.boolean()), null)

/** What was stated of a shed or a plot; of what is null nothing is claimed (RULES.md §3.78). */
export const siteFactEntries = {
  clearHeight: size,
  gateWidth: size,
  gateHeight: size,
  floorLoad: size,
  threePhase: fact,
  truckAccess: fact,
  water: fact,
  fence: fact,
}
