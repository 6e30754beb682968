import type { Payments } from '../context.ts'
import { blankIntent } from '../checkout/intent.ts'
import { newId } from '../objects/ids.ts'
import { listPage, pageParams } from '../objects/page.ts'
import type { PaymentIntent, PaymentMethod } from '../objects/types.ts'
import type { ApiRoute } from '../http/api.ts'
import { chargeSavedCard } from './charge-saved-card.ts'
import { leastOf, MOST, written } from '../wire/currencies.ts'
import { noSuch, noSuchParam, StripeError } from '../wire/errors.ts'
import {
  currencyParam,
  email,
  flag,
  integer,
  listOf,
  metadata,
  oneOf,
  readFields,
  required,
  textOfParam,
  textParam,
} from '../wire/params.ts'
import { mergeMetadata, present } from '../objects/fields.ts'

const find = ({ store }: Payments, id: string) => {
  const intent = store.find('payment_intent', id)
  if (intent === undefined) throw noSuch('payment_intent', id, 'intent')
  return intent
}

const unexpected = (intent: PaymentIntent, deed: string) =>
  new StripeError(`You cannot ${deed} this PaymentIntent because it has a status of ${intent.status}.`, {
    code: 'payment_intent_unexpected_state',
  })

/** Returns the saved card of a charge, which belongs to the customer who pays it. */
function savedCard({ store }: Payments, id: string, customer: string | null): PaymentMethod {
  const method = store.find('payment_method', id)
  if (method === undefined) throw noSuchParam('PaymentMethod', id, 'payment_method')
  if (method.customer === null)
    throw new StripeError(
      'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.',
      { param: 'payment_method' },
    )
  if (method.customer !== customer)
    throw new StripeError(
      `The payment method you provided has an incompatible customer with this PaymentIntent. The payment method is attached to Customer ${method.customer}.`,
      { param: 'payment_method' },
    )
  return method
}

const create: ApiRoute['handle'] = (payments, { form }) => {
  const { store, clock, emit } = payments
  const given = readFields(form, {
    amount: required(integer),
    currency: required(currencyParam),
    customer: textParam,
    payment_method: textParam,
    allowed_payment_method_types: listOf(required(oneOf('card'))),
    confirm: flag,
    off_session: flag,
    error_on_requires_action: flag,
    description: textOfParam(1000),
    receipt_email: email,
    statement_descriptor: textOfParam(22),
    metadata,
  })
  if (given.customer !== undefined && !store.find('customer', given.customer))
    throw noSuchParam('customer', given.customer, 'customer')
  if (given.off_session && !given.confirm)
    throw new StripeError('`off_session` may only be set when `confirm` is true.', { param: 'off_session' })
  const least = leastOf(given.currency)
  if (given.amount < least)
    throw new StripeError(`Amount must be at least ${written(least, given.currency)}`, {
      code: 'amount_too_small',
      param: 'amount',
    })
  if (given.amount > MOST)
    throw new StripeError(`Amount must be no more than ${written(MOST, given.currency)}`, {
      code: 'amount_too_large',
      param: 'amount',
    })
  const customer = given.customer ?? null
  const method =
    given.payment_method === undefined ? undefined : savedCard(payments, given.payment_method, customer)
  const intent = store.insert<PaymentIntent>({
    ...blankIntent(newId('payment_intent'), clock.seconds()),
    amount: given.amount,
    currency: given.currency,
    customer,
    description: given.description ?? null,
    metadata: mergeMetadata({}, given.metadata),
    payment_method: method?.id ?? null,
    receipt_email: given.receipt_email ?? null,
    statement_descriptor: given.statement_descriptor ?? null,
    status: method === undefined ? 'requires_payment_method' : 'requires_confirmation',
  })
  emit('payment_intent.created', intent)
  return given.confirm ? confirmIntent(payments, intent, method) : intent
}

/** Only charges without the payer are confirmed here: the hosted page confirms its own. */
function confirmIntent(payments: Payments, intent: PaymentIntent, method: PaymentMethod | undefined) {
  if (method === undefined)
    throw new StripeError('You cannot confirm this PaymentIntent because it’s missing a payment method.', {
      code: 'payment_intent_unexpected_state',
    })
  return chargeSavedCard(payments, intent, method)
}

const confirm: ApiRoute['handle'] = (payments, { params: { id = '' }, form }) => {
  const intent = find(payments, id)
  const given = readFields(form, {
    payment_method: textParam,
    off_session: flag,
    error_on_requires_action: flag,
  })
  if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_confirmation')
    throw unexpected(intent, 'confirm')
  const chosen = given.payment_method ?? (intent.payment_method as string | null)
  const method = chosen === null ? undefined : savedCard(payments, chosen, intent.customer)
  return confirmIntent(payments, intent, method)
}

const cancel: ApiRoute['handle'] = (payments, { params: { id = '' } }) => {
  const { store, clock, emit } = payments
  const intent = find(payments, id)
  if (intent.status === 'succeeded' || intent.status === 'canceled' || intent.status === 'processing')
    throw unexpected(intent, 'cancel')
  const cancelled = store.update<PaymentIntent>({
    ...intent,
    canceled_at: clock.seconds(),
    next_action: null,
    status: 'canceled',
  })
  emit('payment_intent.canceled', cancelled)
  return cancelled
}

/** Intents of hosted pages are created by them; those that charge a saved card are created here. */
export const paymentIntentRoutes: ApiRoute[] = [
  { method: 'POST', path: '/payment_intents', handle: create },
  { method: 'POST', path: '/payment_intents/:id/confirm', handle: confirm },
  { method: 'POST', path: '/payment_intents/:id/cancel', handle: cancel },
  {
    method: 'GET',
    path: '/payment_intents/:id',
    handle: (payments, { params: { id = '' } }) => find(payments, id),
  },
  {
    method: 'POST',
    path: '/payment_intents/:id',
    handle: (payments, { params: { id = '' }, form }) => {
      const before = find(payments, id)
      const given = readFields(form, { metadata, description: textParam, receipt_email: textParam })
      return payments.store.update<PaymentIntent>({
        ...before,
        ...present(given),
        metadata: mergeMetadata(before.metadata, given.metadata),
      })
    },
  },
  {
    method: 'GET',
    path: '/payment_intents',
    handle: ({ database }, { form, path }) => {
      const { customer, ...page } = readFields(form, { ...pageParams, customer: textParam })
      return listPage(database, 'payment_intent', path, page, { customer })
    },
  },
]
