import type { ApiRoute } from './http/api.ts'
import { chargeRoutes } from './resources/charges.ts'
import { checkoutSessionRoutes } from './checkout/session-endpoints.ts'
import { customerRoutes } from './resources/customers.ts'
import { disputeRoutes } from './disputes/endpoints.ts'
import { eventRoutes } from './resources/events.ts'
import { paymentIntentRoutes } from './saved-cards/payment-intents.ts'
import { paymentMethodRoutes } from './saved-cards/payment-methods.ts'
import { priceRoutes } from './resources/prices.ts'
import { productRoutes } from './resources/products.ts'
import { refundRoutes } from './resources/refunds.ts'
import { webhookEndpointRoutes } from './resources/webhook-endpoints.ts'

/** Every operation of the payments API. All others get a 404 in Stripe's format. */
export const apiRoutes: readonly ApiRoute[] = [
  ...productRoutes,
  ...priceRoutes,
  ...customerRoutes,
  ...checkoutSessionRoutes,
  ...paymentIntentRoutes,
  ...paymentMethodRoutes,
  ...chargeRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...eventRoutes,
  ...webhookEndpointRoutes,
]
