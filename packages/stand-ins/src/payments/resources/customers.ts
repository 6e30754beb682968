import type { Payments } from '../context.ts'
import { newId } from '../objects/ids.ts'
import { listPage, pageParams } from '../objects/page.ts'
import type { Customer, Metadata } from '../objects/types.ts'
import type { ApiRoute } from '../wire/api.ts'
import { noSuch } from '../wire/errors.ts'
import { listOf, metadata, readFields, required, shape, text } from '../wire/params.ts'
import { changes, mergeMetadata, present } from './fields.ts'

const address = shape({ line1: text, line2: text, city: text, state: text, postal_code: text, country: text })
const editable = {
  email: text,
  name: text,
  phone: text,
  description: text,
  metadata,
  address,
  preferred_locales: listOf(required(text)),
}

interface NewCustomer {
  email?: string | undefined
  name?: string | undefined
  phone?: string | undefined
  description?: string | undefined
  metadata?: Metadata | undefined
  address?: object | undefined
  preferred_locales?: string[] | undefined
}

/** Creates a customer and its event. */
export function createCustomer({ store, clock, emit }: Payments, given: NewCustomer): Customer {
  const customer = store.insert<Customer>({
    id: newId('customer'),
    object: 'customer',
    address: given.address ?? null,
    balance: 0,
    created: clock.seconds(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: given.description ?? null,
    discount: null,
    email: given.email ?? null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: mergeMetadata({}, given.metadata),
    name: given.name ?? null,
    phone: given.phone ?? null,
    preferred_locales: given.preferred_locales ?? [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  })
  emit('customer.created', customer)
  return customer
}

const find = ({ store }: Payments, id: string) => {
  const customer = store.find('customer', id)
  if (customer === undefined) throw noSuch('customer', id)
  return customer
}

export const customerRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/customers',
    handle: (payments, { form }) => createCustomer(payments, readFields(form, editable)),
  },
  {
    method: 'GET',
    path: '/customers/:id',
    handle: (payments, { params }) => find(payments, params['id'] ?? ''),
  },
  {
    method: 'POST',
    path: '/customers/:id',
    handle: (payments, { params, form }) => {
      const before = find(payments, params['id'] ?? '')
      const given = readFields(form, editable)
      const after = payments.store.update<Customer>({
        ...before,
        ...present(given),
        metadata: mergeMetadata(before.metadata, given.metadata),
      })
      payments.emit('customer.updated', after, changes(before, after))
      return after
    },
  },
  {
    method: 'GET',
    path: '/customers',
    handle: ({ database }, { form, path }) => {
      const { email, ...page } = readFields(form, { ...pageParams, email: text })
      return listPage(database, 'customer', path, page, { email })
    },
  },
  {
    method: 'DELETE',
    path: '/customers/:id',
    handle: (payments, { params }) => {
      const customer = find(payments, params['id'] ?? '')
      payments.store.remove(customer.id)
      payments.emit('customer.deleted', customer)
      return { id: customer.id, object: 'customer', deleted: true }
    },
  },
]
