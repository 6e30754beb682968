type Fields = Readonly<Record<string, unknown>>

// Neither a secret nor what the database sets by itself belongs into the log.
const leftOut = new Set(['passwordHash', 'updatedAt', 'createdAt', 'sessionsValidFrom', 'stripeCustomerId'])

const asJson = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)))
const same = (left: unknown, right: unknown) => JSON.stringify(asJson(left)) === JSON.stringify(asJson(right))

const pick = (fields: Fields, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, asJson(fields[name])]))

/**
 * Returns the fields that differ, as JSON values. A row that was added has no `before`, one that was deleted
 * has no `after`.
 */
export const recordDifferences = (
  before: Fields | null,
  after: Fields | null,
): { before: Record<string, unknown> | null; after: Record<string, unknown> | null } => {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (name) => !leftOut.has(name) && !(before && after && same(before[name], after[name])),
  )
  return { before: before && pick(before, names), after: after && pick(after, names) }
}
