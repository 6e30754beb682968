/**
 * Returns in how many columns people are shown: the first of the given numbers that leaves nobody alone in the last
 * row, else the first of all.
 * @param choices from the most to the least fitting
 */
export const columnsFor = (count: number, choices: readonly [number, ...number[]]): number =>
  choices.find((columns) => count <= 1 || count % columns !== 1) ?? choices[0]
