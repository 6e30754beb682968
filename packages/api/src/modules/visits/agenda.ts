import {
  dateAt,
  placeTimeZone,
  showTimeZone,
  type endpoints,
  type Query,
  type Response,
} from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { fullName } from '../../platform/person-name.ts'
import { findAgenda, findInspectors } from './agenda-repository.ts'

const most = 200
const dayMs = 86_400_000

/** The database can't read instants before or after these as they are written. */
const [earliest, latest] = [Date.parse('0001-01-01'), Date.parse('9999-12-31T23:59:59.999Z')]

/** The instants in which it can be a day somewhere: clocks are at most half a day away from UTC. */
const around = (day: string) => ({
  from: new Date(Math.max(Date.parse(day) - dayMs / 2, earliest)),
  to: new Date(Math.min(Date.parse(day) + 2 * dayMs, latest)),
})

/** Returns the agenda of the inspectors, and who is in it. */
export async function readAgenda(
  { db, clock }: AppContext,
  { when, inspector, day }: Query<typeof endpoints.adminVisits.agenda>,
): Promise<Response<typeof endpoints.adminVisits.agenda>> {
  const part = { when, now: clock.now() }
  const [rows, inspectors] = await Promise.all([
    findAgenda(db, { ...part, inspector, between: day === undefined ? undefined : around(day) }, most),
    findInspectors(db, part, most),
  ])
  const visits = rows
    .filter(
      ({ visit, zone }) =>
        day === undefined || dateAt(visit.startsAt!.getTime(), placeTimeZone(zone)) === day,
    )
    .map(({ visit, property, zone, owner }) => ({
      id: visit.id,
      start: visit.startsAt!.getTime(),
      end: visit.endsAt!.getTime(),
      ...showTimeZone(zone),
      inspector: visit.inspector,
      location: {
        id: property.id,
        name: property.name,
        address: property.address,
        zone: zone.name,
        country: zone.country,
        lat: property.latitude,
        long: property.longitude,
        phone: property.phone ?? owner.phone,
      },
      owner: { id: owner.id, name: fullName(owner) },
    }))
  return { visits, inspectors }
}
