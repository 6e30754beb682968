import { addMonths, formatExact, lastDayBefore, type Locale } from '@metrolibre/contract'
import type { MailContent } from '../../platform/mail/mail.ts'
import { regionalTag } from '../../platform/regional-tag.ts'
import type { Letter } from './letter-repository.ts'
import { texts } from './mail-texts.ts'

/** How many months fit side by side; a longer stay is shown as one part. */
const mostParts = 4

const dayParts = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const

/** Returns the months of a stay with their price, or its hours with the total, as a mail shows them on the tape. */
export function stayParts({ reservation }: Letter, locale: Locale): NonNullable<MailContent['tape']> {
  const { startDate, endDate, startSlot, endSlot, quantity, unitPrice, total, currency } = reservation
  const text = texts(locale)
  const format = new Intl.DateTimeFormat(regionalTag[locale], dayParts)
  const day = (date: string) => format.format(new Date(`${date}T00:00:00Z`)).replaceAll('.', '')
  const months = (from: string, to: string) => text('months', { from: day(from), to: day(lastDayBefore(to)) })
  const all = formatExact({ amount: total, currency })
  if (startSlot !== null)
    return [[text('months', { from: `${startSlot - 1}:00`, to: `${endSlot!}:00` }), all]]
  if (quantity > mostParts) return [[months(startDate, endDate), all]]
  const each = formatExact({ amount: unitPrice, currency })
  return Array.from({ length: quantity }, (_, index) => [
    months(addMonths(startDate, index), addMonths(startDate, index + 1)),
    each,
  ])
}
