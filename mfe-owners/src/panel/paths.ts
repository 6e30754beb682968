/** The list of the user's own properties. */
export const listPath = '/my-locations/locations'

/** One property with everything that belongs to it. */
export const propertyPath = (id: string): string => `${listPath}/${id}`

/** The offer for a property, and what its owner signed. */
export const mandatePath = (id: string): string => `${propertyPath(id)}/mandate`

/** The public page of a published property. */
export const publicPath = (id: string): string => `/propietario/${id}/details`
