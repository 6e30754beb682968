import { randomUUID } from 'node:crypto'
import { ensureCustomer, ensureProduct } from '../modules/payments/catalogue.ts'
import { checkoutParameters } from '../modules/payments/checkout-parameters.ts'
import { fulfil } from '../modules/payments/fulfil.ts'
import { findCheckoutById, insertCheckout, type CheckoutRow } from '../modules/payments/repository.ts'
import { remoteSession } from '../modules/payments/session-link.ts'
import { findProperty } from '../modules/reservation-core/place-repository.ts'
import type { AppContext } from '../platform/context.ts'
import type { PropertyRow } from '../platform/db/schema/properties.ts'
import type { ReservationRow } from '../platform/db/schema/reservations.ts'
import type { UserRow } from '../platform/db/schema/users.ts'
import { makeOwner, makeProperty, makeUser } from './factories.ts'
import { makeReservation } from './make-reservation.ts'
import { payAt } from './paying.ts'

const hourMs = 3_600_000

interface MadeCheckout {
  tenant: UserRow
  owner: UserRow
  property: PropertyRow
  reservation: ReservationRow
  row: CheckoutRow
}

/**
 * Inserts a reservation that awaits its payment, and an attempt to pay it whose session was not requested yet.
 * Unless given, the attempt is valid for longer than a test takes and the stay is one month.
 */
export async function makeCheckout(
  app: AppContext,
  values: Partial<CheckoutRow> = {},
  stay: Partial<ReservationRow> = {},
): Promise<MadeCheckout> {
  const tenant = await makeUser(app.db)
  const owner = await makeOwner(app.db)
  const property = await makeProperty(app.db, { ownerId: owner.id })
  const at = app.clock.now()
  const reservation = await makeReservation(app.db, {
    propertyId: property.id,
    tenantId: tenant.id,
    state: 'awaiting_payment',
    holdExpiresAt: new Date(at.getTime() + 3 * hourMs),
    ...stay,
  })
  const id = randomUUID()
  const expiresAt = new Date(at.getTime() + 2 * hourMs)
  const place = (await findProperty(app.db, property.id))!
  const parameters = checkoutParameters({
    id,
    reservation,
    customer: await ensureCustomer(app, tenant),
    product: await ensureProduct(app, place),
    locale: 'es',
    publicUrl: app.config.PUBLIC_URL,
    expiresAt,
  })
  const row = await app.db.transaction((tx) =>
    insertCheckout(tx, {
      id,
      reservationId: reservation.id,
      attempt: 1,
      status: 'creating',
      idempotencyKey: `checkout:${id}`,
      parameters: { ...parameters },
      amount: reservation.total,
      currency: reservation.currency,
      expiresAt,
      createdAt: at,
      updatedAt: at,
      ...values,
    }),
  )
  return { tenant, owner, property, reservation, row }
}

/** Inserts a reservation that was paid by card and is confirmed. */
export async function makePaid(
  app: AppContext,
  card?: string,
  stay: Partial<ReservationRow> = {},
): Promise<MadeCheckout & { intent: string }> {
  const made = await makeCheckout(app, {}, stay)
  const session = (await remoteSession(app, made.row))!
  await payAt(session.url!, app.config.STRIPE_API_URL, card)
  await fulfil(app, session.id)
  const row = (await findCheckoutById(app.db, made.row.id))!
  return { ...made, row, intent: row.stripePaymentIntentId! }
}
