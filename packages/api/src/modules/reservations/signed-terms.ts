import { SignedTerms } from '@metrolibre/contract'
import { safeParse } from 'valibot'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { AppError } from '../../platform/errors/app-error.ts'

/**
 * Returns what the tenant filled into the contract of a reservation.
 * @throws AppError not_found when it was never signed, or was anonymised since
 */
export function toSignedTerms({ contractData }: ReservationRow): SignedTerms {
  const terms = safeParse(SignedTerms, contractData)
  if (!terms.success) throw new AppError('not_found')
  return terms.output
}
