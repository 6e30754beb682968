import type { Payments } from '../context.ts'
import { newId } from '../objects/ids.ts'
import { listPage, pageParams } from '../objects/page.ts'
import type { Charge, Refund } from '../objects/types.ts'
import type { ApiRoute } from '../wire/api.ts'
import { noSuch, noSuchParam, StripeError } from '../wire/errors.ts'
import { integer, metadata, oneOf, readFields, text } from '../wire/params.ts'
import { mergeMetadata } from './fields.ts'
import { applyToCharge } from './refund-settlement.ts'

const FAILING_SECONDS = 1

const params = {
  charge: text,
  payment_intent: text,
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

function amountOf(charge: Charge, given: number | undefined) {
  const left = charge.amount - charge.amount_refunded
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

function create(payments: Payments, given: ReturnType<typeof read>): Refund {
  const { store, clock, emit, faults } = payments
  const charge = chargeOf(payments, given)
  const amount = amountOf(charge, given.amount)
  const doomed = faults.strike(['refund-fail'], {}) !== undefined
  const refund = store.insert<Refund>(
    {
      id: newId('refund'),
      object: 'refund',
      amount,
      balance_transaction: newId('balance_transaction'),
      charge: charge.id,
      created: clock.seconds(),
      currency: charge.currency,
      customer: charge.customer,
      destination_details: {
        card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
        type: 'card',
      },
      metadata: mergeMetadata({}, given.metadata),
      payment_intent: charge.payment_intent,
      reason: given.reason ?? null,
      receipt_number: null,
      source_transfer_reversal: null,
      status: doomed ? 'pending' : 'succeeded',
      transfer_reversal: null,
    },
    { due: doomed ? clock.seconds() + FAILING_SECONDS : null },
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
        charge: text,
        payment_intent: text,
      })
      return listPage(database, 'refund', path, page, { charge, payment_intent })
    },
  },
]
