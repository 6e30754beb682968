/*
 * The words alone, without their schemas: pages that only name them carry no validation.
 */

/** Kinds of property on the wire. RULES §3. */
export const propertyTypes = ['room', 'entire', 'galpon', 'terreno'] as const

/** Filter words of the search: the kinds, and `hours` for whatever is rented by the hour. */
export const searchTypes = [...propertyTypes, 'hours'] as const

/** Services a property may include, in the order they are shown. */
export const services = ['vault', 'parking', 'cleaning', 'bathrooms', 'wifi', 'security'] as const

export const conditions = ['good', 'regular', 'bad'] as const

export const searchSorts = ['newest', 'price_asc', 'price_desc', 'area_desc'] as const
