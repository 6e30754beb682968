import type { AppContext } from '../../platform/context.ts'
import { eachApart } from '../../platform/each-apart.ts'
import { followTechnicalVisit } from './follow-technical-visit.ts'
import { notify } from './mails.ts'
import { findNeverRebooked, findVisitedPlace } from './repository.ts'

/** Notices that could not be delivered are sent again for a day. */
const waitMs = 25 * 3_600_000

/**
 * Takes properties back to `submitted` whose technical visit was moved, but for which no new time was reported within a
 * day, and tells their owners that the visit is cancelled, so that they book another one (RULES.md §3.13).
 */
export async function settleMovedVisits(app: AppContext): Promise<void> {
  const before = new Date(app.clock.now().getTime() - waitMs)
  await eachApart(app.logger, await findNeverRebooked(app.db, before), (visit) =>
    app.db.transaction(async (tx) => {
      const place = await findVisitedPlace(tx, visit.propertyId!)
      if (!place || !(await followTechnicalVisit(app, tx, place))) return
      if (visit.startsAt) await notify(app, tx, 'cancelled', { place, visit, email: place.owner.email })
    }),
  )
}
