import type { Payment } from '@metrolibre/contract'
import type Stripe from 'stripe'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { disputeOutcomes, type DisputeOutcome } from './dispute-repository.ts'
import { listRefunding } from './refund-repository.ts'
import { isProviderError, isRefusal, stripeOf } from './stripe.ts'

const pageSize = 20
const reportSize = 100

/** What our own rows say of a payment. */
interface Known {
  readonly outcome: DisputeOutcome | undefined
  readonly refunding: boolean
}

/**
 * Builds the charges of a payment. The provider's `disputed` only says that there was a dispute and not how
 * it ended, and its `amount_refunded` counts refunds that are on their way, so our own rows are preferred.
 */
const chargesOf = (
  charge: Stripe.PaymentIntent['latest_charge'],
  { outcome, refunding }: Known,
): Payment['charges'] => {
  // Stryker disable next-line ConditionalExpression,LogicalOperator: the charges are read with their payments
  if (!charge || typeof charge === 'string') return { data: [] }
  const { id, billing_details, payment_method_details, receipt_url, amount_refunded, disputed } = charge
  const card = payment_method_details?.card
  const method = payment_method_details && {
    type: payment_method_details.type,
    ...(card && { card: { brand: card.brand, funding: card.funding, last4: card.last4 } }),
  }
  const payer = { name: billing_details.name }
  const standing = outcome ?? { disputed, lost: false }
  return {
    data: [
      {
        id,
        billing_details: payer,
        payment_method_details: method,
        receipt_url,
        amount_refunded,
        ...standing,
        refunding,
      },
    ],
  }
}

const paymentOf = (intent: Stripe.PaymentIntent, known: Known): Payment => {
  const { id, amount, created, status, currency, latest_charge } = intent
  return { id, amount, created, status, currency, charges: chargesOf(latest_charge, known) }
}

async function whatIsKnownOf(app: AppContext, intents: readonly string[]): Promise<(id: string) => Known> {
  const outcomes = await disputeOutcomes(app.db, intents)
  const refunding = await listRefunding(app.db, intents)
  return (id) => ({ outcome: outcomes.get(id), refunding: refunding.has(id) })
}

export interface PaymentsCursor {
  readonly starting_after?: string | undefined
  readonly ending_before?: string | undefined
  readonly limit?: number | undefined
}

/**
 * Returns a page of payments, newest first. `has_more` refers to the direction of the request: older payments
 * after `starting_after` or without a cursor, newer ones before `ending_before`.
 * @throws AppError validation for a cursor that names no payment, provider_failed
 */
export async function listPayments(
  app: AppContext,
  cursor: PaymentsCursor,
): Promise<{ data: Payment[]; has_more: boolean }> {
  try {
    const page = await stripeOf(app).paymentIntents.list({
      ...cursor,
      limit: cursor.limit ?? pageSize,
      expand: ['data.latest_charge'],
    })
    const known = await whatIsKnownOf(
      app,
      page.data.map(({ id }) => id),
    )
    const data = page.data.map((intent) => paymentOf(intent, known(intent.id)))
    return { data, has_more: page.has_more }
  } catch (error) {
    if (isRefusal(error)) throw new AppError('validation', { cause: error })
    throw isProviderError(error) ? new AppError('provider_failed', { cause: error }) : error
  }
}

/**
 * Returns one payment as the provider has it now.
 * @throws AppError not_found, provider_failed
 */
export async function readPayment(app: AppContext, id: string): Promise<Payment> {
  try {
    const intent = await stripeOf(app).paymentIntents.retrieve(id, { expand: ['latest_charge'] })
    return paymentOf(intent, (await whatIsKnownOf(app, [id]))(id))
  } catch (error) {
    if (isRefusal(error)) throw new AppError('not_found', { cause: error })
    throw isProviderError(error) ? new AppError('provider_failed', { cause: error }) : error
  }
}

/** Returns the last 100 payments for the report. */
export const lastPayments = async (app: AppContext): Promise<Payment[]> =>
  (await listPayments(app, { limit: reportSize })).data
