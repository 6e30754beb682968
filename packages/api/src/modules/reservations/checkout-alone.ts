import { ContractBody, type Checkout, type ContractForm, type Locale } from '@metrolibre/contract'
import { safeParse } from 'valibot'
import type { AppContext } from '../../platform/context.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { InputError } from '../../platform/errors/input-error.ts'
import type { RequestFacts } from '../../platform/http/call.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { findLastTerms } from '../contracts/repository.ts'
import { signContract } from '../contracts/sign.ts'
import { usualTerms } from '../contracts/usual-terms.ts'
import { openCheckout } from '../payments/open-checkout.ts'
import { ownReservation } from './access.ts'
import { holdPeriod } from './hold.ts'
import { findProperty, findRoom } from '../reservation-core/place-repository.ts'
import { expectQuote } from '../reservation-core/place.ts'
import { findOwnPending } from '../reservation-core/repository.ts'
import type { CheckoutWish } from '../reservation-core/wire.ts'

interface Place {
  readonly propertyId: string
  readonly roomId: string | null
}

async function placeOf(app: AppContext, { place }: CheckoutWish): Promise<Place> {
  if ('propertyId' in place) return { propertyId: place.propertyId, roomId: null }
  return { propertyId: found(await findRoom(app.db, place.roomId)).property.id, roomId: place.roomId }
}

/**
 * Returns the reservation that a checkout is for: the named one, or the caller's own live one of the same
 * place and period. Returns undefined when a new hold is needed.
 */
async function findMeant(
  app: AppContext,
  user: CurrentUser,
  wish: CheckoutWish,
  place: Place,
): Promise<ReservationRow | undefined> {
  const { period } = wish
  if (wish.reservationId === undefined) {
    const wanted = { tenantId: user.id, ...place, period }
    return findOwnPending(app.db, { ...wanted, now: app.clock.now() })
  }
  const row = await ownReservation(app, user, wish.reservationId)
  const same =
    row.propertyId === place.propertyId &&
    row.roomId === place.roomId &&
    row.period.start.getTime() === period.start.getTime() &&
    row.period.end.getTime() === period.end.getTime()
  if (!same) throw new AppError('quote_mismatch')
  return row
}

/**
 * Returns the form to sign. A call without one signs the usual terms of the tenant (RULES.md §6.46); what their profile
 * lacks for it is refused at its field.
 */
async function formOf(
  app: AppContext,
  user: CurrentUser,
  { wish, place, locale }: { wish: CheckoutWish; place: Place; locale: Locale },
): Promise<ContractForm> {
  const signature = wish.contractData?.signature ?? wish.signature
  if (!signature) throw new AppError('signature_required')
  if (wish.contractData) return { ...wish.contractData, signature }
  const { property } = found(await findProperty(app.db, place.propertyId))
  const last = await findLastTerms(app.db, user.id)
  const contractData = { ...usualTerms(user, property, { last, locale }), signature }
  const form = safeParse(ContractBody, { contractData })
  if (!form.success) throw new InputError(form.issues)
  return form.output.contractData
}

/**
 * Opens the hosted checkout in a single call: makes the hold if there is none and signs the contract with the
 * form in the body if it is not signed. Everything that could be missing is checked before the period is
 * taken (RULES.md §6).
 */
export async function checkoutAlone(
  app: AppContext,
  user: CurrentUser,
  wish: CheckoutWish,
  request: RequestFacts,
): Promise<Checkout> {
  const place = await placeOf(app, wish)
  const known = await findMeant(app, user, wish, place)
  const form =
    !known || known.state === 'held'
      ? await formOf(app, user, { wish, place, locale: request.locale })
      : undefined
  const held =
    known ??
    (await holdPeriod(
      app,
      { user, request, recaptchaToken: wish.recaptchaToken },
      { ...place, period: wish.period, expected: wish.expected },
      request.idempotencyKey,
    ))
  expectQuote(wish.expected, held)
  // Stryker disable next-line ConditionalExpression,LogicalOperator: signing again gives what was signed
  const signed = form && held.state === 'held' ? await signContract(app, user, held, form, request) : held
  const { idempotencyKey: key, locale } = request
  return openCheckout(app, user, signed, {
    key,
    locale,
    monthly: wish.plan === 'monthly',
    cardConsent: wish.cardConsent,
  })
}
