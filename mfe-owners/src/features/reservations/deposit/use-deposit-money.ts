import { formatExact } from '@metrolibre/contract'
import { useLocale } from '@metrolibre/platform'
import type { OwnerBooking } from '../booking.ts'

/** Returns a function that writes an amount in the currency of a booking. */
export const useDepositMoney = ({ currency }: Pick<OwnerBooking, 'currency'>) => {
  const { locale } = useLocale()
  return (amount: number): string => formatExact({ amount, currency }, locale)
}
