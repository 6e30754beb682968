/**
 * The period in which a place can be rented, as pure dates. `end` is the first day that no lease may include
 * (RULES.md §5.15).
 */
export interface LeaseWindow {
  readonly start: string
  readonly end: string
}

export interface LeaseDates {
  readonly startLease: string | null
  readonly endLease: string | null
}

// With equal dates either result is correct.
// Stryker disable next-line EqualityOperator: as above
const later = (left: string, right: string): string => (left > right ? left : right)
// Stryker disable next-line EqualityOperator: as above
const earlier = (left: string, right: string): string => (left < right ? left : right)

/**
 * Returns the lease window of a property or of one of its rooms. A room's dates default to the property's and
 * are limited by them. Undefined when the property has no dates or nothing is left.
 */
export const leaseWindow = (property: LeaseDates, room?: LeaseDates | null): LeaseWindow | undefined => {
  if (!property.startLease || !property.endLease) return undefined
  const start = later(property.startLease, room?.startLease ?? property.startLease)
  const end = earlier(property.endLease, room?.endLease ?? property.endLease)
  return start < end ? { start, end } : undefined
}
