import { showTimeZone, type Visit } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { pictureOf } from '../../platform/images/picture.ts'
import { findVisits, type VisitWithPlace } from './repository.ts'

const limit = 100

/**
 * Returns the visits that a user sees in one of two roles. Only the visitor gets the links to move or cancel
 * a visit, and only the owner gets the visitor's name.
 */
export async function listVisits(
  { db }: AppContext,
  user: { id: string },
  view: 'client' | 'owner',
): Promise<Visit[]> {
  const owned = view === 'owner'
  const rows = await findVisits(db, owned ? { ownerId: user.id } : { visitorId: user.id }, limit)
  return rows.map((row) => showVisit(row, owned))
}

/** Returns a visit as sent, to the visitor or to the owner of the place. */
export function showVisit({ visit, property, zone }: VisitWithPlace, owned: boolean): Visit {
  return {
    id: visit.id,
    start: visit.startsAt?.getTime() ?? 0,
    end: visit.endsAt?.getTime() ?? 0,
    ...showTimeZone(zone),
    status: visit.status,
    location: {
      id: property.id,
      name: property.name,
      ...pictureOf(property.image),
      zone: { id: zone.id, zone: zone.name, city: zone.city, state: zone.state, country: zone.country },
      address: property.address,
    },
    visitorName: owned ? visit.visitorName : null,
    rescheduleUrl: owned ? null : visit.rescheduleUrl,
    cancelUrl: owned ? null : visit.cancelUrl,
  }
}
