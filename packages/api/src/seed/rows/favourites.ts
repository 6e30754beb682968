import type { favourites, savedSearches } from '../../platform/db/schema/favourites.ts'
import type { properties } from '../../platform/db/schema/properties.ts'
import { demoId } from '../ids.ts'
import { daysAgo, type Moment } from '../moment.ts'
import { userId } from './people.ts'

type Place = typeof properties.$inferInsert

const listed = (place: Place) => place.isVerified === true && !place.deletedAt && place.stage === 'published'

/** The tenant's favourites: some that were cheaper or dearer when they were saved, and one that is sold out. */
export const favouriteRows = (
  moment: Moment,
  places: readonly Place[],
): (typeof favourites.$inferInsert)[] => {
  const priced = places.filter((place) => listed(place) && place.isActive !== false && place.monthlyPrice)
  const soldOut = places.filter((place) => listed(place) && place.isActive === false)
  return [...priced.slice(2, 7), ...soldOut.slice(0, 1)].map((place, index) => {
    const now = place.type === 'room' || place.rentalMode === 'hour' ? null : (place.monthlyPrice ?? null)
    return {
      userId: userId('tenant'),
      propertyId: place.id!,
      savedAt: daysAgo(moment, 1 + index * 6),
      // Two became cheaper by a twentieth since then.
      ...(now !== null && {
        amount: index < 2 ? Math.round((now * 1.05) / 1000) * 1000 : now,
        currency: place.currency,
        unit: 'month' as const,
      }),
    }
  })
}

/** The tenant's saved searches. Of the first, matches are new since it was last opened. */
export const savedSearchRows = (moment: Moment): (typeof savedSearches.$inferInsert)[] => {
  const save = (
    name: string,
    days: number,
    filters: (typeof savedSearches.$inferInsert)['filters'],
    mail: boolean,
  ) => ({
    id: demoId('saved search', name),
    userId: userId('tenant'),
    name,
    filters,
    mail,
    createdAt: daysAgo(moment, days),
    seenAt: daysAgo(moment, days),
    mailedUntil: daysAgo(moment, 0),
  })
  return [
    save('Taller en Santiago', 45, { type: 'entire', country: 'Chile', city: 'Santiago' }, true),
    save('Sala por horas', 2, { type: 'hours', country: 'Chile', services: ['wifi'] }, true),
    save('Bodega en Lima', 3, { type: 'galpon', country: 'Perú', city: 'Lima', maxPrice: 700_000 }, false),
  ]
}
