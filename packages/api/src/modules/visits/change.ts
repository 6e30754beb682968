import { freeVisitTimes, placeTimeZone, usualVisitHours, visitMs } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { notify } from './mails.ts'
import { changeVisit, findExpected, lockVisit } from './change-repository.ts'
import {
  findVisitedPlace,
  findVisit,
  lockStage,
  type VisitedPlace,
  type VisitRow,
  type VisitWithPlace,
} from './repository.ts'

/** Who changes a visit: the owner of the place, or the visitor with the link of the mail. */
export type Changer = { readonly ownerId: string } | 'visitor'

export interface VisitMove {
  /** Epoch milliseconds: the new start, and the one that was on screen. */
  readonly start: number
  readonly from: number
}

type Ends = Pick<VisitRow, 'status' | 'endsAt'>

/** Whether people still have to be there. */
export const isToCome = ({ status, endsAt }: Ends, now: Date): boolean =>
  status === 'scheduled' && endsAt !== null && endsAt > now

/** Whether the visitor can be told of a change. */
export const reachesVisitor = ({ visitorEmail }: Pick<VisitRow, 'visitorEmail'>): boolean =>
  visitorEmail !== null

/** Returns when a place can be visited, besides the visits that are expected already. */
export async function findFreeTimes(
  { clock }: Pick<AppContext, 'clock'>,
  db: Queryable,
  place: Pick<VisitedPlace, 'id' | 'country' | 'timeZone' | 'visitHours'>,
  exceptId?: string,
): Promise<number[]> {
  const now = clock.now()
  const expected = await findExpected(db, place.id, now, exceptId)
  return freeVisitTimes({
    hours: place.visitHours ?? usualVisitHours,
    timeZone: placeTimeZone(place),
    now: now.getTime(),
    taken: expected.map(({ startsAt, endsAt }) => ({ start: startsAt!.getTime(), end: endsAt!.getTime() })),
  })
}

/**
 * Returns when a visit to an own place can be moved to.
 * @throws AppError not_found
 */
export async function readOwnersTimes(app: AppContext, user: { id: string }, id: string): Promise<number[]> {
  const { visit, property, zone } = found(await findVisit(app.db, id))
  if (property.ownerId !== user.id) throw new AppError('not_found')
  if (!isToCome(visit, app.clock.now())) return []
  return findFreeTimes(app, app.db, visitedPlaceOf({ property, zone }), id)
}

/** What free times are counted from. */
export const visitedPlaceOf = ({ property, zone }: Pick<VisitWithPlace, 'property' | 'zone'>) => ({
  id: property.id,
  country: zone.country,
  timeZone: zone.timeZone,
  visitHours: property.visitHours,
})

interface Locked {
  readonly visit: VisitRow
  readonly place: VisitedPlace
}

/**
 * Locks the place and then the visit, so that changes of one place come one after the other.
 * @throws AppError not_found when there is none, or it is not to a place of this owner
 */
async function lock(tx: Transaction, id: string, by: Changer): Promise<Locked> {
  const { visit } = found(await findVisit(tx, id))
  const propertyId = found(visit.propertyId)
  const place = found(await findVisitedPlace(tx, propertyId))
  if (by !== 'visitor' && place.owner.id !== by.ownerId) throw new AppError('not_found')
  await lockStage(tx, propertyId)
  return { visit: found(await lockVisit(tx, id)), place }
}

function requireToCome(app: AppContext, visit: VisitRow): void {
  if (!isToCome(visit, app.clock.now()) || !reachesVisitor(visit)) throw new AppError('wrong_state')
}

/**
 * Tells both sides. The visitor who changes it knows it anyway.
 * @throws AppError rate_limited when the visitor has had too many mails within the hour to be told by the owner
 */
async function tell(
  app: AppContext,
  tx: Transaction,
  news: 'moved' | 'cancelled',
  letter: Omit<Parameters<typeof notify>[3], 'email'>,
): Promise<void> {
  const isTold = await notify(app, tx, news, { ...letter, email: letter.visit.visitorEmail! })
  if (!isTold && letter.by === 'owner') throw new AppError('rate_limited', { retryAfterSeconds: 3600 })
}

const nameOf = (by: Changer) => (by === 'visitor' ? 'visitor' : 'owner')

/**
 * Moves a visit to a free time and mails both sides. Sent twice, it changes nothing more.
 * @throws AppError not_found, wrong_state, changed_meanwhile, period_taken, rate_limited
 */
export const moveVisit = (
  app: AppContext,
  id: string,
  by: Changer,
  { start, from, reason }: VisitMove & { reason: string | null },
): Promise<VisitWithPlace> =>
  app.db.transaction(async (tx) => {
    const { visit, place } = await lock(tx, id, by)
    requireToCome(app, visit)
    const before = visit.startsAt!
    if (before.getTime() !== start) {
      if (before.getTime() !== from) throw new AppError('changed_meanwhile')
      if (!(await findFreeTimes(app, tx, place, id)).includes(start)) throw new AppError('period_taken')
      const moved = await changeVisit(tx, id, {
        startsAt: new Date(start),
        endsAt: new Date(start + visitMs),
        changeReason: reason,
        updatedAt: app.clock.now(),
      })
      await tell(app, tx, 'moved', { place, visit: moved, before, by: nameOf(by) })
    }
    return found(await findVisit(tx, id))
  })

/**
 * Cancels a visit and mails both sides. Sent twice, it changes nothing more.
 * @throws AppError not_found, wrong_state, rate_limited
 */
export const cancelVisitHere = (
  app: AppContext,
  id: string,
  by: Changer,
  reason: string | null,
): Promise<VisitWithPlace> =>
  app.db.transaction(async (tx) => {
    const { visit, place } = await lock(tx, id, by)
    if (visit.status === 'scheduled') {
      requireToCome(app, visit)
      const values = { status: 'cancelled', changeReason: reason, updatedAt: app.clock.now() } as const
      const cancelled = await changeVisit(tx, id, values)
      await tell(app, tx, 'cancelled', { place, visit: cancelled, by: nameOf(by) })
    }
    return found(await findVisit(tx, id))
  })
