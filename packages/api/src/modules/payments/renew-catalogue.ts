import type Stripe from 'stripe'
import type { AppContext } from '../../platform/context.ts'
import { findProperty, findRoom } from '../reservation-core/place-repository.ts'
import { findReservation } from '../reservation-core/repository.ts'
import { ensureCustomer, ensureProduct } from './catalogue.ts'
import { findPayer } from './catalogue-repository.ts'
import { renewKey, type CheckoutRow } from './repository.ts'

type Parameters = Stripe.Checkout.SessionCreateParams

/**
 * Replaces the customer or product of an attempt when somebody deleted or disabled it at the provider.
 * Returns undefined when the refusal has another reason.
 */
export async function renewCatalogue(
  app: AppContext,
  row: CheckoutRow,
  { param }: Stripe.errors.StripeError,
): Promise<CheckoutRow | undefined> {
  const parameters = row.parameters as Parameters
  const changed =
    param === 'customer'
      ? await withCustomer(app, row, parameters)
      : param?.endsWith('[price_data][product]')
        ? await withProduct(app, row, parameters)
        : undefined
  return changed && renewKey(app.db, row, { ...changed })
}

async function withCustomer(app: AppContext, row: CheckoutRow, parameters: Parameters): Promise<Parameters> {
  const reservation = (await findReservation(app.db, row.reservationId))!
  const user = await findPayer(app.db, reservation.tenantId)
  return { ...parameters, customer: await ensureCustomer(app, user!, parameters.customer) }
}

async function withProduct(app: AppContext, row: CheckoutRow, parameters: Parameters): Promise<Parameters> {
  const { roomId, propertyId } = (await findReservation(app.db, row.reservationId))!
  const place = roomId ? await findRoom(app.db, roomId) : await findProperty(app.db, propertyId)
  const items = parameters.line_items!
  const lost = items[0]!.price_data!.product
  const product = await ensureProduct(app, place!, lost)
  return {
    ...parameters,
    // The line of a deposit names no product.
    line_items: items.map((item) =>
      item.price_data?.product ? { ...item, price_data: { ...item.price_data, product } } : item,
    ),
  }
}
