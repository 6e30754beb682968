import type {
  publicationImages,
  publications,
  reviews,
  testimonials,
} from '../../platform/db/schema/community.ts'
import { publications as demo } from '../data/community.ts'
import { reviewTexts, type ReviewText } from '../data/reviews.ts'
import { testimonials as demoTestimonials } from '../data/site.ts'
import { demoId, drawn } from '../ids.ts'
import { daysAgo, minutesAfter, type Moment } from '../moment.ts'
import { galleryNames } from '../pictures/plan.ts'
import type { DemoBooking } from './bookings.ts'
import { userId } from './people.ts'
import type { PictureKeys } from './places.ts'

const publicationId = (title: string) => demoId('publication', title)

export const publicationRows = (
  moment: Moment,
  pictures: PictureKeys,
): (typeof publications.$inferInsert)[] =>
  demo.map((post) => ({
    id: publicationId(post.title),
    userId: userId(post.author),
    title: post.title,
    description: post.description,
    category: post.category,
    image: pictures(galleryNames('room', post.title, 1)[0]!),
    webSite: post.site ?? null,
    instagram: post.instagram ?? null,
    isVerified: post.state !== 'pending',
    isActive: post.state !== 'inactive',
    // Its author was told already, and taking a change back tells nothing new.
    announced: post.state === 'pending' ? null : post.state === 'inactive' ? 'refused' : 'published',
    createdAt: daysAgo(moment, post.created),
    updatedAt: daysAgo(moment, post.created),
  }))

export const publicationImageRows = (pictures: PictureKeys): (typeof publicationImages.$inferInsert)[] =>
  demo.flatMap(({ title }) =>
    galleryNames('room', title, 3)
      .slice(1)
      .map((name, position) => ({
        id: demoId('publication image', `${title}/${position}`),
        publicationId: publicationId(title),
        image: pictures(name),
        position,
      })),
  )

export const testimonialRows = (moment: Moment): (typeof testimonials.$inferInsert)[] =>
  demoTestimonials.map((testimonial, index) => ({
    ...testimonial,
    id: demoId('testimonial', testimonial.name),
    createdAt: daysAgo(moment, 20 + index * 13),
  }))

/** Returns a rating that is mostly good and sometimes bad. */
const ratingOf = (key: string): 1 | 2 | 3 | 4 | 5 => {
  const luck = drawn(key)
  return luck < 0.06 ? 1 : luck < 0.14 ? 2 : luck < 0.28 ? 3 : luck < 0.6 ? 4 : 5
}

/** Returns reviews by both sides of every third finished booking. A few still wait for an admin. */
export const reviewRows = (bookings: readonly DemoBooking[]): (typeof reviews.$inferInsert)[] => {
  const readings = new Map<string, number>()
  const readingsOf = (key: string) => readings.get(key) ?? 0
  /** Returns a text that nobody has read of this property yet, and of these the one that is read least. */
  const nextText = (propertyKey: string, texts: readonly ReviewText[]): ReviewText => {
    const keysOf = ([, comment]: ReviewText) => [`${propertyKey} ${comment}`, comment] as const
    const [next] = texts.toSorted((one, other) => {
      const [[here, all], [otherHere, otherAll]] = [keysOf(one), keysOf(other)]
      return readingsOf(here) - readingsOf(otherHere) || readingsOf(all) - readingsOf(otherAll)
    })
    for (const key of keysOf(next!)) readings.set(key, readingsOf(key) + 1)
    return next!
  }
  return bookings
    .filter(({ state }) => state === 'completed')
    .filter((_, index) => index % 3 === 0)
    .flatMap((booking, index) => {
      const tenant = userId(booking.tenant)
      const owner = userId(booking.property.owner)
      const write = (side: 'ofOwner' | 'ofTenant', creatorId: string, receiverId: string, days: number) => {
        const rating = ratingOf(`${booking.id} ${side}`)
        const [title, comment] = nextText(booking.property.key, reviewTexts[side][rating])
        return {
          id: demoId('review', `${booking.id}/${side}`),
          title,
          comment,
          rating,
          creatorId,
          receiverId,
          reservationId: booking.id,
          isVerified: index % 5 !== 0,
          isActive: index % 11 !== 10,
          createdAt: minutesAfter(booking.period.end, days * 1440),
        }
      }
      return [write('ofOwner', tenant, owner, 1), write('ofTenant', owner, tenant, 2)]
    })
}
