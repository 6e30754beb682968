import * as v from 'valibot'
import { ShownEmail } from '../primitives/email.ts'
import { Id } from '../primitives/id.ts'
import { SignedAmount } from '../ledger/schemas.ts'
import { Amount, Country, CurrencyCode } from '../primitives/money.ts'
import { CalendarDate, EpochMs } from '../primitives/time.ts'
import { payoutAccountKinds } from '../rules/payout-accounts.ts'
import { payoutRefusals, payoutStates, unpaidReasons } from '../rules/payout-runs.ts'

/**
 * `active`: money goes there. `waiting`: it will from `startsAt` on. `review`: the office looks at it first, because its
 * holder is not the one of the mandate.
 */
export const payoutAccountStates = ['active', 'waiting', 'review'] as const

/** An account of an owner for payouts. Its number is shown by its end alone (RULES.md §6.158). */
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

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The account of a payment, by its end. */
export const PaidTo = v.object({
  bank: v.string(),
  kind: v.nullable(v.picklist(payoutAccountKinds)),
  numberEnd: v.string(),
  holderName: v.string(),
})
export type PaidTo = v.InferOutput<typeof PaidTo>

/** A payment that the bank refused, as its owner is told. */
export const RefusedPayout = v.object({
  country: Country,
  currency: CurrencyCode,
  amount: Amount,
  refusedAt: EpochMs,
  why: v.picklist(payoutRefusals),
  /** Null after the account was erased. */
  account: v.nullable(PaidTo),
})
export type RefusedPayout = v.InferOutput<typeof RefusedPayout>

/** An owner with something available in the currency of a country, with where it would go, or why it can't yet. */
export const PayoutCandidate = v.object({
  ownerId: Id,
  name: v.string(),
  country: Country,
  currency: CurrencyCode,
  balance: SignedAmount,
  available: Amount,
  account: v.nullable(PaidTo),
  /** Null for one that can be chosen. */
  unpaid: v.nullable(v.picklist(unpaidReasons)),
  /** Of the last payment, if the bank refused it. */
  refused: v.nullable(v.object({ run: whole, why: v.picklist(payoutRefusals) })),
})
export type PayoutCandidate = v.InferOutput<typeof PayoutCandidate>

/** What an owner gets in a run, frozen with it. */
export const Payout = v.object({
  id: Id,
  ownerId: Id,
  name: v.string(),
  amount: Amount,
  state: v.picklist(payoutStates),
  /** Null after the account was erased with its owner. */
  account: v.nullable(PaidTo),
  /** Why the bank refused it. */
  why: v.nullable(v.picklist(payoutRefusals)),
  /** What of an open one is not available any more, because a refund or a dispute began meanwhile. */
  short: Amount,
})
export type Payout = v.InferOutput<typeof Payout>

/** The payments of a run to accounts at one bank, which are sent as one file. */
export const PayoutFile = v.object({
  id: Id,
  country: Country,
  bank: v.string(),
  currency: CurrencyCode,
  fileName: v.string(),
  /** When it was downloaded first: from then on the bank may have it. */
  sentAt: v.nullable(EpochMs),
  /** What was paid with it. Null until then, and if nothing was. */
  reference: v.nullable(v.string()),
  paidOn: v.nullable(CalendarDate),
  payouts: v.array(Payout),
})
export type PayoutFile = v.InferOutput<typeof PayoutFile>

const runEntries = {
  id: Id,
  number: whole,
  createdAt: EpochMs,
  createdBy: v.string(),
}

export const PayoutRun = v.object({ ...runEntries, files: v.array(PayoutFile), serverTime: EpochMs })
export type PayoutRun = v.InferOutput<typeof PayoutRun>

/** A run in the list: how many of its payments are in each state, and what they add up to by currency. */
export const PayoutRunSummary = v.object({
  ...runEntries,
  payouts: v.object({ open: whole, paid: whole, rejected: whole, withdrawn: whole }),
  /** Of those that are open or paid. */
  sums: v.array(v.object({ currency: CurrencyCode, amount: Amount })),
})
export type PayoutRunSummary = v.InferOutput<typeof PayoutRunSummary>
