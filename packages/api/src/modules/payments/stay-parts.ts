import {
  addMonths,
  createDates,
  formatExact,
  hoursOfSlots,
  lastDayBefore,
  type Locale,
} from '@metrolibre/contract'
import type { MailContent } from '../../platform/mail/mail.ts'
import type { Letter } from './letter-repository.ts'
import { paymentMailTexts } from './mail-texts.ts'

/** How many months fit side by side; a longer stay is shown as one part. */
const mostParts = 4

const dayParts = { day: 'numeric', month: 'short' } as const

/** Returns the months of a stay with their price, or its hours with the total, as a mail shows them on the tape. */
export function stayParts({ reservation }: Letter, locale: Locale): NonNullable<MailContent['tape']> {
  const { startDate, endDate, startSlot, endSlot, quantity, unitPrice, total, currency } = reservation
  const text = paymentMailTexts(locale)
  const day = (date: string) => createDates(locale).day(date, dayParts)
  const months = (from: string, to: string) => text('months', { from: day(from), to: day(lastDayBefore(to)) })
  const all = formatExact({ amount: total, currency }, locale)
  if (startSlot !== null) return [[text('months', hoursOfSlots(startSlot, endSlot!)), all]]
  if (quantity > mostParts) return [[months(startDate, endDate), all]]
  const each = formatExact({ amount: unitPrice, currency }, locale)
  return Array.from({ length: quantity }, (_, index) => [
    months(addMonths(startDate, index), addMonths(startDate, index + 1)),
    each,
  ])
}
