/** What happens when a test card pays. `delaySeconds` is the time a slow one takes to settle. */
export interface CardOutcome {
  kind: 'pay' | 'decline' | 'slow' | 'slow-failure'
  code?: string
  /** The message key of the refusal. */
  reason?: 'declined' | 'insufficientFunds' | 'expiredCard' | 'unauthenticated'
  delaySeconds?: number
  /** The bank asks the payer for proof before anything is charged. */
  authentication?: '3d-secure'
  /** What happens when it is charged without its payer, after it was saved; by default the same as with them. */
  saved?: SavedFate
  /** After the payment, the bank takes the money back or only inquires about it. */
  dispute?: DisputeKind
  /** What happens to a refund after its response, which may differ from the final outcome. */
  refund?: RefundFate
}

export type SavedFate = 'authentication_required' | 'insufficient_funds'
export type DisputeKind = 'fraudulent' | 'product_not_received' | 'inquiry'
export type RefundFate = 'succeeds-later' | 'fails-later' | 'hangs'

export interface TestCard extends CardOutcome {
  id: CardId
  number: string
}

type CardId =
  | 'pay'
  | 'decline'
  | 'funds'
  | 'slow'
  | 'slowFailure'
  | 'authenticate'
  | 'authenticateDeclined'
  | 'authenticateAlways'
  | 'payOnce'
  | 'dispute'
  | 'notReceived'
  | 'inquiry'
  | 'refundLater'
  | 'refundFails'
  | 'refundHangs'

/** The time that slow cards take, in seconds. */
const SLOW_SECONDS = 20

/**
 * The only card numbers that are accepted, so that no real card is ever processed. They are those of Stripe's
 * test mode and have the same effects.
 */
export const testCards: readonly TestCard[] = [
  { id: 'pay', number: '4242424242424242', kind: 'pay' },
  { id: 'decline', number: '4000000000000002', kind: 'decline', code: 'generic_decline', reason: 'declined' },
  {
    id: 'funds',
    number: '4000000000009995',
    kind: 'decline',
    code: 'insufficient_funds',
    reason: 'insufficientFunds',
  },
  { id: 'slow', number: '4000000000000077', kind: 'slow', delaySeconds: SLOW_SECONDS },
  {
    id: 'slowFailure',
    number: '4000000000000341',
    kind: 'slow-failure',
    delaySeconds: SLOW_SECONDS,
    reason: 'declined',
    code: 'generic_decline',
  },
  { id: 'authenticate', number: '4000002500003155', kind: 'pay', authentication: '3d-secure' },
  {
    id: 'authenticateDeclined',
    number: '4000008400001629',
    kind: 'decline',
    authentication: '3d-secure',
    code: 'generic_decline',
    reason: 'declined',
  },
  {
    id: 'authenticateAlways',
    number: '4000002760003184',
    kind: 'pay',
    authentication: '3d-secure',
    saved: 'authentication_required',
  },
  // Not one of Stripe's, whose own number for this means something else here.
  { id: 'payOnce', number: '4000000000004640', kind: 'pay', saved: 'insufficient_funds' },
  { id: 'dispute', number: '4000000000000259', kind: 'pay', dispute: 'fraudulent' },
  { id: 'notReceived', number: '4000000000002685', kind: 'pay', dispute: 'product_not_received' },
  { id: 'inquiry', number: '4000000000001976', kind: 'pay', dispute: 'inquiry' },
  { id: 'refundLater', number: '4000000000007726', kind: 'pay', refund: 'succeeds-later' },
  { id: 'refundFails', number: '4000000000005126', kind: 'pay', refund: 'fails-later' },
  // Not one of Stripe's: there, a refund hangs when the balance of the account does not cover it.
  { id: 'refundHangs', number: '4000000000003725', kind: 'pay', refund: 'hangs' },
]

/** Returns the test card of a number written with or without spaces. */
export const cardOf = (number: string): TestCard | undefined =>
  testCards.find((card) => card.number === number.replaceAll(/\D/g, ''))

/** Groups a card number: `4242 4242 4242 4242`. */
export const grouped = (number: string) => number.replaceAll(/(.{4})(?=.)/g, '$1 ')
