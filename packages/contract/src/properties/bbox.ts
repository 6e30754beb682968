/** Four degrees with commas between them. */
export const bboxPattern = /^-?\d{1,3}(\.\d+)?(,-?\d{1,3}(\.\d+)?){3}$/

/** Splits `west,south,east,north` into numbers. The schema has already checked that there are four. */
export const parseBbox = (bbox: string) => {
  const [west = 0, south = 0, east = 0, north = 0] = bbox.split(',').map(Number)
  return { west, south, east, north }
}
