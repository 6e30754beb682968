import * as v from 'valibot'

const seconds = v.pipe(v.number(), v.integer())

/** A charge in the payment provider's terms. */
export const Charge = v.object({
  id: v.string(),
  billing_details: v.object({ name: v.nullable(v.string()) }),
  payment_method_details: v.nullable(
    v.object({
      type: v.string(),
      card: v.optional(
        v.object({
          brand: v.nullable(v.string()),
          funding: v.nullable(v.string()),
          last4: v.nullable(v.string()),
        }),
      ),
    }),
  ),
  receipt_url: v.nullable(v.string()),
  amount_refunded: v.pipe(v.number(), v.integer()),
  /** The payer's bank is disputing it now. */
  disputed: v.optional(v.boolean()),
  /** The payer's bank took the money back permanently. */
  lost: v.optional(v.boolean()),
  /** A refund of it is on its way, which `amount_refunded` may count already. */
  refunding: v.optional(v.boolean()),
})

/**
 * A payment in the provider's terms: `amount` in minor units, `currency` in lower case, `created` in epoch
 * **seconds**. Its newest charge comes first.
 */
export const Payment = v.object({
  id: v.string(),
  amount: v.pipe(v.number(), v.integer()),
  created: seconds,
  status: v.string(),
  currency: v.string(),
  charges: v.object({ data: v.array(Charge) }),
})
export type Payment = v.InferOutput<typeof Payment>
