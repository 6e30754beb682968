import type { RefundFate } from '../objects/cards.ts'
import type { Payments } from '../context.ts'
import { newId } from '../objects/ids.ts'
import { listPage, pageParams } from '../objects/page.ts'
import type { Charge, Dispute, Refund } from '../objects/types.ts'
import type { ApiRoute } from '../http/api.ts'
import { noSuch, noSuchParam, StripeError } from '../wire/errors.ts'
import { integer, metadata, oneOf, readFields, textParam } from '../wire/params.ts'
import { blankRefund } from './blank-refund.ts'
import { mergeMetadata } from '../objects/fields.ts'
import { applyToCharge } from './refund-settlement.ts'

interface Fate {
  first: 'pending' | 'succeeded' | 'requires_action'
  why?: Refund['pending_reason']
  later?: 'succeeded' | 'failed'
  /** After how long it is final. One without stays as it is. */
  seconds?: number
}

/** The reasons for which a refund stays on its way, without end. */
const hanging = {
  'refund-insufficient-funds': { first: 'pending', why: 'insufficient_funds' },
  'refund-charge-pending': { first: 'pending', why: 'charge_pending' },
  'refund-processing': { first: 'pending', why: 'processing' },
  'refund-requires-action': { first: 'requires_action' },
} as const satisfies Record<string, Fate>

/**
 * Returns a refund's first state and its later one: by the active fault rules, otherwise by the card that
 * paid.
 */
function fateOf({ faults, store }: Payments, charge: Charge): Fate | undefined {
  if (faults.strike(['refund-fail'], {}))
    return { first: 'pending', why: 'processing', later: 'failed', seconds: 1 }
  if (faults.strike(['refund-fail-late'], {})) return { first: 'succeeded', later: 'failed', seconds: 5 }
  for (const [kind, fate] of Object.entries(hanging) as [keyof typeof hanging, Fate][])
    if (faults.strike([kind], {})) return fate
  const { refund } = store.hidden<{ refund?: RefundFate }>(charge.id)
  if (refund === 'hangs') return hanging['refund-insufficient-funds']
  if (refund === 'succeeds-later')
    return { first: 'pending', why: 'processing', later: 'succeeded', seconds: 5 }
  return refund === 'fails-later' ? { first: 'succeeded', later: 'failed', seconds: 5 } : undefined
}

const params = {
  charge: textParam,
  payment_intent: textParam,
  amount: integer,
  reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
  metadata,
}

function chargeOf(
  { store }: Payments,
  given: { charge?: string | undefined; payment_intent?: string | undefined },
): Charge {
  if ((given.charge === undefined) === (given.payment_intent === undefined)) {
    throw new StripeError(
      'One of the following params should be provided for this request: payment_intent or charge.',
      {
        code: 'parameter_missing',
      },
    )
  }
  if (given.charge !== undefined) {
    const charge = store.find('charge', given.charge)
    if (charge === undefined) throw noSuchParam('charge', given.charge, 'charge')
    return charge
  }
  const intent = store.find('payment_intent', given.payment_intent ?? '')
  if (intent === undefined) throw noSuchParam('payment_intent', given.payment_intent ?? '', 'payment_intent')
  const charge = intent.status === 'succeeded' ? store.find('charge', intent.latest_charge ?? '') : undefined
  if (charge !== undefined) return charge
  throw new StripeError(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
    param: 'payment_intent',
    code: 'payment_intent_unexpected_state',
  })
}

function amountOf(payments: Payments, charge: Charge, given: number | undefined) {
  const left = charge.amount - charge.amount_refunded
  if (charge.disputed && !disputeAllows(payments, charge)) {
    throw new StripeError(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    })
  }
  if (!charge.paid) throw new StripeError(`Charge ${charge.id} has not been paid.`, { param: 'charge' })
  if (left === 0)
    throw new StripeError(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    })
  if (given !== undefined && given < 1) {
    throw new StripeError('This value must be greater than or equal to 1.', {
      param: 'amount',
      code: 'parameter_invalid_integer',
    })
  }
  if (given !== undefined && given > left) {
    throw new StripeError(`Refund amount (${given}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    })
  }
  return given ?? left
}

/** Tells whether disputes allow a refund: an inquiry does, and so does a dispute that was won. */
const disputeAllows = ({ database }: Payments, charge: Charge): boolean =>
  (listPage(database, 'dispute', '', { limit: 100 }, { charge: charge.id }).data as Dispute[]).every(
    ({ is_charge_refundable, status }) => is_charge_refundable || status === 'won',
  )

function create(payments: Payments, given: ReturnType<typeof read>): Refund {
  const { store, clock, emit } = payments
  const charge = chargeOf(payments, given)
  const amount = amountOf(payments, charge, given.amount)
  const fate = fateOf(payments, charge)
  const refund = store.insert<Refund>(
    {
      ...blankRefund(newId('refund'), clock.seconds()),
      amount,
      balance_transaction: newId('balance_transaction'),
      charge: charge.id,
      currency: charge.currency,
      customer: charge.customer,
      destination_details: {
        card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
        type: 'card',
      },
      metadata: mergeMetadata({}, given.metadata),
      payment_intent: charge.payment_intent,
      payment_method: charge.payment_method,
      reason: given.reason ?? null,
      ...(fate?.why && { pending_reason: fate.why }),
      status: fate?.first ?? 'succeeded',
    },
    {
      hidden: { later: fate?.later },
      due: fate?.seconds === undefined ? null : clock.seconds() + fate.seconds,
    },
  )
  emit('refund.created', refund)
  applyToCharge(payments, refund, 1)
  return refund
}

const read = (form: Parameters<typeof readFields>[0]) => readFields(form, params)

const find = ({ store }: Payments, id: string) => {
  const refund = store.find('refund', id)
  if (refund === undefined) throw noSuch('refund', id)
  return refund
}

export const refundRoutes: ApiRoute[] = [
  { method: 'POST', path: '/refunds', handle: (payments, { form }) => create(payments, read(form)) },
  { method: 'GET', path: '/refunds/:id', handle: (payments, { params: { id = '' } }) => find(payments, id) },
  {
    method: 'POST',
    path: '/refunds/:id',
    handle: (payments, { params: { id = '' }, form }) => {
      const before = find(payments, id)
      const given = readFields(form, { metadata })
      const after = payments.store.update<Refund>({
        ...before,
        metadata: mergeMetadata(before.metadata, given.metadata),
      })
      payments.emit('refund.updated', after)
      return after
    },
  },
  {
    method: 'GET',
    path: '/refunds',
    handle: ({ database }, { form, path }) => {
      const { charge, payment_intent, ...page } = readFields(form, {
        ...pageParams,
        charge: textParam,
        payment_intent: textParam,
      })
      return listPage(database, 'refund', path, page, { charge, payment_intent })
    },
  },
]
