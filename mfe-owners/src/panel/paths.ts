/** The list of the user's own properties. */
export const listPath = '/my-locations/locations'

/** One property with everything that belongs to it. */
export const propertyPath = (id: string): string => `${listPath}/${id}`

/** The public page of a published property. */
export const publicPath = (id: string): string => `/propietario/${id}/details`
