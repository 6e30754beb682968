import { dateAt, lastDayOf, timeZoneOf, type Locale } from '@metrolibre/contract'
import { fullName, shownName } from '../../platform/person-name.ts'
import { count, money, word, type Column } from '../../platform/spreadsheet/columns.ts'
import type { MoneyFacts } from '../payments/money-facts.ts'
import { texts } from './spreadsheet-texts.ts'
import type { ReservationView } from './view-repository.ts'

/** A reservation with what became of its payment. */
export interface ReservationLine extends ReservationView, MoneyFacts {}

/** Writes a calendar day as DD/MM/YYYY. */
const dayText = (date: string): string => date.split('-').toReversed().join('/')
const dayOf = (at: Date, { property }: ReservationLine): string =>
  dayText(dateAt(at.getTime(), timeZoneOf(property.country)))

const paidAt = ({ checkout, transfer }: ReservationLine): Date | null | undefined =>
  transfer?.createdAt ?? checkout?.paidAt
const refundedOf = ({ refunds }: ReservationLine): number =>
  refunds.filter(({ status }) => status === 'succeeded').reduce((sum, { amount }) => sum + amount, 0)

function columnsOf(locale: Locale): Column<ReservationLine>[] {
  const text = texts(locale)
  const yesNo = (is: boolean) => text(is ? 'yes' : 'no')
  const name = (person: ReservationLine['tenant']) =>
    fullName({ ...person, firstName: shownName(person.firstName, locale) })
  const amount = (header: string, read: (line: ReservationLine) => number): Column<ReservationLine> => {
    const column = money(header, (one: { currency: 'CLP' | 'PEN'; line: ReservationLine }) => read(one.line))
    return { ...column, cell: (line) => column.cell({ currency: line.reservation.currency, line }) }
  }
  return [
    word(text('code'), 38, ({ reservation }) => reservation.id),
    word(text('created'), 12, (line) => dayOf(line.reservation.createdAt, line)),
    word(text('place'), 30, ({ property }) => property.name),
    word(text('room'), 22, ({ room }) => room?.name ?? ''),
    word(text('client'), 26, ({ tenant }) => name(tenant)),
    word(text('email'), 30, ({ tenant }) => tenant.email),
    word(text('company'), 24, ({ tenant }) => tenant.companyName ?? ''),
    word(text('owner'), 26, ({ owner }) => name(owner)),
    word(text('country'), 9, ({ property }) => property.country),
    word(text('from'), 12, ({ reservation }) => dayText(reservation.startDate)),
    word(text('to'), 12, ({ reservation }) => dayText(lastDayOf(reservation))),
    word(text('hours'), 12, ({ reservation: { startSlot, endSlot } }) =>
      startSlot ? `${startSlot - 1}:00–${endSlot}:00` : '',
    ),
    word(text('unit'), 8, ({ reservation }) => text(reservation.rentalMode)),
    count(text('quantity'), 10, ({ reservation }) => reservation.quantity),
    amount(text('unitPrice'), ({ reservation }) => reservation.unitPrice),
    amount(text('total'), ({ reservation }) => reservation.total),
    word(text('currency'), 9, ({ reservation }) => reservation.currency),
    word(text('state'), 22, ({ reservation }) => text(`state.${reservation.state}`)),
    word(text('paidBy'), 14, (line) => (paidAt(line) ? text(line.transfer ? 'transfer' : 'card') : '')),
    word(text('paidOn'), 12, (line) => {
      const at = paidAt(line)
      return at ? dayOf(at, line) : ''
    }),
    word(text('reference'), 30, (line) => line.transfer?.reference ?? line.checkout?.paymentIntentId ?? ''),
    amount(text('refunded'), refundedOf),
    word(text('disputed'), 12, ({ disputes }) => yesNo(disputes.some(({ isOpen }) => isOpen))),
    word(text('cancellation'), 14, ({ cancellation }) => yesNo(cancellation?.status === 'open')),
    word(text('extension'), 11, ({ reservation }) => yesNo(reservation.previousReservationId !== null)),
    word(text('dateChange'), 17, ({ reservation }) => yesNo(reservation.replacesId !== null)),
  ]
}

/** Writes reservations as a spreadsheet, days by the calendar of each place. */
export async function reservationSpreadsheet(
  lines: readonly ReservationLine[],
  locale: Locale,
): Promise<Buffer> {
  const { default: writeSheet } = await import('write-excel-file/node')
  const columns = columnsOf(locale)
  const cells = lines.map((one) => columns.map(({ cell }) => cell(one)))
  return writeSheet([columns.map(({ header }) => header), ...cells], {
    sheet: texts(locale)('sheet'),
    columns: columns.map(({ width }) => ({ width })),
  }).toBuffer()
}
