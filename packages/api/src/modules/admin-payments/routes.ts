import { endpoints } from '@metrolibre/contract'
import type { Config } from '../../platform/config/config.ts'
import type { AppContext } from '../../platform/context.ts'
import { found } from '../../platform/errors/app-error.ts'
import { serve } from '../../platform/http/serve.ts'
import { findMoneyFactsOf } from '../payments/money-facts.ts'
import { showToAdmins } from '../reservations/show-to-admins.ts'
import { findView } from '../reservations/view-repository.ts'
import { findPaymentRows, listAllPayments, listPaymentRows } from './list-repository.ts'
import { paymentSpreadsheet, paymentSheetTexts } from './spreadsheet.ts'
import { toAdminPayment } from './to-admin-payment.ts'

const providerUrlOf = ({ STRIPE_DASHBOARD_URL: pages }: Config, intent: string | null): string | null =>
  pages !== undefined && intent !== null ? `${pages.replace(/\/$/, '')}/payments/${intent}` : null

/** Serves the payments of bookings to admins, from what is recorded here. */
export function registerAdminPayments(app: AppContext): void {
  const { adminPayments } = endpoints

  serve(app, adminPayments.list, async ({ query, request: { locale } }) => {
    const { rows, entries } = await listPaymentRows(app.db, query)
    return { payments: rows.map((row) => toAdminPayment(row, locale)), ...entries }
  })
  serve(app, adminPayments.export, async ({ query, request: { locale } }) => ({
    bytes: await paymentSpreadsheet(
      (await listAllPayments(app.db, query)).map((row) => toAdminPayment(row, locale)),
      locale,
    ),
    fileName: `${paymentSheetTexts(locale)('file')}.xlsx`,
    disposition: 'attachment' as const,
  }))
  serve(app, adminPayments.detail, async ({ params: { id }, request: { locale } }) => {
    const row = found((await findPaymentRows(app.db, [id])).get(id))
    const view = found(await findView(app.db, row.reservationId))
    const [reservation] = await showToAdmins(app, [view], locale)
    const payment = { checkoutId: row.id, intent: row.method === 'card' ? row.reference : null }
    return {
      payment: toAdminPayment(row, locale),
      ...(await findMoneyFactsOf(app.db, payment)),
      reservation: reservation!,
      providerUrl: providerUrlOf(app.config, payment.intent),
    }
  })
}
