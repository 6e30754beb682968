import type { AppContext } from '../../platform/context.ts'
import { tellBoth } from './mails.ts'
import type { Booked } from './notice.ts'
import { findPlace, insertVisit } from './repository.ts'
import { readTracking } from './tracking.ts'

const longestName = 160

/** Keeps a visit that was booked and writes to both sides, once however often it is told. */
export async function keepVisit(app: AppContext, booked: Booked): Promise<void> {
  const origin = readTracking(app.config.APP_SECRET, booked.tracking ?? {})
  if (!origin) return app.logger.info({ invitee: booked.uri }, 'a visit that was not booked here')
  await app.db.transaction(async (tx) => {
    const place = await findPlace(tx, origin.propertyId)
    if (!place) return app.logger.warn({ invitee: booked.uri }, 'a visit to a property that is not there')
    const startsAt = new Date(booked.scheduled_event.start_time)
    const visit = await insertVisit(tx, {
      kind: 'visit',
      propertyId: place.id,
      userId: origin.userId,
      visitorName: booked.name.slice(0, longestName),
      providerId: booked.uri,
      rescheduleUrl: booked.reschedule_url ?? null,
      cancelUrl: booked.cancel_url ?? null,
      startsAt,
      endsAt: new Date(booked.scheduled_event.end_time),
    })
    if (visit) await tellBoth(app, tx, 'booked', { place, visit, email: booked.email })
  })
}
