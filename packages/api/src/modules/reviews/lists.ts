import { ratings, type Locale, type OwnReview, type PublicReview } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { shownName } from '../../platform/person-name.ts'
import { findPropertyDetail } from '../properties/detail/repository.ts'
import { findOfProperty, findReceived, findWrittenReview, summarise, type ReviewView } from './repository.ts'

const ownLimit = 100
const publicLimit = 50

const named = (person: ReviewView['creator'], locale: Locale) => ({
  id: person.id,
  firstName: shownName(person.firstName, locale),
})

const toPublic = ({ review, creator }: ReviewView, locale: Locale): PublicReview => ({
  id: review.id,
  title: review.title,
  comment: review.comment,
  lang: review.lang,
  rating: ratings[review.rating - 1]!,
  creator: named(creator, locale),
  created: review.createdAt.toISOString(),
})

const toOwn = (view: ReviewView, locale: Locale): OwnReview => ({
  ...toPublic(view, locale),
  receiver: named(view.receiver, locale),
  isActive: view.review.isActive,
  isVerified: view.review.isVerified,
  reservationId: view.review.reservationId!,
})

/**
 * Returns the tenants' reviews of a published property.
 * @throws AppError not_found for any other property, so that nothing about it is revealed
 */
export async function reviewsOfProperty({ db }: AppContext, propertyId: string, locale: Locale) {
  const property = await findPropertyDetail(db, propertyId)
  if (!property?.listed) throw new AppError('not_found')
  const [rows, summary] = await Promise.all([
    findOfProperty(db, propertyId, publicLimit),
    summarise(db, propertyId),
  ])
  return { reviews: rows.map((row) => toPublic(row, locale)), ...summary }
}

/** Returns all reviews that a user wrote, and the visible ones about them. */
export async function ownReviews({ db }: AppContext, userId: string, locale: Locale) {
  const [written, received] = await Promise.all([
    findWrittenReview(db, userId, ownLimit),
    findReceived(db, userId, ownLimit),
  ])
  const show = (row: ReviewView) => toOwn(row, locale)
  return { written: written.map(show), received: received.map(show) }
}
