import { endpoints, type ArrearsOfBooking } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { RequestFacts } from '../../platform/http/call.ts'
import { serve } from '../../platform/http/serve.ts'
import { readArrears } from './detail.ts'
import { endStay, endStaysInTime } from './end-stay.ts'
import { grantDays } from './grant-days.ts'
import { listAllArrears, listArrearsRows, sumArrears } from './list-repository.ts'
import { recordMonthTransfer } from './record-month-transfer.ts'
import { writeArrearsSheet } from './sheet.ts'
import { arrearsSheetTexts, arrearsSpreadsheet } from './spreadsheet.ts'
import { toArrears } from './to-arrears.ts'
import { waiveMonth } from './waive-month.ts'

interface MonthParams {
  readonly id: string
  readonly number: string
}
const monthOf = ({ id, number }: MonthParams) => ({ reservationId: id, number: Number(number) })

/** Serves the months that are not paid to the office, and ends stays whose day has come. */
export function registerArrears(app: AppContext): void {
  const { adminArrears } = endpoints
  const show = (id: string, { locale }: RequestFacts): Promise<ArrearsOfBooking> =>
    readArrears(app, id, locale)

  serve(app, adminArrears.list, async ({ query, request: { locale } }) => {
    const { rows, entries } = await listArrearsRows(app.db, query)
    const now = app.clock.now()
    return {
      months: rows.map((row) => toArrears(row, now, locale)),
      totals: await sumArrears(app.db, query),
      ...entries,
    }
  })
  serve(app, adminArrears.export, async ({ query, request: { locale } }) => {
    const now = app.clock.now()
    const rows = await listAllArrears(app.db, query)
    return {
      bytes: await arrearsSpreadsheet(
        rows.map((row) => toArrears(row, now, locale)),
        locale,
      ),
      fileName: `${arrearsSheetTexts(locale)('file')}.xlsx`,
      disposition: 'attachment' as const,
    }
  })
  serve(app, adminArrears.detail, ({ params: { id }, request }) => show(id, request))
  serve(app, adminArrears.sheet, async ({ params: { id }, request: { locale } }) => ({
    bytes: await writeArrearsSheet(app, id),
    fileName: `${arrearsSheetTexts(locale)('file')}-${id.slice(0, 8)}.pdf`,
    disposition: 'attachment' as const,
  }))
  serve(app, adminArrears.grant, async ({ user, params, body, request }) => {
    await grantDays(app, user.id, monthOf(params), body)
    return show(params.id, request)
  })
  serve(app, adminArrears.waive, async ({ user, params, body, request }) => {
    await waiveMonth(app, user.id, monthOf(params), body)
    return show(params.id, request)
  })
  serve(app, adminArrears.recordTransfer, async ({ user, params, body, request }) => {
    await recordMonthTransfer(app, user.id, monthOf(params), { ...body, key: request.idempotencyKey })
    return show(params.id, request)
  })
  serve(app, adminArrears.end, async ({ user, params, body, request }) => {
    await endStay(app, user.id, params.id, body)
    return show(params.id, request)
  })
  app.jobs.every('end-stays', 5_000, () => endStaysInTime(app))
}
