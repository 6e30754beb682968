import type { Deposit } from '@metrolibre/contract'
import type { OwnerBooking } from '../booking.ts'

/** A booking with its deposit, which the platform keeps. */
export interface DepositProps {
  booking: OwnerBooking
  deposit: Deposit
}
