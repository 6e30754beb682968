const million = 1_000_000

/** Returns a coordinate as a field shows it: six decimals are ten centimetres, and maps give up to fifteen. */
export const shownCoordinate = <C extends number | null>(exact: C) =>
  (exact === null ? exact : Math.round(exact * million) / million) as C

/** Returns the coordinate of a field, in full while the field still says what it was filled with. */
export const exactCoordinate = <C extends number | null>(filledWith: C, now: C): C =>
  now === shownCoordinate(filledWith) ? filledWith : now
