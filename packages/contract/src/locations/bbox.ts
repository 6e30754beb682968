/** Splits `west,south,east,north`; the schema has checked that there are four numbers. */
export const parseBbox = (bbox: string) => {
  const [west = 0, south = 0, east = 0, north = 0] = bbox.split(',').map(Number)
  return { west, south, east, north }
}
