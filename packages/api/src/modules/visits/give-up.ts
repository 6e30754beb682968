import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { visitOf } from './keep.ts'
import { tellBoth } from './mails.ts'
import type { Cancelled } from './notice.ts'
import { cancelVisit, findPlace, insertVisit, type VisitRow } from './repository.ts'

/**
 * Notices that failed are sent again later, so that this one may come before the one of the booking: it is kept as
 * given up, or a visit that nobody comes to would be booked by the other.
 */
async function keepGivenUp(
  app: AppContext,
  tx: Transaction,
  notice: Cancelled,
): Promise<VisitRow | undefined> {
  const known = await visitOf(app, tx, notice)
  if (!known || (await insertVisit(tx, { ...known.values, status: 'cancelled' }))) return undefined
  // The other one was being kept at this moment, or this one was told before.
  return cancelVisit(tx, notice.uri)
}

/** Gives a visit up and writes to both sides, unless it only moved: then they hear of the new time. */
export async function giveUpVisit(app: AppContext, notice: Cancelled): Promise<void> {
  await app.db.transaction(async (tx) => {
    const visit = (await cancelVisit(tx, notice.uri)) ?? (await keepGivenUp(app, tx, notice))
    const place = visit?.propertyId && (await findPlace(tx, visit.propertyId))
    if (visit && place && !notice.rescheduled)
      await tellBoth(app, tx, 'cancelled', { place, visit, email: notice.email })
  })
}
