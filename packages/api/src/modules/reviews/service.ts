import { ratings, type Body, type endpoints, type Locale } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { retryDeadlock } from '../../platform/db/retry-deadlock.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { assertStillThere } from '../auth/assert-still-there.ts'
import { sharedView } from '../reservations/access.ts'
import { insertReview } from './repository.ts'

type Input = Body<typeof endpoints.reviews.create>

/**
 * Saves the review that one side of a finished booking writes about the other, once for each side. Nobody
 * else sees it before an admin has verified it.
 * @throws AppError not_found, forbidden (an admin who is neither side), wrong_state (the stay has not ended),
 *   conflict (reviewed before), unauthenticated (the account was erased meanwhile)
 */
export async function writeReview(
  app: AppContext,
  user: { id: string; isAdmin: boolean },
  { reservationId, rating, ...words }: Input,
  lang: Locale,
): Promise<{ id: string }> {
  const { reservation, property } = await sharedView(app, user, reservationId)
  const sides = [reservation.tenantId, property.ownerId]
  if (!sides.includes(user.id)) throw new AppError('forbidden')
  if (reservation.state !== 'completed') throw new AppError('wrong_state', { text: 'wrong_state.booking' })
  const receiverId = user.id === reservation.tenantId ? property.ownerId : reservation.tenantId
  const review = { ...words, lang, reservationId, creatorId: user.id, receiverId }
  const save = () =>
    app.db.transaction(async (tx) => {
      await assertStillThere(tx, user.id)
      return insertReview(tx, { ...review, rating: ratings.indexOf(rating) + 1 })
    })
  // Each side locks its own account and then refers to the other's, so both at once wait for each other.
  const id = await retryDeadlock(save)
  if (id === undefined) throw new AppError('conflict')
  return { id }
}
