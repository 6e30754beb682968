import { addDays, startOfDay, placeTimeZone } from '@metrolibre/contract'
import type { visits } from '../../platform/db/schema/visits.ts'
import { properties as demo } from '../data/properties/index.ts'
import { demoId } from '../ids.ts'
import { minutesAfter, type Moment } from '../moment.ts'
import { userId } from './people.ts'
import { propertyId } from './places.ts'
import { zoneOf } from './zone-of.ts'

const hoursAfter = (at: number, hours: number): Date => minutesAfter(new Date(at), hours * 60)

/** Who inspects, as their calendar names them. */
const inspectors = ['Rodrigo Araya', 'Milagros Quiroz']

/** Returns the inspector's visit, in three days at eleven, of each property for which one is scheduled. */
export const visitRows = ({ today }: Moment): (typeof visits.$inferInsert)[] =>
  demo
    .filter(({ state }) => state === 'visit-scheduled')
    .map((property, index) => {
      const startsAt = hoursAfter(startOfDay(addDays(today, 3), placeTimeZone(zoneOf(property))), 11)
      const id = demoId('visit', property.key)
      return {
        id,
        kind: 'technical',
        propertyId: propertyId(property.key),
        userId: userId(property.owner),
        inspector: inspectors[index % inspectors.length]!,
        providerId: `demo:${id}`,
        startsAt,
        endsAt: minutesAfter(startsAt, 60),
      }
    })
