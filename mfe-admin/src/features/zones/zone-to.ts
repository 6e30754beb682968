/** The path of a zone in the administration, or of a new one. */
export const zoneTo = (id: string): string => `/admin/zones/detail/${id}`

export const zonesTo = '/admin/zones'
