/** Where the money of a payment is (RULES.md §13.36). */
export const paymentStandings = [
  'paid',
  'disputed',
  'refunding',
  'part_refunded',
  'refunded',
  'lost',
] as const
export type PaymentStanding = (typeof paymentStandings)[number]

interface Facts {
  readonly amount: number
  /** What went back, by refunds or through a bank. */
  readonly back: number
  /** What of that a bank gave back to the payer for good. */
  readonly lost: number
  readonly isDisputed: boolean
  readonly isRefunding: boolean
}

/**
 * Returns the state of a payment. Every screen, spreadsheet and mail takes it from here, and the filter of the list of
 * payments says the same in SQL.
 */
export function paymentStanding({ amount, back, lost, isDisputed, isRefunding }: Facts): PaymentStanding {
  if (isDisputed) return 'disputed'
  if (lost > 0) return 'lost'
  if (isRefunding) return 'refunding'
  if (back === 0) return 'paid'
  return back < amount ? 'part_refunded' : 'refunded'
}
