import type { PayoutAccountKind } from '@metrolibre/contract'

/** One payment of a file, as the bank reads it. */
export interface BankPayment {
  readonly holderName: string
  /** RUT, DNI, RUC or carné de extranjería, as it is stored. */
  readonly holderDocument: string
  /** The code of the bank of the account. */
  readonly bank: string
  /** Null in Perú. */
  readonly kind: PayoutAccountKind | null
  readonly number: string
  /** Minor units. */
  readonly amount: number
  readonly email: string
}

/** A file with payments to accounts at one bank. */
export interface BankBatch {
  /** What the payer sees on the statement of the bank, such as `N-0047`. */
  readonly name: string
  readonly payments: readonly BankPayment[]
}
