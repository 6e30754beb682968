/** What happens when a test card pays; `delaySeconds` is how long a slow one takes to settle. */
export interface CardOutcome {
  kind: 'pay' | 'decline' | 'slow' | 'slow-failure'
  code?: string
  /** Message key of the refusal. */
  reason?: 'declined' | 'insufficientFunds' | 'expiredCard'
  delaySeconds?: number
}

export interface TestCard extends CardOutcome {
  id: 'pay' | 'decline' | 'funds' | 'slow' | 'slowFailure'
  number: string
}

/** How long the slow cards take. */
const SLOW_SECONDS = 20

/** The only numbers that are accepted; nobody's real card ever gets further than this list. */
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
]

/** The test card of a number written with or without spaces. */
export const cardOf = (number: string): TestCard | undefined =>
  testCards.find((card) => card.number === number.replaceAll(/\D/g, ''))

/** `4242 4242 4242 4242`. */
export const grouped = (number: string) => number.replaceAll(/(.{4})(?=.)/g, '$1 ')
