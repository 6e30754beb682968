import type { AppContext } from '../../platform/context.ts'
import { writePosition } from '../../platform/list-position.ts'
import { listViews, type ReservationFilter, type ReservationView } from './view-repository.ts'

const defaultLimit = 20

export interface ReservationPage {
  readonly views: ReservationView[]
  /** The cursor of the next page, or null at the end. */
  readonly nextCursor: string | null
}

/** Returns a page of reservations, newest first. */
export async function pageOf(
  app: AppContext,
  filter: Omit<ReservationFilter, 'limit'> & { limit?: number | undefined },
): Promise<ReservationPage> {
  const limit = filter.limit ?? defaultLimit
  const views = await listViews(app.db, { ...filter, limit })
  const page = views.slice(0, limit)
  const last = page.at(-1)
  return { views: page, nextCursor: last && views.length > limit ? writePosition(last.reservation) : null }
}
