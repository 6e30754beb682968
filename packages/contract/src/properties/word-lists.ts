/*
 * The words without their schemas, so that pages which only need the words do not load the validation
 * library.
 */

/** The kinds of property as sent (RULES.md §3.1). */
export const propertyTypes = ['room', 'entire', 'galpon', 'terreno'] as const

/** The values of the search filter: the kinds, and `hours` for anything rented by the hour. */
export const searchTypes = [...propertyTypes, 'hours'] as const

/** The services a property may include, in the order in which they are shown. */
export const services = ['vault', 'parking', 'cleaning', 'bathrooms', 'wifi', 'security'] as const

/**
 * What a property is used for, in the order in which they are offered. One has none, one or several (RULES.md §3.68).
 */
export const uses = [
  'office',
  'coworking',
  'meetings',
  'shop',
  'workshop',
  'storage',
  'rehearsal',
  'recording',
  'photography',
  'events',
  'classes',
  'kitchen',
  'care',
  'housing',
] as const

/**
 * What sheds and plots are chosen by and a place has or has not, in the order in which it is shown (RULES.md §3.76).
 */
export const siteFacts = ['threePhase', 'truckAccess', 'water', 'fence'] as const

/** What is measured of them: lengths in centimetres, and what a square metre of floor carries in kilograms. */
export const siteSizes = ['clearHeight', 'gateWidth', 'gateHeight', 'floorLoad'] as const

export const conditions = ['good', 'regular', 'bad'] as const

export const searchSorts = ['newest', 'price_asc', 'price_desc', 'area_desc'] as const
