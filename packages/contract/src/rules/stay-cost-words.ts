import { cancellationTimes } from './cancellation-times.ts'
import { createDates } from './create-dates.ts'
import type { Locale } from './locales.ts'
import { formatExact, type Country } from './money.ts'
import {
  offerCostWords,
  writeOfferCost,
  type MovingCostRow,
  type OfferCostReader,
} from './moving-cost-words.ts'
import type { MovingCost } from './moving-costs.ts'
import type { RentalMode } from './stay.ts'
import type { TimeZone } from './time-zones.ts'

export interface MovingCostReader extends OfferCostReader {
  readonly timeZone: TimeZone
  /** Whether the booking is paid: the first line then says what was paid. */
  readonly isPaid?: boolean
}

interface Words {
  readonly now: string
  readonly paid: string
  readonly rest: (country: Country) => string
  readonly advance: (rent: string, unit: RentalMode, quantity: number) => string
  readonly orMonthly: string
  readonly laterMonths: (rent: string, quantity: number, from: string) => string
  readonly earlier: string
  readonly freeUntil: (moment: string) => string
  readonly late: (isPaid: boolean) => string
  readonly nothing: string
  readonly rule: (unit: RentalMode) => string
}

const { fullRefundDays, fullRefundHours } = cancellationTimes

const es: Words = {
  now: 'Hoy',
  paid: 'Ya pagaste',
  rest: (country) => `Lo que falta por el ${country === 'Perú' ? 'alquiler' : 'arriendo'}`,
  advance: (rent, unit, quantity) => {
    const [one, more] = unit === 'hour' ? ['hora', 'horas'] : ['mes', 'meses']
    return `${rent} de ${quantity} ${quantity === 1 ? one : more}, por adelantado`
  },
  orMonthly: ', o mes a mes',
  laterMonths: (rent, quantity, from) =>
    `${rent}, ${quantity === 1 ? 'un mes más' : `${quantity} meses más`}: el próximo se paga el ${from}`,
  earlier: 'La garantía que ya pagaste sigue. ',
  freeUntil: (moment) => `Cancela gratis hasta el ${moment}`,
  late: (isPaid) => (isPaid ? 'Si cancelas ahora' : 'Si cancelas después de pagar'),
  nothing: 'No se devuelve nada',
  rule: (unit) =>
    unit === 'hour'
      ? `Cancelar es gratis hasta ${fullRefundHours} horas antes; después no se devuelve nada`
      : `Cancelar es gratis hasta ${fullRefundDays} días antes; después se devuelven los meses que no han empezado, menos uno`,
}

const en: Words = {
  now: 'Today',
  paid: 'Already paid',
  rest: () => 'What is missing of the rent',
  advance: (rent, unit, quantity) =>
    `${rent} for ${quantity} ${quantity === 1 ? unit : `${unit}s`}, in advance`,
  orMonthly: ', or month by month',
  laterMonths: (rent, quantity, from) =>
    `${rent}, ${quantity === 1 ? 'one more month' : `${quantity} more months`}: the next is paid on ${from}`,
  earlier: 'The deposit that you paid stays. ',
  freeUntil: (moment) => `Cancel for free until ${moment}`,
  late: (isPaid) => (isPaid ? 'If you cancel now' : 'If you cancel after paying'),
  nothing: 'Nothing is refunded',
  rule: (unit) =>
    unit === 'hour'
      ? `Cancelling is free until ${fullRefundHours} hours before; after that, nothing is refunded`
      : `Cancelling is free until ${fullRefundDays} days before; after that, the months that have not begun are refunded, less one`,
}

const words: Readonly<Record<Locale, Words>> = { es, en }

const dayParts = { day: 'numeric', month: 'short' } as const

/** Writes the last instant at which cancelling is free: the day by month, with the time by hour. */
const writeUntil = (
  { until, unit }: Extract<MovingCost, { id: 'free' }>,
  { locale, timeZone }: MovingCostReader,
): string => {
  const dates = createDates(locale)
  const day = dates.date(until, timeZone, dayParts).replace('.', '')
  return unit === 'hour' ? `${day}, ${dates.time(until, timeZone)}` : day
}

/** Writes a line of what moving in costs, the same on screens, in mails and in documents (RULES.md §4.38). */
export function writeMovingCost(line: MovingCost, reader: MovingCostReader): MovingCostRow {
  const { locale, country, isPaid = false } = reader
  const [text, offer] = [words[locale], offerCostWords[locale]]
  const money = reader.money ?? ((amount) => formatExact(amount, locale))
  const { id } = line
  if (line.id === 'free')
    return { id, when: text.freeUntil(writeUntil(line, reader)), amount: null, what: offer.later(line.unit) }
  if (line.id === 'late') {
    const amount = line.amount.amount === 0 ? text.nothing : money(line.amount, '')
    // Of a paid booking a part may have been refunded before, which only the server knows.
    return { id, when: text.late(isPaid), amount: isPaid ? null : amount, what: text.rule(line.unit) }
  }
  if (line.id === 'rent') {
    const from = createDates(locale).day(line.from, dayParts).replace('.', '')
    const what = text.laterMonths(offer.rent(country), line.quantity, from)
    return { id, when: offer.monthly, amount: money(line.amount, ''), what }
  }
  const row = writeOfferCost(line, reader)
  if (line.id === 'back' && !line.amount) return { ...row, what: `${text.earlier}${row.what}` }
  if (line.id === 'deposit') return { ...row, when: isPaid ? text.paid : text.now }
  if (line.id !== 'booking' || line.quantity === null) return row
  const rent = line.isRest ? text.rest(country) : offer.rent(country)
  return {
    ...row,
    when: isPaid ? text.paid : text.now,
    amount: money(line.amount, ''),
    what: `${text.advance(rent, line.unit, line.quantity)}${line.orMonthly && !isPaid ? text.orMonthly : ''}`,
  }
}
