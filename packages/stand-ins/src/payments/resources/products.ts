import type { Payments } from '../context.ts'
import { newId } from '../objects/ids.ts'
import { listPage, pageParams } from '../objects/page.ts'
import type { Metadata, Product } from '../objects/types.ts'
import type { ApiRoute } from '../http/api.ts'
import { noSuch, StripeError } from '../wire/errors.ts'
import { flag, listOf, metadata, readFields, required, textParam, webAddress } from '../wire/params.ts'
import { changes, mergeMetadata, present } from '../objects/fields.ts'

const editable = {
  active: flag,
  name: textParam,
  description: textParam,
  images: listOf(required(webAddress)),
  metadata,
  url: webAddress,
  unit_label: textParam,
  statement_descriptor: textParam,
  tax_code: textParam,
}

interface NewProduct {
  id?: string | undefined
  name: string
  active?: boolean | undefined
  description?: string | undefined
  images?: string[] | undefined
  metadata?: Metadata | undefined
  url?: string | undefined
  unit_label?: string | undefined
}

/** Creates a product and its event. */
export function createProduct({ store, clock, emit }: Payments, given: NewProduct): Product {
  const id = given.id ?? newId('product')
  if (store.findAny(id))
    throw new StripeError(`Product already exists.`, { code: 'resource_already_exists', param: 'id' })
  const product = store.insert<Product>({
    id,
    object: 'product',
    active: given.active ?? true,
    created: clock.seconds(),
    default_price: null,
    description: given.description ?? null,
    images: given.images ?? [],
    livemode: false,
    marketing_features: [],
    metadata: mergeMetadata({}, given.metadata),
    name: given.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: given.unit_label ?? null,
    updated: clock.seconds(),
    url: given.url ?? null,
  })
  emit('product.created', product)
  return product
}

const find = ({ store }: Payments, id: string) => {
  const product = store.find('product', id)
  if (product === undefined) throw noSuch('product', id)
  return product
}

export const productRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/products',
    handle: (payments, { form }) =>
      createProduct(
        payments,
        readFields(form, { ...editable, id: textParam, name: required(textParam), type: textParam }),
      ),
  },
  {
    method: 'GET',
    path: '/products/:id',
    handle: (payments, { params }) => find(payments, params['id'] ?? ''),
  },
  {
    method: 'POST',
    path: '/products/:id',
    handle: (payments, { params, form }) => {
      const before = find(payments, params['id'] ?? '')
      const given = readFields(form, { ...editable, default_price: textParam })
      const after = payments.store.update<Product>({
        ...before,
        ...present(given),
        metadata: mergeMetadata(before.metadata, given.metadata),
        updated: payments.clock.seconds(),
      })
      payments.emit('product.updated', after, changes(before, after))
      return after
    },
  },
  {
    method: 'GET',
    path: '/products',
    handle: ({ database }, { form, path }) => {
      const { active, ...page } = readFields(form, { ...pageParams, active: flag })
      return listPage(database, 'product', path, page, { active })
    },
  },
  {
    method: 'DELETE',
    path: '/products/:id',
    handle: (payments, { params }) => {
      const product = find(payments, params['id'] ?? '')
      const used =
        listPage(payments.database, 'price', '', { limit: 1 }, { product: product.id }).data.length > 0
      if (used) {
        throw new StripeError(
          'This product cannot be deleted because it has one or more user-created prices.',
          { param: 'id' },
        )
      }
      payments.store.remove(product.id)
      payments.emit('product.deleted', product)
      return { id: product.id, object: 'product', deleted: true }
    },
  },
]
