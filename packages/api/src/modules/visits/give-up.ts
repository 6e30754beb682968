import type { AppContext } from '../../platform/context.ts'
import { tellBoth } from './mails.ts'
import type { Cancelled } from './notice.ts'
import { cancelVisit, findPlace } from './repository.ts'

/** Gives a visit up and writes to both sides, unless it only moved: then they hear of the new time. */
export async function giveUpVisit(app: AppContext, { uri, email, rescheduled }: Cancelled): Promise<void> {
  await app.db.transaction(async (tx) => {
    const visit = await cancelVisit(tx, uri)
    const place = visit?.propertyId && (await findPlace(tx, visit.propertyId))
    if (visit && place && !rescheduled) await tellBoth(app, tx, 'cancelled', { place, visit, email })
  })
}
