import { lastDayBefore, placeTimeZone, type ClockedPlace } from '@metrolibre/contract'
import type { Transaction } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { bookedDays } from './repository.ts'

interface Lease {
  readonly startLease: string | null
  readonly endLease: string | null
}

interface Place extends ClockedPlace {
  readonly propertyId: string
  /** Only for a room's own dates. */
  readonly roomId?: string
}

const refuse = (path: string, code: string, date = ''): never => {
  throw new AppError('validation', { fields: [{ path, code }], values: { date } })
}

/** Refuses a lease that does not end after it begins. */
export const checkLeaseOrder = ({ startLease, endLease }: Lease): void => {
  if (startLease !== null && endLease !== null && startLease >= endLease)
    refuse('endLease', 'validation.lease_order')
}

/**
 * Refuses lease dates that would leave out a live booking (RULES.md §5.19). `before` are the present dates: what
 * does not change is not checked.
 * @throws AppError validation with the field
 */
export async function checkLease(
  tx: Transaction,
  place: Place,
  { before, after, now }: { before: Lease; after: Lease; now: Date },
): Promise<void> {
  checkLeaseOrder(after)
  if (before.startLease === after.startLease && before.endLease === after.endLease) return
  const { first, end } = await bookedDays(tx, { ...place, timeZone: placeTimeZone(place), now })
  const startMoved = before.startLease !== after.startLease
  if (startMoved && first !== null && (after.startLease === null || after.startLease > first))
    refuse('startLease', 'validation.lease_start_booked', first)
  const endMoved = before.endLease !== after.endLease
  if (endMoved && end !== null && (after.endLease === null || after.endLease < end))
    refuse('endLease', 'validation.lease_end_booked', lastDayBefore(end))
}
