import type { AdminProperty } from '@metrolibre/api-client'
import { Condition, siteAnswerEntries, siteAnswersOf, Use } from '@metrolibre/contract'
import * as v from 'valibot'

/** What a property was when its sheet was begun, so that what others change until it is sent is noticed. */
export const SeenInInspection = v.object({
  /** When the last sheet was filled in, or null for none. */
  inspectedAt: v.nullable(v.string()),
  /** The offer with the price. */
  offer: v.string(),
  area: v.nullable(v.number()),
  paintingState: v.nullable(Condition),
  floorState: v.nullable(Condition),
  bathrooms: v.number(),
  garage: v.number(),
  /** Sheets that were begun before there were uses lack it. */
  uses: v.optional(v.array(Use)),
  /** Likewise of what sheds and plots are chosen by. */
  site: v.optional(v.object(siteAnswerEntries)),
})
export type SeenInInspection = v.InferOutput<typeof SeenInInspection>

export const seenInInspection = ({ inspection, mandate, ...property }: AdminProperty): SeenInInspection => ({
  inspectedAt: inspection?.at ?? null,
  offer: [mandate?.id, mandate?.state, property.monthlyPrice, property.hourlyPrice].join(' '),
  area: property.area,
  paintingState: property.paintingState,
  floorState: property.floorState,
  bathrooms: property.bathrooms,
  garage: property.garage,
  uses: property.uses,
  site: siteAnswersOf(property),
})
