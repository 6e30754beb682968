import type {
  Ledger,
  LedgerDepositLine,
  LedgerPayment,
  LedgerReturnLine,
  LocationBalance,
  OwnerTransfer,
} from '@metrolibre/contract'
import type { Award, OwnerLedger, OwnerPayment, ReturnLine, Transfer } from './owner-ledger.ts'

/** Shows a transfer by its names on the wire, to the owner of its property and to admins. */
export const showTransfer = (transfer: Transfer): OwnerTransfer => {
  const { propertyId, month: _month, ...rest } = transfer
  return { ...rest, locationId: propertyId }
}

/** Shows what is owed for a property by its names on the wire. */
export const showBalance = ({
  propertyId,
  ...rest
}: Omit<LocationBalance, 'locationId'> & { readonly propertyId: string }): LocationBalance => ({
  ...rest,
  locationId: propertyId,
})

/** Shows a payment by its names on the wire. */
export const showPayment = (payment: OwnerPayment): LedgerPayment => {
  const { propertyId, rentalMode, quantity, month: _month, returns: _returns, ...rest } = payment
  return { ...rest, locationId: propertyId, isDaily: rentalMode === 'hour', timeQuantity: quantity }
}

const showAward = (award: Award): LedgerDepositLine => {
  const { propertyId, month: _month, ...rest } = award
  return { ...rest, locationId: propertyId }
}

const showReturn = (line: ReturnLine): LedgerReturnLine => {
  const { propertyId, month: _month, ...rest } = line
  return { ...rest, locationId: propertyId }
}

/** Shows a ledger by its names on the wire. */
export const showLedger = ({
  rows,
  payments,
  returns,
  transfers,
  awards,
  balances,
  serverTime,
}: OwnerLedger): Ledger => ({
  rows: rows.map(({ propertyId, bookings: reservations, commission, ...rest }) => ({
    ...rest,
    commission: Math.max(0, commission),
    commissionBack: Math.max(0, -commission),
    locationId: propertyId,
    reservations,
  })),
  payments: payments.map(showPayment),
  returns: returns.map(showReturn),
  transfers: transfers.map(showTransfer),
  deposits: awards.map(showAward),
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
