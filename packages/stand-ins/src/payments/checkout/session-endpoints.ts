import { expireSession } from './expire.ts'
import { sessionParams } from './session-params.ts'
import { createSession } from './session.ts'
import { createSetupSession } from './setup-session.ts'
import type { Payments } from '../context.ts'
import { lineItems } from '../objects/expand.ts'
import { listPage, pageParams } from '../objects/page.ts'
import type { Session } from '../objects/types.ts'
import type { ApiRoute } from '../http/api.ts'
import { noSuch, noSuchParam, StripeError } from '../wire/errors.ts'
import { integer, metadata, oneOf, readFields, textParam } from '../wire/params.ts'
import { mergeMetadata } from '../objects/fields.ts'

const find = ({ store }: Payments, id: string) => {
  const session = store.find('checkout.session', id)
  if (session === undefined) throw noSuch('checkout.session', id)
  return session
}

export const checkoutSessionRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/checkout/sessions',
    handle: (payments, { form }) => {
      const given = readFields(form, sessionParams)
      return given.mode === 'setup' ? createSetupSession(payments, given) : createSession(payments, given)
    },
  },
  {
    method: 'GET',
    path: '/checkout/sessions/:id',
    handle: (payments, { params: { id = '' } }) => find(payments, id),
  },
  {
    method: 'POST',
    path: '/checkout/sessions/:id',
    handle: (payments, { params: { id = '' }, form }) => {
      const before = find(payments, id)
      const given = readFields(form, { metadata })
      return payments.store.update<Session>({
        ...before,
        metadata: mergeMetadata(before.metadata, given.metadata),
      })
    },
  },
  {
    method: 'POST',
    path: '/checkout/sessions/:id/expire',
    handle: (payments, { params: { id = '' } }) => {
      const session = find(payments, id)
      if (session.status === 'open') return expireSession(payments, session)
      throw new StripeError(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      )
    },
  },
  {
    method: 'GET',
    path: '/checkout/sessions/:id/line_items',
    handle: (payments, { params: { id = '' }, form }) => {
      readFields(form, { limit: integer, starting_after: textParam, ending_before: textParam })
      return lineItems(payments.store, find(payments, id).id)
    },
  },
  {
    method: 'GET',
    path: '/checkout/sessions',
    handle: ({ database, store }, { form, path }) => {
      const { customer, payment_intent, status, ...page } = readFields(form, {
        ...pageParams,
        customer: textParam,
        payment_intent: textParam,
        status: oneOf('open', 'complete', 'expired'),
      })
      if (customer !== undefined && store.find('customer', customer) === undefined)
        throw noSuchParam('customer', customer, 'customer')
      return listPage(database, 'checkout.session', path, page, { customer, payment_intent, status })
    },
  },
]
