import type {
  CurrencyCode,
  LedgerDepositLine,
  LedgerMonth,
  LedgerPayment,
  LedgerReturnLine,
  OwedParts,
  RentalMode,
} from '@metrolibre/contract'

/** A payment for a booking, or one that is expected: a transfer, or the next month of a plan. Amounts are in minor units. */
export interface OwnerPayment extends Pick<
  LedgerPayment,
  'reservationId' | 'name' | 'room' | 'client' | 'date' | 'method' | 'status' | 'chargeNumber'
> {
  readonly propertyId: string
  readonly currency: CurrencyCode
  readonly amount: number
  readonly refunded: number
  readonly rentalMode: RentalMode
  readonly quantity: number
  /** Whether it was paid for other dates of a booking. */
  readonly isChange: boolean
  /** The month of the ledger that it counts in: a transfer that was recorded later than it came counts in that month. */
  readonly month: string
  readonly returns: readonly Return[]
}

/** Money that went back to the payer, or came here again after all (negative), on a day at the place. */
export interface Return extends Pick<LedgerReturnLine, 'date' | 'amount' | 'why' | 'note'> {
  readonly month: string
}

/** A return with the payment that it belongs to. */
export interface ReturnLine
  extends
    Return,
    Pick<OwnerPayment, 'reservationId' | 'propertyId' | 'name' | 'room' | 'client' | 'currency'> {}

/** What went to an owner of a deposit, on a day at the place. */
export interface Award extends Pick<LedgerDepositLine, 'id' | 'reservationId' | 'room' | 'client' | 'item'> {
  readonly propertyId: string
  readonly name: string
  readonly date: string
  readonly month: string
  readonly currency: CurrencyCode
  readonly amount: number
}

/** Money that was transferred to an owner. */
export interface Transfer {
  readonly id: string
  readonly propertyId: string
  readonly name: string
  readonly date: string
  readonly reference: string
  readonly currency: CurrencyCode
  readonly amount: number
  readonly corrects: string | null
  /** The month of the ledger that it counts in: that of its record, if it was made before. */
  readonly month: string
}

/** The sums of a property in a month, with its name. */
export interface PropertyMonth extends LedgerMonth {
  readonly name: string
}

/** What is owed for one property now. */
export interface OwedToOwner extends OwedParts {
  readonly propertyId: string
  readonly name: string
  readonly currency: CurrencyCode
  readonly balance: number
}

/** An owner's ledger, newest first. */
export interface OwnerLedger {
  readonly rows: readonly PropertyMonth[]
  readonly payments: readonly OwnerPayment[]
  readonly returns: readonly ReturnLine[]
  readonly transfers: readonly Transfer[]
  readonly awards: readonly Award[]
  readonly balances: readonly OwedToOwner[]
  /** Epoch milliseconds. */
  readonly serverTime: number
}
