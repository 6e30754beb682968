import { reservationTimes, type Locale } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { pageUrl } from '../../platform/page-url.ts'
import { sumUnpaid } from '../charges/repository.ts'
import { lockReservation } from '../reservation-core/repository.ts'
import { endLivingConsent, insertConsent, noteSetupSession } from '../saved-cards/consent-repository.ts'
import { ensureCustomer } from './catalogue.ts'
import { asRefusal } from './open-checkout.ts'
import { consentMetadata } from './save-card.ts'
import { isConfirmedOrActive } from './settle-by-refunds.ts'
import { stripeOf } from './stripe.ts'

/**
 * Opens the hosted page that saves another card for the later months of a booking. The consent is written first and counts
 * from when the card is saved; until then the card before is charged (RULES.md §6.264, §6.268).
 * @throws AppError wrong_state when no month is left to charge, provider_failed
 */
export async function openCardPage(
  app: AppContext,
  user: CurrentUser,
  reservation: ReservationRow,
  { textVersion, locale }: { readonly textVersion: number; readonly locale: Locale },
): Promise<{ url: string }> {
  const { id: reservationId } = reservation
  if (!isConfirmedOrActive(reservation.state) || (await sumUnpaid(app.db, reservationId)) === 0)
    throw new AppError('wrong_state', { text: 'wrong_state.no_card' })
  const at = app.clock.now()
  const consent = await insertConsent(app.db, { reservationId, textVersion, language: locale, at })
  const customer = await ensureCustomer(app, user).catch(asRefusal)
  const back = pageUrl(
    app.config.PUBLIC_URL,
    locale,
    `/my-locations/reservations/${reservationId}?view=client`,
  )
  const session = await stripeOf(app)
    .checkout.sessions.create(
      {
        mode: 'setup',
        customer,
        allowed_payment_method_types: ['card'],
        client_reference_id: reservationId,
        locale,
        expires_at: Math.floor(at.getTime() / 1000) + reservationTimes.checkoutSessionMinutes * 60,
        success_url: back,
        cancel_url: back,
        metadata: { [consentMetadata]: consent.id, reservation: reservationId },
      },
      { idempotencyKey: `card:${consent.id}` },
    )
    .catch(asRefusal)
  await noteSetupSession(app.db, consent.id, session.id)
  return { url: session.url! }
}

/**
 * Withdraws the consent of a tenant: nothing is charged to the card any more, except what is being charged just now. The
 * provider forgets the card, too (RULES.md §6.267).
 * @throws AppError wrong_state when there is none
 */
export async function withdrawCard(app: AppContext, { id }: ReservationRow): Promise<void> {
  const ended = await app.db.transaction(async (tx) => {
    await lockReservation(tx, id)
    return endLivingConsent(tx, id, 'withdrawn', app.clock.now())
  })
  if (!ended) throw new AppError('wrong_state', { text: 'wrong_state.no_card' })
  await stripeOf(app)
    .paymentMethods.detach(ended.paymentMethodId!)
    .catch((err: unknown) => app.logger.warn({ err, consent: ended.id }, 'card could not be taken away'))
}
