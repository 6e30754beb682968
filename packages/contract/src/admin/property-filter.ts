import * as v from 'valibot'
import { ListingStatus, PropertyType } from '../properties/words.ts'
import { listQuery } from '../primitives/admin-list.ts'
import { Id } from '../primitives/id.ts'
import { Country } from '../primitives/money.ts'

/** What admins filter properties by. The trash is sorted by `deleted` instead of `created`. */
export const locationFilterEntries = {
  /** Part of the name, without accents and case. */
  ...listQuery(['created', 'name']),
  propertyType: v.optional(PropertyType),
  isActive: v.optional(v.boolean()),
  isVerified: v.optional(v.boolean()),
  stage: v.optional(ListingStatus),
  zone: v.optional(Id),
  country: v.optional(Country),
  owner: v.optional(Id),
  /** Only properties with something that waits for an admin, or only the others. */
  waiting: v.optional(v.boolean()),
  /** Only properties for which an offer is still to be recorded, or only the others. */
  awaitsOffer: v.optional(v.boolean()),
}
