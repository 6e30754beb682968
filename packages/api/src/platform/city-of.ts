/** Returns the city after which a time zone is named: `America/Lima` → `Lima`. */
export const cityOf = (zone: string): string => zone.slice(zone.indexOf('/') + 1)
