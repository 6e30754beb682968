import { requiredText } from '@metrolibre/contract'
import * as v from 'valibot'
import { ownerBookingsPath, paymentsPath } from '../../paths.ts'

/** The password, and that the user knows what is deleted. */
export const CloseSchema = v.object({
  password: requiredText(128),
  understood: v.pipe(
    v.boolean(),
    v.check((ticked) => ticked, 'validation.required'),
  ),
})

/** Where the user finds what keeps an account from being deleted, by the code of the refusal. */
export const closeBlockers: Readonly<
  Record<string, { readonly to: string; readonly text: 'seeBookings' | 'seePayments' } | undefined>
> = {
  live_reservations: { to: ownerBookingsPath, text: 'seeBookings' },
  money_open: { to: paymentsPath, text: 'seePayments' },
}
