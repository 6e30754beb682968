/** The city that a zone's clock is named after, as people say it: `America/Lima` → `Lima`. */
export const cityOf = (zone: string): string => zone.slice(zone.indexOf('/') + 1)
