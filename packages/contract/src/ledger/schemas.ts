import * as v from 'valibot'
import { Id } from '../primitives/id.ts'
import { Amount, CurrencyCode } from '../primitives/money.ts'
import { CalendarDate, EpochMs, Month } from '../primitives/time.ts'

/** An integer in minor units that may be negative. */
export const SignedAmount = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(-1_000_000_000_000),
  v.maxValue(1_000_000_000_000),
)
const whole = v.pipe(v.number(), v.integer())

/** What a balance consists of (see `owedParts`), in minor units. */
export const owedEntries = {
  /** What can be transferred to the owner now; negative where too much was transferred. */
  available: SignedAmount,
  held: v.object({
    /** Paid for stays that have not begun. */
    stays: Amount,
    /** Held by banks in open disputes. */
    disputes: Amount,
    /** On its way back to tenants, or waiting for that because a refund failed. */
    refunds: Amount,
  }),
  /** The parts of `held.stays` by the day on which each becomes available, in order. */
  coming: v.array(v.object({ date: CalendarDate, amount: Amount })),
}

/** What is owed for one property: `balance` is `available` and what is held. */
export const OwnBalance = v.object({
  locationId: Id,
  currency: CurrencyCode,
  balance: SignedAmount,
  ...owedEntries,
})
export type OwnBalance = v.InferOutput<typeof OwnBalance>

/**
 * The sums of one property in one month, in minor units of `currency`. `paid` is gross and `refunded` stands
 * next to it; each counts in the month in which it happened, in the time zone of the property (RULES.md §6.134).
 */
export const LedgerRow = v.object({
  month: Month,
  locationId: Id,
  name: v.string(),
  currency: CurrencyCode,
  /** With refunds that came back after all. */
  paid: Amount,
  refunded: Amount,
  /** The percentage of the mandate, calculated on `paid` less `refunded`. */
  commission: Amount,
  /** What of the commission goes back instead, in a month in which more of earlier payments went back than was paid. */
  commissionBack: v.optional(Amount, 0),
  /** What was transferred to the owner in this month. Negative when corrections outweigh it. */
  transferred: SignedAmount,
  /** What went to the owner of deposits, without commission (RULES.md §6.293). */
  awarded: v.optional(Amount),
  /** What the owner is owed at the end of the month, from all months so far. */
  balance: SignedAmount,
  /** How many bookings were paid. */
  reservations: whole,
})
export type LedgerRow = v.InferOutput<typeof LedgerRow>

export const ledgerPaymentStates = [
  'expected',
  'paid',
  'disputed',
  'refunding',
  'part_refunded',
  'refunded',
  'lost',
] as const

/** A payment for a booking, or one that is expected: a transfer, or the next month of a plan. */
export const LedgerPayment = v.object({
  reservationId: Id,
  locationId: Id,
  name: v.string(),
  room: v.nullable(v.string()),
  /** The company or name of the tenant. */
  client: v.string(),
  /**
   * The day of the payment at the property. For an expected one, the day until which a transfer is awaited, or on which a
   * month becomes due.
   */
  date: CalendarDate,
  method: v.picklist(['card', 'transfer']),
  currency: CurrencyCode,
  amount: Amount,
  refunded: Amount,
  /** `lost`: the bank gave the money back to the payer after a dispute. */
  status: v.picklist(ledgerPaymentStates),
  isDaily: v.boolean(),
  timeQuantity: whole,
  /** Which month it paid, of a booking that is paid month by month. */
  chargeNumber: v.optional(whole),
})
export type LedgerPayment = v.InferOutput<typeof LedgerPayment>

/** Money that went back to a payer, in the month in which it did. Negative for a refund that came back after all. */
export const LedgerReturnLine = v.object({
  reservationId: Id,
  locationId: Id,
  name: v.string(),
  room: v.nullable(v.string()),
  client: v.string(),
  /** The day at the property. */
  date: CalendarDate,
  currency: CurrencyCode,
  amount: SignedAmount,
  /** `part`: a part that the office gave back while the booking goes on. `bank`: lost in a dispute. */
  why: v.picklist(['part', 'refund', 'bank', 'undone']),
  /** Why the office gave it back, in its own words. */
  note: v.nullable(v.string()),
})
export type LedgerReturnLine = v.InferOutput<typeof LedgerReturnLine>

/** What went to the owner of a deposit that the platform keeps. */
export const LedgerDepositLine = v.object({
  id: Id,
  reservationId: Id,
  locationId: Id,
  name: v.string(),
  room: v.nullable(v.string()),
  client: v.string(),
  date: CalendarDate,
  currency: CurrencyCode,
  amount: Amount,
  /** What it was claimed for; null for an early exit. */
  item: v.nullable(v.string()),
})
export type LedgerDepositLine = v.InferOutput<typeof LedgerDepositLine>

/** Money that an admin recorded as transferred to the owner. */
export const OwnerTransfer = v.object({
  id: Id,
  locationId: Id,
  name: v.string(),
  date: CalendarDate,
  reference: v.string(),
  currency: CurrencyCode,
  /** Negative for a counter-entry. */
  amount: SignedAmount,
  /** The transfer that a counter-entry corrects. */
  corrects: v.nullable(Id),
})
export type OwnerTransfer = v.InferOutput<typeof OwnerTransfer>

export const Ledger = v.object({
  rows: v.array(LedgerRow),
  payments: v.array(LedgerPayment),
  returns: v.array(LedgerReturnLine),
  transfers: v.array(OwnerTransfer),
  /** What went to the owner of deposits. */
  deposits: v.optional(v.array(LedgerDepositLine)),
  /** What is owed now, by property, whatever months are asked for. */
  balances: v.array(OwnBalance),
  serverTime: EpochMs,
})
export type Ledger = v.InferOutput<typeof Ledger>
