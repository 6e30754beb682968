import { createHash } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { AppContext } from '../../platform/context.ts'
import { properties } from '../../platform/db/schema/properties.ts'
import { rooms } from '../../platform/db/schema/rooms.ts'
import { users } from '../../platform/db/schema/users.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import type { PlaceRow } from '../reservations/place-repository.ts'
import { stripeOf } from './stripe.ts'

const keyOf = (kind: string, id: string, parameters: object): string =>
  `${kind}:${id}:${createHash('sha256').update(JSON.stringify(parameters)).digest('base64url')}`

/** The provider's customer of a user, made when first needed. */
export async function ensureCustomer(app: AppContext, user: CurrentUser): Promise<string> {
  if (user.stripeCustomerId) return user.stripeCustomerId
  const parameters = {
    email: user.email,
    name: `${user.firstName} ${user.lastName}`.trim(),
    metadata: { user: user.id },
  }
  const { id } = await stripeOf(app).customers.create(parameters, {
    idempotencyKey: keyOf('customer', user.id, parameters),
  })
  await app.db
    .update(users)
    .set({ stripeCustomerId: id })
    .where(and(eq(users.id, user.id), isNull(users.stripeCustomerId)))
  const [row] = await app.db.select({ id: users.stripeCustomerId }).from(users).where(eq(users.id, user.id))
  return row?.id ?? id
}

/** The provider's product of a property or of one of its rooms, made when first needed. */
export async function ensureProduct(app: AppContext, { property, room }: PlaceRow): Promise<string> {
  const place = room ?? property
  if (place.stripeProductId) return place.stripeProductId
  const parameters = {
    name: room ? `${room.name}, ${property.name}` : property.name,
    metadata: { property: property.id, ...(room && { room: room.id }) },
  }
  const { id } = await stripeOf(app).products.create(parameters, {
    idempotencyKey: keyOf('product', place.id, parameters),
  })
  const table = room ? rooms : properties
  await app.db
    .update(table)
    .set({ stripeProductId: id })
    .where(and(eq(table.id, place.id), isNull(table.stripeProductId)))
  return id
}

/**
 * A price (minor units) of the place's product for what it costs now. A changed value gets a new price;
 * quotes that were frozen before do not notice. RULES.md §4.
 */
export async function publishPrice(
  app: AppContext,
  place: PlaceRow,
  amount: number,
): Promise<{ stripePriceId: string; stripeProductId: string }> {
  const product = await ensureProduct(app, place)
  const parameters = { product, unit_amount: amount, currency: place.property.currency.toLowerCase() }
  const { id } = await stripeOf(app).prices.create(parameters, {
    idempotencyKey: keyOf('price', product, parameters),
  })
  const table = place.room ? rooms : properties
  await app.db
    .update(table)
    .set({ stripePriceId: id })
    .where(eq(table.id, (place.room ?? place.property).id))
  return { stripePriceId: id, stripeProductId: product }
}
