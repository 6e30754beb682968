import type { PropertyMonth } from './owner-ledger.ts'

/** Returns the last month of each property, which holds its balance. The rows come newest first. */
export const latestOf = (rows: readonly PropertyMonth[]): PropertyMonth[] =>
  [...Map.groupBy(rows, ({ propertyId }) => propertyId).values()].map(([row]) => row!)
