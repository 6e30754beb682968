import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { found } from '../../platform/errors/app-error.ts'
import { serve } from '../../platform/http/serve.ts'
import { openCardPage, withdrawCard } from '../payments/change-card.ts'
import { openChargeCheckout } from '../payments/open-charge-checkout.ts'
import { askTransfer } from './ask-transfer.ts'
import { ownReservation } from './access.ts'
import { addDocument, readFile, removeDocument } from './documents.ts'
import { extendReservation } from './extend.ts'
import { findView } from './view-repository.ts'
import { toReservation } from './to-reservation.ts'

/** Serves what may follow a booking: extending the stay and adding documents. */
export function registerReservationExtras(app: AppContext): void {
  const { reservationExtras } = endpoints
  serve(app, reservationExtras.extend, async ({ user, params, body, request }) => {
    const { timeQuantity, recaptchaToken } = body
    const wish = { id: params.id, quantity: timeQuantity }
    const tenant = { user, request, recaptchaToken }
    const { id } = await extendReservation(app, tenant, wish, request.idempotencyKey)
    return toReservation(found(await findView(app.db, id)), app.clock.now(), request.locale)
  })
  serve(app, reservationExtras.payCharge, async ({ user, params, request }) => {
    const { idempotencyKey: key, locale } = request
    const reservation = await ownReservation(app, user, params.id)
    return openChargeCheckout(app, user, reservation, { number: Number(params.number), key, locale })
  })
  serve(app, reservationExtras.askTransfer, async ({ user, params, request }) => {
    const { id } = await ownReservation(app, user, params.id)
    await askTransfer(app, id, Number(params.number))
    return toReservation(found(await findView(app.db, id)), app.clock.now(), request.locale)
  })
  serve(app, reservationExtras.saveCard, async ({ user, params, body, request }) => {
    const reservation = await ownReservation(app, user, params.id)
    return openCardPage(app, user, reservation, { textVersion: body.cardConsent, locale: request.locale })
  })
  serve(app, reservationExtras.withdrawCard, async ({ user, params, request }) => {
    await withdrawCard(app, await ownReservation(app, user, params.id))
    return toReservation(found(await findView(app.db, params.id)), app.clock.now(), request.locale)
  })
  serve(app, reservationExtras.addFile, ({ user, params, files }) =>
    addDocument(app, user, params.id, files['file']![0]!),
  )
  serve(app, reservationExtras.file, ({ user, params }) => readFile(app, user, params))
  serve(app, reservationExtras.removeFile, async ({ user, params, text }) => {
    await removeDocument(app, user, params)
    return { message: text('message.deleted') }
  })
}
