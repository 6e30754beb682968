import { endpoints, type Locale } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { found } from '../../platform/errors/app-error.ts'
import { serve } from '../../platform/http/serve.ts'
import { draftContract } from '../contracts/draft.ts'
import { linkDraft, openContractDraft } from '../contracts/draft-link.ts'
import { readContract } from '../contracts/read-contract.ts'
import { signContract } from '../contracts/sign.ts'
import { openCheckout } from '../payments/open-checkout.ts'
import { lastChoice } from '../payments/repository.ts'
import { ownedView, ownReservation, sharedView } from './access.ts'
import { cancelReservation } from './cancel.ts'
import { checkoutAlone } from './checkout-alone.ts'
import { holdPeriod } from './hold.ts'
import { pageOf } from './lists.ts'
import { countUnseen, markReservationSeen } from './seen-repository.ts'
import { findView } from './view-repository.ts'
import { bySession } from './by-session.ts'
import { paymentStatus } from './payment-status.ts'
import { toOwnerReservation, toReservation } from './to-reservation.ts'
import { toSignedTerms } from './signed-terms.ts'
import { readCheckout, readDraft, readWish } from '../reservation-core/wire.ts'

export function registerReservations(app: AppContext): void {
  const { contractDrafts, reservations } = endpoints
  const show = async (id: string, locale: Locale) =>
    toReservation(found(await findView(app.db, id)), app.clock.now(), locale)

  serve(app, reservations.pdf, async ({ user, body }) => ({
    bytes: await draftContract(app, user.id, readDraft(body)),
    fileName: 'contrato.pdf',
    disposition: 'inline' as const,
  }))
  serve(app, contractDrafts.link, async ({ user, params, body, request }) =>
    linkDraft(app, await ownReservation(app, user, params.id), body.contractData, request.locale),
  )
  serve(app, contractDrafts.file, ({ params, query }) => openContractDraft(app, params.id, query.ticket))
  serve(app, reservations.hold, async ({ user, body, request }) =>
    show(
      (
        await holdPeriod(
          app,
          { user, request, recaptchaToken: body.recaptchaToken },
          readWish(body),
          request.idempotencyKey,
        )
      ).id,
      request.locale,
    ),
  )
  serve(app, reservations.signContract, async ({ user, params, body, request }) => {
    await signContract(app, user, await ownReservation(app, user, params.id), body.contractData, request)
    return show(params.id, request.locale)
  })
  serve(app, reservations.checkoutLocation, ({ user, body, request }) =>
    checkoutAlone(app, user, readCheckout(body), request),
  )
  serve(app, reservations.checkoutRoom, ({ user, body, request }) =>
    checkoutAlone(app, user, readCheckout(body), request),
  )
  serve(app, reservations.retryCheckout, async ({ user, params, request }) => {
    const reservation = await ownReservation(app, user, params.id)
    const { idempotencyKey: key, locale } = request
    const choice = await lastChoice(app.db, params.id)
    return openCheckout(app, user, reservation, { key, locale, ...choice })
  })
  serve(app, reservations.cancel, async ({ user, params, request }) => {
    const by = { actor: 'tenant', actorId: user.id, reason: 'cancelled by the tenant' } as const
    await cancelReservation(app, by, await ownReservation(app, user, params.id))
    return show(params.id, request.locale)
  })
  serve(
    app,
    reservations.mine,
    async ({ user, request, query: { view, locationId: propertyId, ...filter } }) => {
      const mine = view === 'client' ? { tenantId: user.id } : { ownerId: user.id }
      const { views, nextCursor } = await pageOf(app, { ...filter, ...mine, propertyId })
      const now = app.clock.now()
      return view === 'client'
        ? { view, reservations: views.map((one) => toReservation(one, now, request.locale)), nextCursor }
        : { view, reservations: views.map((one) => toOwnerReservation(one, now, request.locale)), nextCursor }
    },
  )
  serve(app, reservations.unseen, async ({ user }) => ({ count: await countUnseen(app.db, user.id) }))
  serve(app, reservations.see, async ({ user, params, text }) => {
    await ownedView(app, user, params.id)
    await markReservationSeen(app.db, params.id, app.clock.now())
    return { message: text('message.saved') }
  })
  serve(app, reservations.detail, async ({ user, params, request }) =>
    show((await ownReservation(app, user, params.id)).id, request.locale),
  )
  serve(app, reservations.paymentStatus, ({ params }) => paymentStatus(app, params.sessionId))
  serve(app, reservations.bySession, ({ user, params, request }) =>
    bySession(app, user, params.sessionId, request.locale),
  )
  serve(app, reservations.contract, async ({ user, params, request }) => {
    const { reservation } = await sharedView(app, user, params.id)
    return readContract(app, user, reservation, request.locale)
  })
  serve(app, reservations.signedTerms, async ({ user, params }) =>
    toSignedTerms(await ownReservation(app, user, params.id)),
  )
}
