import { ratings, type AdminReview, type Locale } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { shownName } from '../../platform/person-name.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Undo } from '../audit/undo.ts'
import { changeReview, findReview, lockReview, type AdminReviewView } from './review-repository.ts'

export type ReviewFlag = 'isActive' | 'isVerified'

const actions = { isActive: 'review.setActive', isVerified: 'review.verify' } as const

const named = ({ id, firstName }: AdminReviewView['creator'], locale: Locale) => ({
  id,
  firstName: shownName(firstName, locale),
})

/** Shows a review to admins. */
export const toAdminReview = (
  {
    review: { creatorId, createdAt, updatedAt, rating, ...review },
    creator,
    receiver,
    tenantId,
    location,
  }: AdminReviewView,
  locale: Locale,
): AdminReview => ({
  ...review,
  rating: ratings[rating - 1]!,
  creator: named(creator, locale),
  receiver: named(receiver, locale),
  writtenBy: creatorId === tenantId ? 'tenant' : 'owner',
  location,
  created: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

/** @throws AppError not_found */
export const readReview = async ({ db }: AppContext, id: string, locale: Locale): Promise<AdminReview> =>
  toAdminReview(found(await findReview(db, id)), locale)

interface Setting {
  readonly id: string
  readonly flag: ReviewFlag
  readonly on: boolean
}

/**
 * Verifies a review, shows or hides it, or takes that back, and records it. Nothing happens when it is so
 * already.
 * @throws AppError not_found
 */
export async function setReviewFlag(
  tx: Transaction,
  { id, flag, on }: Setting,
  by: { actorId: string; requestId: string },
): Promise<void> {
  const review = found(await lockReview(tx, id))
  if (review[flag] === on) return
  await changeReview(tx, id, { [flag]: on })
  await recordChange(tx, {
    ...by,
    entity: 'review',
    action: actions[flag],
    entityId: id,
    before: { [flag]: !on },
    after: { [flag]: on },
  })
}

const undoFlag =
  (flag: ReviewFlag): Undo =>
  async (_app, tx, { entityId: id, before, after }, by) => {
    const review = found(await lockReview(tx, id))
    if (review[flag] !== after[flag]) throw new AppError('conflict')
    await setReviewFlag(tx, { id, flag, on: before[flag] === true }, by)
  }

export const reviewUndoes = {
  [actions.isActive]: undoFlag('isActive'),
  [actions.isVerified]: undoFlag('isVerified'),
}
