import {
  dateAt,
  hoursSpan,
  lastDayOf,
  paymentStanding,
  placeTimeZone,
  shownEmail,
  type Locale,
  type PaymentStanding,
} from '@metrolibre/contract'
import { fullName, shownName } from '../../platform/person-name.ts'
import {
  countColumn,
  day,
  money,
  sheetOfColumns,
  word,
  type Column,
} from '../../platform/spreadsheet/columns.ts'
import type { MoneyFacts } from '../payments/money-facts.ts'
import { standingTexts } from '../payments/standing-texts.ts'
import { reservationSheetTexts } from './spreadsheet-texts.ts'
import type { ReservationView } from './view-repository.ts'

/** A reservation with what became of its payment. */
export interface ReservationLine extends ReservationView, MoneyFacts {}

const dayOf = (at: Date, { property }: ReservationLine): string =>
  dateAt(at.getTime(), placeTimeZone(property))

const paidAt = ({ checkout, transfer }: ReservationLine): Date | null | undefined =>
  transfer?.createdAt ?? checkout?.paidAt
/** What went back, by refunds or through a bank, as in the list of payments. */
const refundedOf = ({ refunds, disputes, reservation }: ReservationLine): number =>
  Math.min(
    reservation.total,
    [
      ...refunds.filter(({ status }) => status === 'succeeded'),
      ...disputes.filter(({ status }) => status === 'lost'),
    ].reduce((sum, { amount }) => sum + amount, 0),
  )

/** Where the money is, in the words of the list of payments; empty for what was not paid. */
const standingOf = (line: ReservationLine): PaymentStanding | null => {
  const { refunds, disputes, reservation } = line
  const { state, total } = reservation
  if (!paidAt(line)) return null
  const lost = disputes.filter(({ status }) => status === 'lost').reduce((sum, { amount }) => sum + amount, 0)
  return paymentStanding({
    amount: total,
    back: refundedOf(line),
    lost,
    isDisputed: disputes.some(({ isOpen }) => isOpen),
    isRefunding:
      refunds.some(({ status }) => status === 'pending') ||
      state === 'refund_pending' ||
      state === 'needs_review',
  })
}

function columnsOf(locale: Locale): Column<ReservationLine>[] {
  const text = reservationSheetTexts(locale)
  const standingText = standingTexts(locale)
  const yesNo = (is: boolean) => text(is ? 'yes' : 'no')
  const name = (person: ReservationLine['tenant']) =>
    fullName({ ...person, firstName: shownName(person.firstName, locale) })
  const amount = (header: string, read: (line: ReservationLine) => number): Column<ReservationLine> => {
    const column = money(header, (one: { currency: 'CLP' | 'PEN'; line: ReservationLine }) => read(one.line))
    return { ...column, cell: (line) => column.cell({ currency: line.reservation.currency, line }) }
  }
  return [
    word(text('code'), 38, ({ reservation }) => reservation.id),
    day(text('created'), (line) => dayOf(line.reservation.createdAt, line)),
    word(text('place'), 30, ({ property }) => property.name),
    word(text('room'), 22, ({ room }) => room?.name ?? ''),
    word(text('client'), 26, ({ tenant }) => name(tenant)),
    word(text('email'), 30, ({ tenant }) => shownEmail(tenant.email)),
    word(text('company'), 24, ({ tenant }) => tenant.companyName ?? ''),
    word(text('owner'), 26, ({ owner }) => name(owner)),
    word(text('country'), 9, ({ property }) => property.country),
    day(text('from'), ({ reservation }) => reservation.startDate),
    day(text('to'), ({ reservation }) => lastDayOf(reservation)),
    word(text('hours'), 12, ({ reservation: { startSlot, endSlot } }) =>
      startSlot ? hoursSpan(startSlot, endSlot!) : '',
    ),
    word(text('unit'), 8, ({ reservation }) => text(reservation.rentalMode)),
    countColumn(text('quantity'), 10, ({ reservation }) => reservation.quantity),
    amount(text('unitPrice'), ({ reservation }) => reservation.unitPrice),
    amount(text('total'), ({ reservation }) => reservation.total),
    word(text('currency'), 9, ({ reservation }) => reservation.currency),
    word(text('state'), 22, ({ reservation }) => text(`state.${reservation.state}`)),
    word(text('money'), 20, (line) => {
      const standing = standingOf(line)
      return standing === null ? '' : standingText(standing)
    }),
    word(text('paidBy'), 14, (line) => (paidAt(line) ? text(line.transfer ? 'transfer' : 'card') : '')),
    day(text('paidOn'), (line) => {
      const at = paidAt(line)
      return line.transfer?.receivedOn ?? (at ? dayOf(at, line) : null)
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
  const { default: writeSheets } = await import('write-excel-file/node')
  return writeSheets([
    sheetOfColumns(reservationSheetTexts(locale)('sheet'), lines, columnsOf(locale)),
  ]).toBuffer()
}
