import type { CurrencyCode, RentalMode } from '@metrolibre/contract'
import type Stripe from 'stripe'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { PlaceRow } from '../reservation-core/place-repository.ts'
import { ensureProduct, makeOnce } from './catalogue.ts'
import { isProviderError, isRefusal, stripeOf } from './stripe.ts'

interface UnitPrice {
  /** Minor units per month or hour. */
  readonly amount: number
  readonly currency: CurrencyCode
  readonly rentalMode: RentalMode
}

/** The provider's ids of a place and of its price. */
export interface CataloguePrice {
  readonly productId: string
  readonly priceId: string
}

/**
 * Creates a price at the provider for the product of a place. Checkouts charge their quotes and not this
 * price, so an older one is neither needed nor in the way (RULES.md §6.18).
 * @throws AppError provider_failed
 */
export async function createCataloguePrice(
  app: AppContext,
  place: PlaceRow,
  price: UnitPrice,
): Promise<CataloguePrice> {
  try {
    const product = await ensureProduct(app, place)
    try {
      return await make(app, product, price)
    } catch (error) {
      if (!isRefusal(error) || error.param !== 'product') throw error
      // Somebody deleted the product at the provider.
      return await make(app, await ensureProduct(app, place, product), price)
    }
  } catch (error) {
    throw isProviderError(error) ? new AppError('provider_failed', { cause: error }) : error
  }
}

async function make(
  app: AppContext,
  productId: string,
  { amount, currency, rentalMode }: UnitPrice,
): Promise<CataloguePrice> {
  const { prices } = stripeOf(app)
  const wanted = { product: productId, currency: currency.toLowerCase(), unit_amount: amount }
  const { id } = await makeOnce<Pick<Stripe.Price, 'id'>>(
    `price:${productId}:${wanted.currency}:${rentalMode}:${amount}`,
    (idempotencyKey) => prices.create({ ...wanted, metadata: { unit: rentalMode } }, { idempotencyKey }),
    async () => {
      const { data } = await prices.list({ product: productId, active: true, limit: 100 })
      return data.find(
        (one) =>
          one.unit_amount === amount &&
          one.currency === wanted.currency &&
          one.metadata['unit'] === rentalMode,
      )
    },
  )
  return { productId, priceId: id }
}
