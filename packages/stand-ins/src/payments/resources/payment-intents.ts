import type { Payments } from '../context.ts'
import { listPage, pageParams } from '../objects/page.ts'
import type { PaymentIntent } from '../objects/types.ts'
import type { ApiRoute } from '../http/api.ts'
import { noSuch } from '../wire/errors.ts'
import { metadata, readFields, textParam } from '../wire/params.ts'
import { mergeMetadata, present } from '../objects/fields.ts'

const find = ({ store }: Payments, id: string) => {
  const intent = store.find('payment_intent', id)
  if (intent === undefined) throw noSuch('payment_intent', id, 'intent')
  return intent
}

/** Intents are created by the hosted page. The API can only read them and change their notes. */
export const paymentIntentRoutes: ApiRoute[] = [
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
