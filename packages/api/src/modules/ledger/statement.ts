import { createDates, currencies, formatExact, type CurrencyCode, type Locale } from '@metrolibre/contract'
import { finishPages } from '../contracts/pdf/finish.ts'
import { ensureRoom, frame, heightOf, ink, openDocument, write, type Pdf } from '../contracts/pdf/page.ts'
import { footers } from '../contracts/pdf/parts.ts'
import type { OwnerLedger, PropertyMonth } from './owner-ledger.ts'
import { table, type StatementColumn } from './statement-table.ts'
import { ledgerTexts, type LedgerText } from './texts.ts'

export interface OwnerStatement {
  readonly month: string
  readonly owner: string
  readonly ledger: OwnerLedger
  readonly madeAt: Date
  readonly locale: Locale
}

const monthName = (month: string, locale: Locale): string =>
  createDates(locale).day(`${month}-01`, { month: 'long', year: 'numeric' })

/** Returns a day in short: `21 nov 2026`. */
const shortDay = (date: string, locale: Locale): string =>
  createDates(locale).day(date, { day: 'numeric', month: 'short', year: 'numeric' })

const title = (pdf: Pdf, text: string, y: number): number =>
  write(pdf, text, frame.left, ensureRoom(pdf, y + 16, 70), { size: 12, weight: 'bold' }) + 2

const placeOf = ({ name, room }: { readonly name: string; readonly room: string | null }): string =>
  room ? `${name}, ${room}` : name

/** What happened to a payment after the month is not in its statement, which stays as it was told. */
function sections(
  pdf: Pdf,
  { ledger, locale }: OwnerStatement,
  currency: CurrencyCode,
  text: LedgerText,
  top: number,
): number {
  const show = (amount: number) => formatExact({ amount, currency }, locale)
  const rows = ledger.rows.filter((row) => row.currency === currency)
  const day = (date: string) => shortDay(date, locale)
  const payments = ledger.payments.filter((one) => one.currency === currency && one.status !== 'expected')
  const returns = ledger.returns.filter((one) => one.currency === currency)
  const awards = ledger.awards.filter((one) => one.currency === currency)
  const transfers = ledger.transfers.filter((one) => one.currency === currency)
  if (rows.length === 0) return top
  const sum = (read: (row: PropertyMonth) => number) => rows.reduce((total, row) => total + read(row), 0)
  // One more column fits only if all are narrower, and most months have nothing of deposits.
  const hasAwards = rows.some(({ awarded }) => awarded !== 0)
  const width = hasAwards ? 65 : 77
  const total = {
    name: text('total', { currency }),
    paid: sum(({ paid }) => paid),
    refunded: sum(({ refunded }) => refunded),
    commission: sum(({ commission }) => commission),
    transferred: sum(({ transferred }) => transferred),
    awarded: sum(({ awarded }) => awarded),
    balance: sum(({ balance }) => balance),
  }
  const money = (label: string, read: (row: typeof total) => number): StatementColumn<typeof total> => ({
    label,
    width,
    end: true,
    read: (row) => show(read(row)),
  })
  let y = table(
    pdf,
    [
      { label: text('property'), width: hasAwards ? 93 : 98, read: ({ name }) => name },
      money(text('paid'), ({ paid }) => paid),
      money(text('refunded'), ({ refunded }) => refunded),
      money(text('commission'), ({ commission }) => commission),
      money(text('transferred'), ({ transferred }) => transferred),
      ...(hasAwards ? [money(text('awarded'), ({ awarded }) => awarded)] : []),
      money(text('balance'), ({ balance }) => balance),
    ],
    [...rows, total],
    title(pdf, currency, top),
  )
  if (payments.length > 0)
    y = table(
      pdf,
      [
        { label: text('date'), width: 64, read: ({ date }) => day(date) },
        { label: text('who'), width: 120, read: ({ client }) => client },
        { label: text('property'), width: 137, read: placeOf },
        { label: text('method'), width: 85, read: ({ method }) => text(method) },
        { label: text('amount'), width: 77, end: true, read: ({ amount }) => show(amount) },
      ],
      payments,
      title(pdf, text('payments'), y),
    )
  if (returns.length > 0)
    y = table(
      pdf,
      [
        { label: text('date'), width: 64, read: ({ date }) => day(date) },
        { label: text('who'), width: 90, read: ({ client }) => client },
        { label: text('property'), width: 117, read: placeOf },
        {
          label: text('why'),
          width: 135,
          read: ({ why, note }) => [text(`why.${why}`), note].filter(Boolean).join(': '),
        },
        { label: text('amount'), width: 77, end: true, read: ({ amount }) => show(amount) },
      ],
      returns,
      title(pdf, text('returns'), y),
    )
  if (awards.length > 0)
    y = table(
      pdf,
      [
        { label: text('date'), width: 64, read: ({ date }) => day(date) },
        { label: text('who'), width: 90, read: ({ client }) => client },
        { label: text('property'), width: 117, read: placeOf },
        { label: text('item'), width: 135, read: ({ item }) => item ?? text('earlyExit') },
        { label: text('amount'), width: 77, end: true, read: ({ amount }) => show(amount) },
      ],
      awards,
      title(pdf, text('deposits'), y),
    )
  if (transfers.length > 0)
    y = table(
      pdf,
      [
        { label: text('date'), width: 76, read: ({ date }) => day(date) },
        { label: text('property'), width: 160, read: ({ name }) => name },
        { label: text('reference'), width: 167, read: ({ reference }) => reference },
        { label: text('amount'), width: 80, end: true, read: ({ amount }) => show(amount) },
      ],
      transfers,
      title(pdf, text('transfers'), y),
    )
  return y
}

/** Renders one month of an owner's ledger for the accountant: sums, payments and transfers by currency. */
export function renderStatement(statement: OwnerStatement): Promise<Buffer> {
  const { month, owner, ledger, madeAt, locale } = statement
  const text = ledgerTexts(locale)
  const label = text('statementOf', { month: monthName(month, locale), owner })
  const pdf = openDocument(`${text('statement')}: ${label}`, madeAt, locale)
  const muted = { size: 9, color: ink.muted }
  let y = write(pdf, text('statement'), frame.left, frame.top, { size: 20, weight: 'bold' })
  y = write(pdf, label, frame.left, y + 2, { size: 11, weight: 'semibold' })
  const day = createDates(locale).day(madeAt.toISOString().slice(0, 10))
  y = write(pdf, text('made', { day }), frame.left, y + 4, muted)
  if (ledger.rows.length === 0) y = write(pdf, text('nothing'), frame.left, y + 16, { size: 10 })
  for (const currency of currencies) y = sections(pdf, statement, currency, text, y)
  const note = text('closing')
  write(pdf, note, frame.left, ensureRoom(pdf, y + 18, heightOf(pdf, note, muted)), muted)
  footers(pdf, label, (page, pages) => text('page', { page, pages }))
  return finishPages(pdf)
}
