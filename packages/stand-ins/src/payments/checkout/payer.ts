import type Stripe from 'stripe'

/** Who pays, as typed on the hosted page or known beforehand. */
export interface Payer {
  name: string | null
  email: string
}

/** What a session tells of its payer. */
export const customerDetails = ({ name, email }: Payer): Stripe.Checkout.Session.CustomerDetails => ({
  address: null,
  business_name: null,
  email,
  individual_name: null,
  name,
  phone: null,
  tax_exempt: 'none',
  tax_ids: [],
})
