import type { Payments } from '../context.ts'
import { newId } from '../objects/ids.ts'
import { listPage, pageParams } from '../objects/page.ts'
import type { Metadata, Price } from '../objects/types.ts'
import type { ApiRoute } from '../http/api.ts'
import { MOST, written } from '../wire/currencies.ts'
import { noSuch, noSuchParam, StripeError } from '../wire/errors.ts'
import {
  currencyParam,
  flag,
  integer,
  metadata,
  readFields,
  required,
  shape,
  textParam,
} from '../wire/params.ts'
import { changes, mergeMetadata, present } from '../objects/fields.ts'
import { createProduct } from './products.ts'

interface NewPrice {
  currency: string
  product: string
  unit_amount: number
  active?: boolean | undefined
  nickname?: string | undefined
  lookup_key?: string | undefined
  metadata?: Metadata | undefined
}

/**
 * Creates a price (amounts in minor units) and its event. `active: false` is for one created inside a
 * session.
 */
export function createPrice({ store, clock, emit }: Payments, given: NewPrice, param = 'product'): Price {
  if (!store.find('product', given.product)) throw noSuchParam('product', given.product, param)
  if (given.unit_amount < 0) {
    throw new StripeError('This value must be greater than or equal to 0.', {
      param: 'unit_amount',
      code: 'parameter_invalid_integer',
    })
  }
  if (given.unit_amount > MOST) {
    throw new StripeError(`Amount must be no more than ${written(MOST, given.currency)}`, {
      param: 'unit_amount',
      code: 'amount_too_large',
    })
  }
  const price = store.insert<Price>({
    id: newId('price'),
    object: 'price',
    active: given.active ?? true,
    billing_scheme: 'per_unit',
    created: clock.seconds(),
    currency: given.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: given.lookup_key ?? null,
    metadata: mergeMetadata({}, given.metadata),
    nickname: given.nickname ?? null,
    product: given.product,
    recurring: null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'one_time',
    unit_amount: given.unit_amount,
    unit_amount_decimal: String(given.unit_amount),
  })
  emit('price.created', price)
  return price
}

const find = ({ store }: Payments, id: string) => {
  const price = store.find('price', id)
  if (price === undefined) throw noSuch('price', id, 'price')
  return price
}

const productData = shape({ name: required(textParam), id: textParam, active: flag, metadata })

export const priceRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/prices',
    handle: (payments, { form }) => {
      const { product_data, product, ...given } = readFields(form, {
        currency: required(currencyParam),
        unit_amount: required(integer),
        product: textParam,
        product_data: productData,
        active: flag,
        nickname: textParam,
        lookup_key: textParam,
        metadata,
      })
      const id = product ?? (product_data && createProduct(payments, product_data).id)
      if (id === undefined) {
        throw new StripeError('Missing required param: product.', {
          param: 'product',
          code: 'parameter_missing',
        })
      }
      return createPrice(payments, { ...given, product: id })
    },
  },
  {
    method: 'GET',
    path: '/prices/:id',
    handle: (payments, { params }) => find(payments, params['id'] ?? ''),
  },
  {
    method: 'POST',
    path: '/prices/:id',
    handle: (payments, { params, form }) => {
      const before = find(payments, params['id'] ?? '')
      const given = readFields(form, { active: flag, nickname: textParam, lookup_key: textParam, metadata })
      const after = payments.store.update<Price>({
        ...before,
        ...present(given),
        metadata: mergeMetadata(before.metadata, given.metadata),
      })
      payments.emit('price.updated', after, changes(before, after))
      return after
    },
  },
  {
    method: 'GET',
    path: '/prices',
    handle: ({ database }, { form, path }) => {
      const {
        active,
        product,
        currency: given,
        ...page
      } = readFields(form, {
        ...pageParams,
        active: flag,
        product: textParam,
        currency: currencyParam,
      })
      return listPage(database, 'price', path, page, { active, product, currency: given })
    },
  },
]
