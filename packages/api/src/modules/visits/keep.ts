import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { followTechnicalVisit } from './follow-technical-visit.ts'
import { notify } from './mails.ts'
import type { BookedVisit, Cancelled } from './notice.ts'
import { endVisit } from './change-repository.ts'
import {
  findVisitedPlace,
  findVisitAt,
  insertVisit,
  lockPerson,
  type VisitedPlace,
  type VisitRow,
} from './repository.ts'
import { readTracking } from './tracking.ts'

const longestName = 160

/**
 * Returns the values to store from either kind of notice and the place visited, or undefined when the visit
 * was not booked here.
 */
export async function visitOf(
  app: AppContext,
  tx: Transaction,
  notice: BookedVisit | Cancelled,
): Promise<{ place: VisitedPlace; values: Parameters<typeof insertVisit>[1] } | undefined> {
  const origin = readTracking(app.config.APP_SECRET, notice.tracking ?? {})
  if (!origin) {
    app.logger.info({ invitee: notice.uri }, 'a visit that was not booked here')
    return undefined
  }
  const place = await findVisitedPlace(tx, origin.propertyId)
  if (!place) {
    app.logger.warn({ invitee: notice.uri }, 'a visit to a property that is not there')
    return undefined
  }
  // The property may have got another owner since.
  if (origin.kind === 'technical' && origin.userId !== place.owner.id) {
    app.logger.warn({ invitee: notice.uri }, 'a technical visit of somebody who is not the owner')
    return undefined
  }
  const times = notice.scheduled_event
  const values = {
    kind: origin.kind,
    propertyId: place.id,
    // Somebody who has erased the account since still comes, as a visitor without one.
    userId: origin.userId && (await lockPerson(tx, origin.userId)),
    visitorName: notice.name.slice(0, longestName),
    visitorEmail: origin.kind === 'visit' ? notice.email : null,
    inspector: times?.event_memberships?.[0]?.user_name?.slice(0, longestName) ?? null,
    providerId: notice.uri,
    startsAt: times ? new Date(times.start_time) : null,
    endsAt: times ? new Date(times.end_time) : null,
  } as const
  return { place, values }
}

/**
 * Stores a booked visit and mails both sides, only once even if the notice is repeated. Of a visit that was moved they
 * are told the former time too.
 */
export async function saveVisit(app: AppContext, booked: BookedVisit): Promise<void> {
  await app.db.transaction(async (tx) => {
    const known = await visitOf(app, tx, booked)
    if (!known) return
    const { place, values } = known
    const former = booked.old_invitee ? await findVisitAt(tx, place.id, booked.old_invitee) : undefined
    // Moved here meanwhile, and then once more with an older link to the widget, which counts as the latest.
    if (former?.isRunHere) await endVisit(tx, former.id, app.clock.now())
    const visit: VisitRow | undefined = await insertVisit(tx, {
      ...values,
      calendarId: former ? (former.calendarId ?? former.id) : null,
      rescheduleUrl: booked.reschedule_url ?? null,
      cancelUrl: booked.cancel_url ?? null,
    })
    if (!visit) return
    if (visit.kind === 'technical') await followTechnicalVisit(app, tx, place)
    await notify(app, tx, booked.old_invitee ? 'moved' : 'booked', {
      place,
      visit,
      email: booked.email,
      before: former?.startsAt,
    })
  })
}
