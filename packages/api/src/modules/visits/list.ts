import { showTimeZone, type Visit } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { pictureWithVariants } from '../../platform/images/picture.ts'
import { isToCome, reachesVisitor } from './change.ts'
import { linkOf } from './link.ts'
import { findVisits, type VisitWithPlace } from './repository.ts'

const limit = 100

/**
 * Returns the visits that a user sees in one of two roles. Only the visitor gets the links to move or cancel
 * a visit, and only the owner gets the visitor's name.
 */
export async function listVisits(
  app: AppContext,
  user: { id: string },
  view: 'client' | 'owner',
): Promise<Visit[]> {
  const { db, clock } = app
  const owned = view === 'owner'
  const rows = await findVisits(db, owned ? { ownerId: user.id } : { visitorId: user.id }, limit)
  return rows.map((row) => (owned ? showOwnersVisit(row, clock.now()) : showVisit(app, row)))
}

const shown = ({ visit, property, zone }: VisitWithPlace) => ({
  id: visit.id,
  start: visit.startsAt?.getTime() ?? 0,
  end: visit.endsAt?.getTime() ?? 0,
  ...showTimeZone(zone),
  status: visit.status,
  reason: visit.changeReason,
  location: {
    id: property.id,
    name: property.name,
    ...pictureWithVariants(property.image),
    zone: { id: zone.id, zone: zone.name, city: zone.city, state: zone.state, country: zone.country },
    address: property.address,
  },
})

/** Returns a visit as sent to the visitor. */
export function showVisit(app: AppContext, row: VisitWithPlace): Visit {
  const own = row.visit.kind === 'visit' ? linkOf(app, row.visit, app.config.PUBLIC_URL) : null
  const mayChange = row.visit.status === 'scheduled'
  return {
    ...shown(row),
    visitorName: null,
    visitorPhone: null,
    canChange: false,
    rescheduleUrl: row.visit.rescheduleUrl ?? (mayChange ? own : null),
    cancelUrl: row.visit.cancelUrl ?? (mayChange ? own : null),
  }
}

/** Returns a visit as sent to the owner of the place, with who comes. */
export const showOwnersVisit = (row: VisitWithPlace, now: Date): Visit => ({
  ...shown(row),
  visitorName: row.visit.visitorName,
  visitorPhone: row.visit.visitorPhone,
  canChange: isToCome(row.visit, now) && reachesVisitor(row.visit),
  rescheduleUrl: null,
  cancelUrl: null,
})
