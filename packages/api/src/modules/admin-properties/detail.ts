import type { AppContext } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/client.ts'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import { found } from '../../platform/errors/app-error.ts'
import type { PropertyParts } from '../properties/detail/repository.ts'
import { mandatePriceOf } from '../mandates/prices.ts'
import { findNewestMandate, type AnsweredMandate } from '../mandates/repository.ts'
import { loadOne } from '../own-properties/load.ts'
import { findAny, findSurroundings } from './detail-repository.ts'

/** A property with everything that its page for admins shows. */
export interface AdminView {
  readonly parts: PropertyParts
  readonly surroundings: Awaited<ReturnType<typeof findSurroundings>>
  readonly newest: AnsweredMandate | null
  readonly now: Date
}

/** Tells whether a property has a price at which something of it can be rented. */
export const hasEveryPrice = (property: PropertyRow): boolean =>
  mandatePriceOf(property) !== null || property.shownPrice !== null

/** Loads what the page of a property shows to admins. */
export async function adminViewOf(app: AppContext, db: Queryable, row: PropertyRow): Promise<AdminView> {
  const now = app.clock.now()
  const [parts, surroundings, newest] = await Promise.all([
    loadOne(db, row),
    findSurroundings(db, row, now),
    findNewestMandate(db, row.id),
  ])
  return { parts, surroundings, newest: newest ?? null, now }
}

/**
 * Returns a property of any owner in any stage, in the trash or not.
 * @throws AppError not_found
 */
export const readForAdmin = async (app: AppContext, id: string): Promise<AdminView> =>
  adminViewOf(app, app.db, found(await findAny(app.db, id)))
