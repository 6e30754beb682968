import * as v from 'valibot'
import { Id } from '../primitives/id.ts'
import { Amount, CurrencyCode } from '../primitives/money.ts'
import { CalendarDate, EpochMs, Instant } from '../primitives/time.ts'
import { depositClaimStates, depositStates } from '../rules/deposit-states.ts'

/** What an owner asks of a deposit, for one thing (RULES.md §6.284). */
export const DepositClaim = v.object({
  id: Id,
  item: v.string(),
  reason: v.string(),
  amount: Amount,
  /** The document of the booking that shows it, such as a photo. */
  file: v.nullable(v.object({ name: v.string(), url: v.string() })),
  /** Whether it follows from the contract: the tenant left early. */
  byRule: v.boolean(),
  state: v.picklist(depositClaimStates),
  created: Instant,
  /** Until when the tenant may answer, exclusive. */
  answerUntil: EpochMs,
  /** Why the tenant does not agree. */
  answer: v.nullable(v.string()),
  /** What of it went to the owner, once that is decided. */
  awarded: v.nullable(Amount),
  /** Why the office decided so. */
  decision: v.nullable(v.string()),
})
export type DepositClaim = v.InferOutput<typeof DepositClaim>

/**
 * The deposit of a booking that the platform keeps. Amounts are in minor units of the booking's currency, and `amount` is
 * always `held`, `returned` and `awarded` together once it is paid.
 */
export const Deposit = v.object({
  amount: Amount,
  /** Null until it is paid. */
  state: v.nullable(v.picklist(depositStates)),
  /** What is kept, with what is on its way back. */
  held: Amount,
  /** What is on its way back to the tenant. */
  returning: Amount,
  returned: Amount,
  /** What went to the owner. */
  awarded: Amount,
  /** What the owner claims and nobody has decided yet. */
  claimed: Amount,
  isLostEarly: v.boolean(),
  /** The day on which the stay ended, and after which its parts can be claimed; null until it has. */
  endedOn: v.nullable(CalendarDate),
  /** Until when parts can be claimed, exclusive. */
  claimUntil: v.nullable(EpochMs),
  /** The day on which what nobody claims goes back, if the stay ends as booked. */
  backOn: CalendarDate,
  /** Whether it was paid by transfer, so that the office returns it by hand. */
  byTransfer: v.boolean(),
  /** Whether a bank holds the money, so that everything waits. */
  isDisputed: v.boolean(),
  claims: v.array(DepositClaim),
})
export type Deposit = v.InferOutput<typeof Deposit>

/** Why a deposit waits for the office. */
export const depositNeeds = ['decide', 'return', 'refund_failed'] as const

/** A deposit as the office lists it. */
export const OfficeDeposit = v.object({
  id: Id,
  reservationId: Id,
  name: v.string(),
  client: v.string(),
  owner: v.string(),
  currency: CurrencyCode,
  ...Deposit.entries,
  state: v.picklist(depositStates),
  needs: v.array(v.picklist(depositNeeds)),
})
export type OfficeDeposit = v.InferOutput<typeof OfficeDeposit>
