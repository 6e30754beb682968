import { extraCostsOf, keptDeposit, payable, type RentalMode } from '@metrolibre/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import { statedCosts } from '../properties/stated-costs.ts'
import type { BookablePlace, ReservationQuote } from './place.ts'

interface AgreedDeposit {
  /** What is paid with the booking and kept by the platform, in minor units. */
  readonly deposit: number
  readonly depositIsLost: boolean
}

/**
 * Returns the deposit that is frozen with a quote. One that follows another booking has none: that of the earlier one stays
 * (RULES.md §6.281).
 * @throws AppError amount_too_large when rent and deposit together are more than a card can pay
 */
export function agreedDeposit(
  { property }: BookablePlace,
  quote: ReservationQuote & { readonly rentalMode: RentalMode },
  followsAnother: boolean,
): AgreedDeposit {
  const facts = { ...statedCosts(property), ...quote }
  const deposit = followsAnother ? 0 : keptDeposit(facts)
  if (deposit === 0) return { deposit, depositIsLost: false }
  if (payable({ amount: quote.total + deposit, currency: quote.currency }) === 'too_large')
    throw new AppError('amount_too_large')
  return { deposit, depositIsLost: extraCostsOf(facts).depositIsLost }
}
