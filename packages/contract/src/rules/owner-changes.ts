import type { ListingStage } from './listing-stages.ts'

const open: readonly ListingStage[] = ['draft', 'submitted']

/** The fields, by their names in a request, that are fixed once a visit is scheduled. */
const fixedByVisit: readonly string[] = ['propertyType', 'zone', 'isDaily']

/** The fields that an inspector verifies. A change afterwards is noted for admins. */
const verifiedByVisit: readonly string[] = [
  'address',
  'lat',
  'long',
  'area',
  'landUse',
  'paintingState',
  'floorState',
  'bathrooms',
  'garage',
  'clearHeight',
  'gateWidth',
  'gateHeight',
  'floorLoad',
  'threePhase',
  'truckAccess',
  'water',
  'fence',
]

/** What an owner adds to a published property before an admin has seen it. */
const seenOncePublished: readonly string[] = ['images', 'images3D']

/**
 * Tells whether an owner can change a field of a property in this stage, and whether admins are told because
 * the inspector has already seen it, or the property is already published (RULES.md §3.34, §3.36, §3.37).
 */
export const ownerChange = (stage: ListingStage, field: string): 'free' | 'noted' | 'fixed' => {
  if (open.includes(stage)) return 'free'
  if (fixedByVisit.includes(field)) return 'fixed'
  if (stage === 'published' && seenOncePublished.includes(field)) return 'noted'
  return stage !== 'visit_scheduled' && verifiedByVisit.includes(field) ? 'noted' : 'free'
}
