import type { Ledger, LedgerPayment, LocationBalance, OwnerTransfer } from '@metrolibre/contract'
import type { OwnerLedger, Payment, Transfer } from './owner-ledger.ts'

/** Shows a transfer by its names on the wire, to the owner of its property and to admins. */
export const showTransfer = ({ propertyId, ...rest }: Transfer): OwnerTransfer => ({
  ...rest,
  locationId: propertyId,
})

/** Shows what is owed for a property by its names on the wire. */
export const showBalance = ({
  propertyId,
  ...rest
}: Omit<LocationBalance, 'locationId'> & { readonly propertyId: string }): LocationBalance => ({
  ...rest,
  locationId: propertyId,
})

/** Shows a payment by its names on the wire. */
export const showPayment = ({ propertyId, rentalMode, quantity, ...rest }: Payment): LedgerPayment => ({
  ...rest,
  locationId: propertyId,
  isDaily: rentalMode === 'hour',
  timeQuantity: quantity,
})

/** Shows a ledger by its names on the wire. */
export const showLedger = ({ rows, payments, transfers, balances, serverTime }: OwnerLedger): Ledger => ({
  rows: rows.map(({ propertyId, bookings: reservations, ...rest }) => ({
    ...rest,
    locationId: propertyId,
    reservations,
  })),
  payments: payments.map(showPayment),
  transfers: transfers.map(showTransfer),
  balances: balances.map(({ propertyId, currency, balance, available, held, coming }) => ({
    locationId: propertyId,
    currency,
    balance,
    available,
    held,
    coming,
  })),
  serverTime,
})
