import type Stripe from 'stripe'

/** The payer, as entered on the hosted page or known before. */
export interface Payer {
  name: string | null
  email: string
}

/** Returns the payer's details in a session. */
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
