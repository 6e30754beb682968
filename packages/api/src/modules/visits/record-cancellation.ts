import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { visitOf } from './keep.ts'
import { followTechnicalVisit } from './follow-technical-visit.ts'
import { notify } from './mails.ts'
import type { Cancelled } from './notice.ts'
import { cancelVisit, findVisitedPlace, insertVisit, type VisitRow } from './repository.ts'

/**
 * Stores a visit as cancelled when its cancellation arrives before its booking, which happens when a failed
 * notice is sent again later. Otherwise the booking would then be stored as a visit that nobody comes to.
 */
async function keepCancelled(
  app: AppContext,
  tx: Transaction,
  notice: Cancelled,
): Promise<VisitRow | undefined> {
  const known = await visitOf(app, tx, notice)
  if (
    !known ||
    (await insertVisit(tx, {
      ...known.values,
      status: 'cancelled',
      updatedAt: app.clock.now(),
    }))
  )
    return undefined
  // The booking was stored at this very moment, or this cancellation arrived before.
  return cancelVisit(tx, notice.uri, app.clock.now())
}

/**
 * Cancels a visit and mails both sides. If it only moved, no mail is sent, because they are told the new time
 * by another notice; a technical visit for which none comes is settled by `settleMovedVisits`.
 */
export async function recordCancellation(app: AppContext, notice: Cancelled): Promise<void> {
  await app.db.transaction(async (tx) => {
    const visit =
      (await cancelVisit(tx, notice.uri, app.clock.now())) ?? (await keepCancelled(app, tx, notice))
    const place = visit?.propertyId && (await findVisitedPlace(tx, visit.propertyId))
    if (!visit || !place || notice.rescheduled) return
    if (visit.kind === 'technical') await followTechnicalVisit(app, tx, place)
    await notify(app, tx, 'cancelled', { place, visit, email: notice.email })
  })
}
