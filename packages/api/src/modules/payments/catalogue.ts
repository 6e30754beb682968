import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import type { AppContext } from '../../platform/context.ts'
import { jsonHash } from '../../platform/hash.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { fullName } from '../../platform/person-name.ts'
import type { PlaceRow } from '../reservation-core/place-repository.ts'
import { keepCustomer, keepProduct } from './catalogue-repository.ts'
import { isKeptFailure, isRefusal, stripeOf } from './stripe.ts'

/**
 * Creates an object at the provider once. If a failure was stored under its idempotency key, looks for an
 * object that was created anyway, and otherwise tries again with a new key.
 */
export async function makeOnce<Made>(
  key: string,
  make: (idempotencyKey: string) => Promise<Made>,
  find: () => Promise<Made | undefined>,
): Promise<Made> {
  try {
    return await make(key)
  } catch (error) {
    if (!isKeptFailure(error)) throw error
    return (await find()) ?? (await make(randomUUID()))
  }
}

type Payer = Pick<CurrentUser, 'id' | 'email' | 'firstName' | 'lastName' | 'stripeCustomerId'>

/**
 * Returns the provider's customer of a user and creates it when first needed. `lost` is a customer that the
 * provider has deleted.
 */
export async function ensureCustomer(app: AppContext, user: Payer, lost?: string): Promise<string> {
  if (user.stripeCustomerId && user.stripeCustomerId !== lost) return user.stripeCustomerId
  const { customers } = stripeOf(app)
  const parameters = {
    email: user.email,
    name: fullName(user),
    metadata: { user: user.id },
  }
  const { id } = await makeOnce<Pick<Stripe.Customer, 'id'>>(
    `customer:${user.id}:${jsonHash({ ...parameters, lost })}`,
    (idempotencyKey) => customers.create(parameters, { idempotencyKey }),
    async () => {
      const { data } = await customers.list({ email: user.email, limit: 100 })
      return data.find((made) => made.metadata['user'] === user.id && made.id !== lost)
    },
  )
  return keepCustomer(app.db, user.id, id, lost)
}

/**
 * Deletes the provider's customer of a user. The provider keeps the payments.
 * @throws the provider's error, unless it has no such customer
 */
export async function deleteCustomer(app: AppContext, id: string): Promise<void> {
  try {
    await stripeOf(app).customers.del(id)
  } catch (error) {
    if (!isRefusal(error) || error.code !== 'resource_missing') throw error
  }
}

/**
 * Returns the provider's product of a property or of one of its rooms and creates it when first needed. Its
 * id is chosen by us, so that it can't be created twice. `lost` is a product that the provider has deleted or
 * disabled.
 */
export async function ensureProduct(
  app: AppContext,
  { property, room }: PlaceRow,
  lost?: string,
): Promise<string> {
  const place = room ?? property
  if (place.stripeProductId && place.stripeProductId !== lost) return place.stripeProductId
  const id = `place_${place.id}${lost ? `_${jsonHash({ lost }).slice(0, 10)}` : ''}`
  await makeProduct(app, {
    id,
    name: room ? `${room.name}, ${property.name}` : property.name,
    metadata: { property: property.id, ...(room && { room: room.id }) },
  })
  await keepProduct(app.db, { property, room }, id, lost)
  return id
}

/** Creates a product, once more after a failure that the provider would repeat for the same request. */
async function makeProduct(app: AppContext, parameters: Stripe.ProductCreateParams & { id: string }) {
  const make = () => stripeOf(app).products.create(parameters)
  try {
    await make().catch((error: unknown) => {
      // Stryker disable next-line ConditionalExpression: any other failure would only be repeated
      if (!isKeptFailure(error)) throw error
      return make()
    })
  } catch (error) {
    if (!isRefusal(error) || error.code !== 'resource_already_exists') throw error
  }
}
