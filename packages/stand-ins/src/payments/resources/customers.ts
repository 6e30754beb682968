import type Stripe from 'stripe'
import type { Payments } from '../context.ts'
import { newId } from '../objects/ids.ts'
import { listPage, pageParams } from '../objects/page.ts'
import type { Customer, Metadata } from '../objects/types.ts'
import type { ApiRoute } from '../http/api.ts'
import { noSuch } from '../wire/errors.ts'
import {
  email,
  listOf,
  metadata,
  readFields,
  required,
  shape,
  textParam,
  textOfParam,
} from '../wire/params.ts'
import { changes, mergeMetadata, present } from '../objects/fields.ts'

const address = shape({
  line1: textParam,
  line2: textParam,
  city: textParam,
  state: textParam,
  postal_code: textParam,
  country: textParam,
})
const editable = {
  email,
  name: textOfParam(256),
  phone: textOfParam(20),
  description: textParam,
  metadata,
  address,
  preferred_locales: listOf(required(textParam)),
}

type AddressGiven = Partial<Record<keyof Stripe.Address, string | undefined>>

/** Returns a complete address with null for absent parts. */
const wholeAddress = (given: AddressGiven): Stripe.Address => ({
  city: given.city ?? null,
  country: given.country ?? null,
  line1: given.line1 ?? null,
  line2: given.line2 ?? null,
  postal_code: given.postal_code ?? null,
  state: given.state ?? null,
})

interface NewCustomer {
  email?: string | undefined
  name?: string | undefined
  phone?: string | undefined
  description?: string | undefined
  metadata?: Metadata | undefined
  address?: AddressGiven | undefined
  preferred_locales?: string[] | undefined
}

/** Creates a customer and its event. */
export function createCustomer({ store, clock, emit }: Payments, given: NewCustomer): Customer {
  const customer = store.insert<Customer>({
    id: newId('customer'),
    object: 'customer',
    address: given.address === undefined ? null : wholeAddress(given.address),
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

interface Gone {
  id: string
  object: 'customer'
  deleted: true
}

/** Returns a customer. A deleted one can still be read, but only says that it was deleted. */
const findOrGone = (payments: Payments, id: string): Customer | Gone =>
  wasDeleted(payments, id) ? { id, object: 'customer', deleted: true } : find(payments, id)

const wasDeleted = ({ database }: Payments, id: string): boolean =>
  database.sqlite
    .prepare(
      "SELECT 1 FROM objects WHERE kind = 'event' AND body ->> 'type' = 'customer.deleted' AND body ->> '$.data.object.id' = ?",
    )
    .get(id) !== undefined

export const customerRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/customers',
    handle: (payments, { form }) => createCustomer(payments, readFields(form, editable)),
  },
  {
    method: 'GET',
    path: '/customers/:id',
    handle: (payments, { params }) => findOrGone(payments, params['id'] ?? ''),
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
        address: given.address === undefined ? (before.address ?? null) : wholeAddress(given.address),
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
      const { email: address, ...page } = readFields(form, { ...pageParams, email: textParam })
      return listPage(database, 'customer', path, page, { email: address })
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
