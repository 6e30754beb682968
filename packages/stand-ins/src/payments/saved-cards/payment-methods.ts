import type { Payments } from '../context.ts'
import { listPage, pageParams } from '../objects/page.ts'
import type { PaymentMethod } from '../objects/types.ts'
import type { ApiRoute } from '../http/api.ts'
import { noSuch, StripeError } from '../wire/errors.ts'
import { oneOf, readFields, textParam } from '../wire/params.ts'

const find = ({ store }: Payments, id: string) => {
  const method = store.find('payment_method', id)
  if (method === undefined) throw noSuch('PaymentMethod', id, 'payment_method')
  return method
}

/** Cards are saved by hosted pages. The API reads them and takes them away. */
export const paymentMethodRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/payment_methods/:id',
    handle: (payments, { params: { id = '' } }) => find(payments, id),
  },
  {
    method: 'POST',
    path: '/payment_methods/:id/detach',
    handle: (payments, { params: { id = '' }, form }) => {
      readFields(form, {})
      const method = find(payments, id)
      if (method.customer === null)
        throw new StripeError(
          'The payment method you provided is not attached to a customer so detachment is impossible.',
          {
            param: 'payment_method',
          },
        )
      const detached = payments.store.update<PaymentMethod>({ ...method, customer: null })
      payments.emit('payment_method.detached', detached, { customer: method.customer })
      return detached
    },
  },
  {
    method: 'GET',
    path: '/payment_methods',
    handle: ({ database }, { form, path }) => {
      const {
        customer,
        type: _card,
        ...page
      } = readFields(form, { ...pageParams, customer: textParam, type: oneOf('card') })
      return listPage(database, 'payment_method', path, page, { customer })
    },
  },
  {
    method: 'GET',
    path: '/setup_intents/:id',
    handle: ({ store }, { params: { id = '' } }) => {
      const intent = store.find('setup_intent', id)
      if (intent === undefined) throw noSuch('setupintent', id, 'intent')
      return intent
    },
  },
]
