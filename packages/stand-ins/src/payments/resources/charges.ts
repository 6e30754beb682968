import { listPage, pageParams } from '../objects/page.ts'
import type { ApiRoute } from '../http/api.ts'
import { noSuch } from '../wire/errors.ts'
import { readFields, textParam } from '../wire/params.ts'

export const chargeRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/charges/:id',
    handle: ({ store }, { params: { id = '' } }) => {
      const charge = store.find('charge', id)
      if (charge === undefined) throw noSuch('charge', id)
      return charge
    },
  },
  {
    method: 'GET',
    path: '/charges',
    handle: ({ database }, { form, path }) => {
      const { customer, payment_intent, ...page } = readFields(form, {
        ...pageParams,
        customer: textParam,
        payment_intent: textParam,
      })
      return listPage(database, 'charge', path, page, { customer, payment_intent })
    },
  },
]
