import { endpoints, type Locale } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { found } from '../../platform/errors/app-error.ts'
import { serve } from '../../platform/http/serve.ts'
import { askCancellation, withdrawCancellation } from '../cancellations/ask.ts'
import { agreeToCancellation } from '../cancellations/carry-out.ts'
import { showQuote } from '../cancellations/quote.ts'
import { ownedView, ownReservation } from './access.ts'
import { toOwnerReservation, toReservation } from './to-reservation.ts'
import { findView } from './view-repository.ts'

/** Serves the cancelling of paid bookings: the tenant asks, the owner of the place agrees. */
export function registerCancellations(app: AppContext): void {
  const { cancellations } = endpoints
  const show = async (id: string, locale: Locale) =>
    toReservation(found(await findView(app.db, id)), app.clock.now(), locale)

  serve(app, cancellations.quote, async ({ user, params }) =>
    showQuote(app, await ownReservation(app, user, params.id)),
  )
  serve(app, cancellations.ask, async ({ user, params, body, request }) => {
    const { id } = await ownReservation(app, user, params.id)
    await askCancellation(app, { ...body, reservationId: id, tenantId: user.id })
    return show(id, request.locale)
  })
  serve(app, cancellations.withdraw, async ({ user, params, request }) => {
    const { id } = await ownReservation(app, user, params.id)
    await withdrawCancellation(app, { reservationId: id, tenantId: user.id })
    return show(id, request.locale)
  })
  serve(app, cancellations.asked, async ({ user, params, request }) =>
    toOwnerReservation(await ownedView(app, user, params.id), app.clock.now(), request.locale),
  )
  serve(app, cancellations.agree, async ({ user, params, request }) => {
    const { reservation } = await ownedView(app, user, params.id)
    await agreeToCancellation(app, user.id, reservation.id)
    return toOwnerReservation(await ownedView(app, user, params.id), app.clock.now(), request.locale)
  })
}
