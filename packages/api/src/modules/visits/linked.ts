import { showTimeZone, type LinkedVisit } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import {
  cancelVisitHere,
  findFreeTimes,
  isToCome,
  moveVisit,
  visitedPlaceOf,
  reachesVisitor,
  type VisitMove,
} from './change.ts'
import { visitOfLink } from './link.ts'
import { findVisit, type VisitWithPlace } from './repository.ts'

/** Shows a visit to anybody who has its link, without an account: the place by name alone. */
async function showLinked(app: AppContext, { visit, property, zone }: VisitWithPlace): Promise<LinkedVisit> {
  const canMove = isToCome(visit, app.clock.now()) && reachesVisitor(visit)
  return {
    start: visit.startsAt?.getTime() ?? 0,
    end: visit.endsAt?.getTime() ?? 0,
    ...showTimeZone(zone),
    status: visit.status,
    reason: visit.changeReason,
    location: { id: property.id, name: property.name },
    free: canMove ? await findFreeTimes(app, app.db, visitedPlaceOf({ property, zone }), visit.id) : [],
  }
}

/** @throws AppError link_invalid */
export async function readLinked(app: AppContext, link: string): Promise<LinkedVisit> {
  const row = await findVisit(app.db, visitOfLink(app, link))
  if (!row) throw new AppError('link_invalid')
  return showLinked(app, row)
}

/** @throws AppError link_invalid, and whatever `moveVisit` refuses */
export const moveLinked = async (app: AppContext, link: string, move: VisitMove): Promise<LinkedVisit> =>
  showLinked(app, await moveVisit(app, visitOfLink(app, link), 'visitor', { ...move, reason: null }))

/** @throws AppError link_invalid, and whatever `cancelVisitHere` refuses */
export const cancelLinked = async (app: AppContext, link: string): Promise<LinkedVisit> =>
  showLinked(app, await cancelVisitHere(app, visitOfLink(app, link), 'visitor', null))
