/**
 * Tells whether values for an update name no column. Such an update is answered with the row as it is: the query builder
 * throws when there is nothing to set.
 */
export const changesNothing = (values: object): boolean =>
  Object.values(values).every((value) => value === undefined)
