import type * as wire from '@metrolibre/contract'
import type { RentalMode } from '@metrolibre/contract'
import { readRentalMode } from './prices.ts'

/** The sums of one property in one month, in minor units of `currency`. */
export interface LedgerRow extends Omit<wire.LedgerRow, 'locationId' | 'commissionBack'> {
  readonly propertyId: string
}

/** A payment for a booking, or one that is expected by transfer. */
export interface LedgerPayment extends Omit<wire.LedgerPayment, 'locationId' | 'isDaily' | 'timeQuantity'> {
  readonly propertyId: string
  readonly rentalMode: RentalMode
  readonly quantity: number
}

/** Money that went back to a payer, or came here again after all. */
export interface LedgerReturnLine extends Omit<wire.LedgerReturnLine, 'locationId'> {
  readonly propertyId: string
}

/** Money that was transferred to the owner. */
export interface OwnerTransfer extends Omit<wire.OwnerTransfer, 'locationId'> {
  readonly propertyId: string
}

/** What is owed for a property now, and what of it is held. */
export interface OwnBalance extends Omit<wire.OwnBalance, 'locationId'> {
  readonly propertyId: string
}

export interface Ledger {
  readonly rows: readonly LedgerRow[]
  readonly payments: readonly LedgerPayment[]
  readonly returns: readonly LedgerReturnLine[]
  readonly transfers: readonly OwnerTransfer[]
  readonly balances: readonly OwnBalance[]
  /** The server's time in epoch milliseconds. */
  readonly serverTime: number
}

/** Names a property as everywhere in the screens. */
export const renamed = <Item extends { locationId: string }>({ locationId, ...rest }: Item) => ({
  ...rest,
  propertyId: locationId,
})

export const readPayment = ({ isDaily, timeQuantity, ...rest }: wire.LedgerPayment): LedgerPayment => ({
  ...renamed(rest),
  rentalMode: readRentalMode(isDaily),
  quantity: timeQuantity,
})

export const readLedger = ({
  rows,
  payments,
  returns,
  transfers,
  balances,
  serverTime,
}: wire.Ledger): Ledger => ({
  rows: rows.map(({ commissionBack, ...row }) => ({
    ...renamed(row),
    // Negative where more of earlier payments went back than was paid.
    commission: row.commission - commissionBack,
  })),
  payments: payments.map(readPayment),
  returns: returns.map(renamed),
  transfers: transfers.map(renamed),
  balances: balances.map(renamed),
  serverTime,
})
