import type { Payments } from '../context.ts'
import { newId } from '../objects/ids.ts'
import type { LineItem, Price } from '../objects/types.ts'
import { createPrice } from '../resources/prices.ts'
import { createProduct } from '../resources/products.ts'
import { noSuchParam, StripeError } from '../wire/errors.ts'
import {
  currencyParam as currency,
  flag,
  integer,
  listOf,
  metadata,
  type Read,
  required,
  shape,
  textParam,
  webAddress,
} from '../wire/params.ts'

const productData = shape({
  name: required(textParam),
  description: textParam,
  images: listOf(required(webAddress)),
  metadata,
  tax_code: textParam,
})

const priceData = shape({
  currency: required(currency),
  unit_amount: required(integer),
  product: textParam,
  product_data: productData,
  tax_behavior: textParam,
})

const lineItem = shape({
  price: textParam,
  price_data: priceData,
  quantity: integer,
  adjustable_quantity: shape({ enabled: flag }),
})

/** Reads `line_items[…]` of a new session. */
export const lineItemsParam = listOf(required(lineItem))

type Given = NonNullable<Read<typeof lineItemsParam>>[number]

/** Turns the given items into items with a price. Amounts are in minor units of their common currency. */
export function buildLineItems(payments: Payments, given: readonly Given[] = []): LineItem[] {
  const items = given.map((item, index) => build(payments, item, `line_items[${index}]`))
  if (items.length === 0)
    throw new StripeError('Line items are required in payment mode.', { param: 'line_items' })
  if (new Set(items.map(({ currency }) => currency)).size > 1) {
    throw new StripeError('All line items must have the same currency.', { param: 'line_items' })
  }
  return items
}

function build(payments: Payments, item: Given, path: string): LineItem {
  const quantity = item.quantity
  if (quantity === undefined || quantity < 1) {
    throw new StripeError('Quantity is required. Add `quantity` to each line item.', {
      param: `${path}[quantity]`,
    })
  }
  const price = priceOf(payments, item, path)
  const total = price.unit_amount * quantity
  return {
    id: newId('item'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: total,
    amount_tax: 0,
    amount_total: total,
    currency: price.currency,
    description: payments.store.find('product', price.product)?.name ?? '',
    metadata: {},
    price,
    quantity,
  }
}

function priceOf(payments: Payments, { price, price_data }: Given, path: string): Price {
  if ((price === undefined) === (price_data === undefined)) {
    throw new StripeError('You must specify either `price` or `price_data`.', {
      param: path,
      code: 'parameter_missing',
    })
  }
  if (price !== undefined) return knownPrice(payments, price, `${path}[price]`)
  const { product, product_data, unit_amount } = price_data!
  if ((product === undefined) === (product_data === undefined)) {
    throw new StripeError('You must specify either `product` or `product_data` when creating a price.', {
      param: `${path}[price_data]`,
      code: 'parameter_missing',
    })
  }
  const id = product ?? createProduct(payments, { ...product_data!, active: false }).id
  return createPrice(
    payments,
    { currency: price_data!.currency, unit_amount, product: id, active: false },
    `${path}[price_data][product]`,
  )
}

function knownPrice({ store }: Payments, id: string, param: string) {
  const price = store.find('price', id)
  if (price === undefined) throw noSuchParam('price', id, param)
  if (price.active) return price
  throw new StripeError('The price specified is inactive. This field only accepts active prices.', { param })
}
