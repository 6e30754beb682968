import * as v from 'valibot'
import { ShownEmail } from '../primitives/email.ts'
import { Id } from '../primitives/id.ts'
import { Country } from '../primitives/money.ts'
import { EpochMs } from '../primitives/time.ts'
import { payoutAccountKinds } from '../rules/payout-accounts.ts'

/**
 * `active`: money goes there. `waiting`: it will from `startsAt` on. `review`: the office looks at it first, because its
 * holder is not the one of the mandate.
 */
export const payoutAccountStates = ['active', 'waiting', 'review'] as const

/** An account of an owner for payouts. Its number is shown by its end alone (RULES.md §6). */
export const PayoutAccount = v.object({
  id: Id,
  country: Country,
  bank: v.string(),
  kind: v.nullable(v.picklist(payoutAccountKinds)),
  /** The last four digits. */
  numberEnd: v.string(),
  holderName: v.string(),
  /** Partly hidden. */
  holderDocument: v.string(),
  noticeEmail: ShownEmail,
  state: v.picklist(payoutAccountStates),
  confirmedAt: EpochMs,
  /** From when on money goes there. Null until the office has looked at it. */
  startsAt: v.nullable(EpochMs),
})
export type PayoutAccount = v.InferOutput<typeof PayoutAccount>
