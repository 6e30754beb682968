import { endpoints, type Locale } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { found } from '../../platform/errors/app-error.ts'
import { serve } from '../../platform/http/serve.ts'
import { confirmChange } from '../date-changes/confirm.ts'
import { showTerms } from '../date-changes/terms.ts'
import { readWantedDates } from '../date-changes/wire.ts'
import { ownReservation } from './access.ts'
import { holdOtherDates } from './change-dates.ts'
import { toReservation } from './to-reservation.ts'
import { findView } from './view-repository.ts'

/** Serves changes of the dates of paid bookings, for their tenants. */
export function registerDateChanges(app: AppContext): void {
  const { dateChanges } = endpoints
  const show = async (id: string, locale: Locale) =>
    toReservation(found(await findView(app.db, id)), app.clock.now(), locale)

  serve(app, dateChanges.terms, async ({ user, params }) =>
    showTerms(app, await ownReservation(app, user, params.id)),
  )
  serve(app, dateChanges.hold, async ({ user, params, body, request }) => {
    const tenant = { user, request, recaptchaToken: body.recaptchaToken }
    const key = request.idempotencyKey
    const held = await holdOtherDates(app, tenant, params.id, readWantedDates(body), key)
    return show(held.id, request.locale)
  })
  serve(app, dateChanges.confirm, async ({ user, params, request }) => {
    await confirmChange(app, await ownReservation(app, user, params.id), user.id)
    return show(params.id, request.locale)
  })
}
