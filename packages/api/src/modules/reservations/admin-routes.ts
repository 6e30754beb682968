import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { found } from '../../platform/errors/app-error.ts'
import type { RequestFacts } from '../../platform/http/call.ts'
import { serve } from '../../platform/http/serve.ts'
import { awaitTransfer, recordTransfer, refundReservation } from './admin-payments.ts'
import { cancelReservation } from './cancel.ts'
import { refundPart } from './refund-part.ts'
import { listReservationEvents } from '../reservation-core/event-repository.ts'
import { exportForAdmins, listForAdmins } from './admin-list.ts'
import { findView } from './view-repository.ts'
import { findReservation } from '../reservation-core/repository.ts'
import { reservationSheetTexts } from './spreadsheet-texts.ts'
import { showToAdmins } from './show-to-admins.ts'

export function registerAdminReservations(app: AppContext): void {
  const { adminReservations } = endpoints
  const show = async (id: string, { locale }: RequestFacts) =>
    (await showToAdmins(app, [found(await findView(app.db, id))], locale))[0]!

  serve(app, adminReservations.list, ({ query: { locationId: propertyId, ...query }, request: { locale } }) =>
    listForAdmins(app, { ...query, propertyId }, locale),
  )
  serve(app, adminReservations.export, async ({ query: { locationId, ...query }, request: { locale } }) => ({
    bytes: await exportForAdmins(app, { ...query, propertyId: locationId }, locale),
    fileName: `${reservationSheetTexts(locale)('file')}.xlsx`,
    disposition: 'attachment' as const,
  }))
  serve(app, adminReservations.detail, async ({ params: { id }, request }) => ({
    reservation: await show(id, request),
    events: await listReservationEvents(app.db, id),
  }))
  serve(app, adminReservations.cancel, async ({ user, params: { id }, body: { reason }, request }) => {
    const by = { actor: 'admin', actorId: user.id, reason } as const
    await cancelReservation(app, by, found(await findReservation(app.db, id)))
    return show(id, request)
  })
  serve(app, adminReservations.transfer, async ({ user, params, body, request }) => {
    if (body.action === 'await') await awaitTransfer(app, user.id, params.id)
    else await recordTransfer(app, user.id, params.id, body)
    return show(params.id, request)
  })
  serve(app, adminReservations.refundPart, async ({ user, params, body, request }) => {
    await refundPart(app, user.id, { ...body, reservationId: params.id, key: request.idempotencyKey })
    return show(params.id, request)
  })
  serve(app, adminReservations.refund, async ({ user, params, body, request }) => {
    await refundReservation(app, user.id, params.id, body)
    return show(params.id, request)
  })
}
