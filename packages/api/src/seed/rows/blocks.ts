import { addDays, startOfDay, placeTimeZone } from '@metrolibre/contract'
import type { ownerBlocks } from '../../platform/db/schema/owner-blocks.ts'
import { blockSeeds } from '../data/blocks.ts'
import { properties as demo } from '../data/properties/index.ts'
import { demoId } from '../ids.ts'
import { daysAgo, type Moment } from '../moment.ts'
import { userId } from './people.ts'
import { propertyId, roomId } from './places.ts'
import { zoneOf } from './zone-of.ts'

/** Returns the periods in which owners rent nothing out. */
export const blockRows = (moment: Moment): (typeof ownerBlocks.$inferInsert)[] =>
  blockSeeds.map(({ property: key, room, from, days, note }) => {
    const property = demo.find((each) => each.key === key)!
    const at = (day: number) =>
      new Date(startOfDay(addDays(moment.today, day), placeTimeZone(zoneOf(property))))
    return {
      id: demoId('block', `${key}/${room ?? ''}/${from}`),
      propertyId: propertyId(key),
      roomId: room === undefined ? null : roomId(key, room),
      period: { start: at(from), end: at(from + days) },
      note,
      creatorId: userId(property.owner),
      createdAt: daysAgo(moment, 4),
    }
  })
