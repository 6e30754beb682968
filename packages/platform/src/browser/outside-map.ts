interface Place {
  lat: number
  lng: number
}

/** Far enough to see around a place that is only known within 300 m, and near enough to see a house. */
const aroundZoom = 15
const houseZoom = 17

/**
 * Returns the address of a place on OpenStreetMap, for browsers that can't draw our own map: with a mark if the reader may
 * know the exact place, otherwise only of what is around the public one (RULES.md §7.3).
 */
export const outsideMap = ({ lat, lng }: Place, isExact: boolean): string => {
  const view = `map=${isExact ? houseZoom : aroundZoom}/${lat}/${lng}`
  return `https://www.openstreetmap.org/${isExact ? `?mlat=${lat}&mlon=${lng}` : ''}#${view}`
}
