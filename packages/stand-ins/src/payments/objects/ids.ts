import { createHash, randomBytes } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

const spell = (bytes: Buffer) => Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')

/** The kinds of objects and the prefixes of their ids. */
const prefixes = {
  'checkout.session': 'cs_test_',
  product: 'prod_',
  price: 'price_',
  customer: 'cus_',
  payment_intent: 'pi_',
  charge: 'ch_',
  refund: 're_',
  dispute: 'du_',
  event: 'evt_',
  webhook_endpoint: 'we_',
  item: 'li_',
  payment_method: 'pm_',
  setup_intent: 'seti_',
  balance_transaction: 'txn_',
} as const

export type IdKind = keyof typeof prefixes

/** Returns a new id that can't be guessed. */
export const newId = (kind: IdKind) =>
  prefixes[kind] + spell(randomBytes(kind === 'checkout.session' ? 56 : 24))

/** Returns always the same id for a reference, so that importing twice creates an object only once. */
export const idOf = (kind: IdKind, reference: string) =>
  prefixes[kind] + spell(createHash('sha256').update(`${kind}:${reference}`).digest().subarray(0, 24))
