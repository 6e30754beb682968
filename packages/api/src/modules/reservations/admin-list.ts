import { reservationExportLimit, type endpoints, type Locale } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { ServiceAnswer } from '../../platform/http/call.ts'
import type { ListQuery } from '../../platform/list/page-repository.ts'
import { findMoneyFacts } from '../payments/money-facts.ts'
import { listAllIds, listIds, type AdminFilter, type AdminSort } from './admin-list-repository.ts'
import { showToAdmins } from './show-to-admins.ts'
import { reservationSpreadsheet, type ReservationLine } from './spreadsheet.ts'
import { findViews } from './view-repository.ts'

type Calls = typeof endpoints.adminReservations

/** Returns a page of the reservations that admins filter. */
export async function listForAdmins(
  app: AppContext,
  query: AdminFilter & ListQuery<AdminSort>,
  locale: Locale,
): Promise<ServiceAnswer<Calls['list']>> {
  const { rows, entries } = await listIds(app.db, query)
  const views = await findViews(
    app.db,
    rows.map(({ id }) => id),
  )
  return { reservations: await showToAdmins(app, views, locale), ...entries }
}

const atOnce = 500

/** Writes the reservations of a filter as a spreadsheet, no more than the limit of the contract. */
export async function exportForAdmins(
  app: AppContext,
  query: AdminFilter & Pick<ListQuery<AdminSort>, 'sort' | 'order'>,
  locale: Locale,
): Promise<Buffer> {
  const rows = await listAllIds(app.db, query, reservationExportLimit)
  const ids = rows.map(({ id }) => id)
  const lines: ReservationLine[] = []
  for (let from = 0; from < ids.length; from += atOnce) {
    const part = ids.slice(from, from + atOnce)
    const facts = await findMoneyFacts(app.db, part)
    const views = await findViews(app.db, part)
    lines.push(...views.map((view) => ({ ...view, ...facts(view.reservation.id) })))
  }
  return reservationSpreadsheet(lines, locale)
}
