import type { ExpenseCover } from './expense-covers.ts'
import type { CostName } from './extra-costs.ts'
import type { Locale } from './locales.ts'
import { depositTimes } from './kept-deposit.ts'
import { formatExact, type Country, type Money } from './money.ts'
import type { MovingCost, OfferCost } from './moving-costs.ts'
import type { RentalMode } from './stay.ts'

/** A line of what moving in costs, in words: when, how much (null: nothing is paid), and what for. */
export interface MovingCostRow {
  readonly id: MovingCost['id']
  readonly when: string
  readonly amount: string | null
  readonly what: string
}

export interface OfferCostReader {
  readonly locale: Locale
  /** The country of the place: some things are called differently in Perú. */
  readonly country: Country
  /** Writes an amount with its unit (` /month`, or nothing); without it amounts are written exactly. */
  readonly money?: (amount: Money, unit: string) => string
}

interface Words {
  readonly title: string
  readonly booking: string
  readonly rent: (country: Country) => string
  readonly advance: (rent: string, unit: RentalMode) => string
  readonly orMonthly: string
  readonly each: (unit: RentalMode) => string
  readonly from: string
  readonly keys: string
  readonly deposit: string
  readonly keptDeposit: string
  readonly monthly: string
  readonly expenses: (country: Country) => string
  readonly covers: (country: Country) => Readonly<Record<ExpenseCover, string>>
  readonly and: string
  readonly parking: (country: Country) => string
  readonly names: (country: Country) => Readonly<Record<CostName, string>>
  readonly none: string
  readonly neither: string
  readonly unstated: string
  readonly ask: string
  readonly end: string
  readonly back: (isLostEarly: boolean) => string
  readonly keptBack: (isLostEarly: boolean) => string
  readonly freeBefore: (unit: RentalMode, count: number) => string
  readonly later: (unit: RentalMode) => string
}

const es: Words = {
  title: 'Cuánto pagas y cuándo',
  booking: 'Al reservar',
  rent: (country) => (country === 'Perú' ? 'Alquiler' : 'Arriendo'),
  advance: (rent, unit) =>
    `${rent}: ${unit === 'hour' ? 'todas las horas' : 'todos los meses'} que elijas, por adelantado`,
  orMonthly: ', o mes a mes si son dos o más',
  each: (unit) => (unit === 'hour' ? '/hora' : '/mes'),
  from: 'desde',
  keys: 'Al recibir las llaves',
  deposit: 'Garantía, una vez, al propietario',
  keptDeposit: 'Garantía, una vez: la guarda Metrolibre y vuelve',
  monthly: 'Cada mes',
  expenses: (country) => `${country === 'Perú' ? 'Mantenimiento' : 'Gastos comunes'}, al propietario`,
  covers: (country) => ({
    water: 'agua',
    electricity: 'luz',
    internet: 'internet',
    alarm: 'alarma',
    cleaning: `${country === 'Perú' ? 'limpieza' : 'aseo'} de áreas comunes`,
  }),
  and: ' y ',
  parking: (country) =>
    `${country === 'Perú' ? 'Cochera para quien pida una' : 'Estacionamiento para quien pida uno'}, al propietario`,
  names: (country) => ({
    deposit: 'garantía',
    commonExpenses: country === 'Perú' ? 'mantenimiento' : 'gastos comunes',
    parking: country === 'Perú' ? 'cochera' : 'estacionamiento',
  }),
  none: 'No se cobra',
  neither: ' ni ',
  unstated: 'No informado',
  ask: 'pregúntale al propietario',
  end: 'Al terminar',
  back: (isLostEarly) =>
    `Te devuelven la garantía si entregas el espacio como lo recibiste${isLostEarly ? '; la pierdes si sales antes del término' : ''}`,
  keptBack: (isLostEarly) =>
    `La garantía vuelve sola ${depositTimes.claimDays + 1} días después, menos lo que pida el propietario y aceptes${isLostEarly ? '; la pierdes si sales antes del término' : ''}`,
  freeBefore: (unit, count) => `Cancela gratis hasta ${count} ${unit === 'hour' ? 'horas' : 'días'} antes`,
  later: (unit) =>
    unit === 'hour'
      ? 'Después no se devuelve nada'
      : 'Después se devuelven los meses que no han empezado, menos uno',
}

const en: Words = {
  title: 'What you pay and when',
  booking: 'When you book',
  rent: () => 'Rent',
  advance: (rent, unit) => `${rent}: all the ${unit}s that you choose, in advance`,
  orMonthly: ', or month by month if there are two or more',
  each: (unit) => (unit === 'hour' ? '/hour' : '/month'),
  from: 'from',
  keys: 'When you get the keys',
  deposit: 'Deposit, once, to the owner',
  keptDeposit: 'Deposit, once: Metrolibre keeps it and it comes back',
  monthly: 'Each month',
  expenses: () => 'Common expenses, to the owner',
  covers: () => ({
    water: 'water',
    electricity: 'electricity',
    internet: 'internet',
    alarm: 'alarm',
    cleaning: 'common cleaning',
  }),
  and: ' and ',
  parking: () => 'Parking for those who ask for a space, to the owner',
  names: () => ({ deposit: 'deposit', commonExpenses: 'common expenses', parking: 'parking' }),
  none: 'Not charged',
  neither: ' or ',
  unstated: 'Not stated',
  ask: 'ask the owner',
  end: 'At the end',
  back: (isLostEarly) =>
    `You get the deposit back if you return the space as you received it${isLostEarly ? '; you lose it if you leave early' : ''}`,
  keptBack: (isLostEarly) =>
    `The deposit comes back by itself ${depositTimes.claimDays + 1} days later, less what the owner claims and you agree to${isLostEarly ? '; you lose it if you leave early' : ''}`,
  freeBefore: (unit, count) => `Cancel for free until ${count} ${unit === 'hour' ? 'hours' : 'days'} before`,
  later: (unit) =>
    unit === 'hour'
      ? 'After that, nothing is refunded'
      : 'After that, the months that have not begun are refunded, less one',
}

/** What is said before and after dates are chosen, in each language. */
export const offerCostWords: Readonly<Record<Locale, Words>> = { es, en }

/** Returns the heading of what moving in costs. */
export const movingCostTitle = (locale: Locale): string => offerCostWords[locale].title

/** Joins words with commas and a last word. */
const joined = (words: readonly string[], last: string): string =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(last)

/** Returns the names of costs as a list, with `last` before the last of them. */
export const writeCostNames = (
  costs: readonly CostName[],
  { locale, country }: Pick<OfferCostReader, 'locale' | 'country'>,
  last: string,
): string => {
  const names = offerCostWords[locale].names(country)
  return joined(
    costs.map((cost) => names[cost]),
    last,
  )
}

const named = (costs: readonly CostName[], reader: OfferCostReader, last: string): string => {
  const list = writeCostNames(costs, reader, last)
  return list.charAt(0).toUpperCase() + list.slice(1)
}

/** Returns what expenses cover, in words, or an empty text where that was not said. */
export const writeCovers = (
  covers: readonly ExpenseCover[],
  { locale, country }: Pick<OfferCostReader, 'locale' | 'country'>,
): string => {
  const text = offerCostWords[locale]
  const names = text.covers(country)
  return joined(
    covers.map((cover) => names[cover]),
    text.and,
  )
}

/** Writes a line of what moving in costs before dates are chosen (RULES.md §4.38). */
export function writeOfferCost(line: OfferCost, reader: OfferCostReader): MovingCostRow {
  const { locale, country } = reader
  const text = offerCostWords[locale]
  const write = reader.money ?? ((amount, unit) => `${formatExact(amount, locale)}${unit}`)
  const money = (amount: Money, isLowest: boolean, unit = '') =>
    `${isLowest ? `${text.from} ` : ''}${write(amount, unit)}`
  const { id } = line
  switch (line.id) {
    case 'booking': {
      const { amount, isLowest, unit, orMonthly } = line
      return {
        id,
        when: text.booking,
        amount: money(amount, isLowest, `\u00a0${text.each(unit)}`),
        what: `${text.advance(text.rent(country), unit)}${orMonthly ? text.orMonthly : ''}`,
      }
    }
    case 'deposit':
      return { id, when: text.booking, amount: money(line.amount, line.isLowest), what: text.keptDeposit }
    case 'keys':
      return { id, when: text.keys, amount: money(line.amount, line.isLowest), what: text.deposit }
    case 'expenses': {
      const covers = writeCovers(line.covers, reader)
      const what = [text.expenses(country), covers].filter(Boolean).join(': ')
      return { id, when: text.monthly, amount: money(line.amount, false), what }
    }
    case 'parking':
      return { id, when: text.monthly, amount: money(line.amount, false), what: text.parking(country) }
    case 'none':
      return { id, when: text.none, amount: null, what: named(line.costs, reader, text.neither) }
    case 'unstated': {
      const what = `${named(line.costs, reader, text.and)}: ${text.ask}`
      return { id, when: text.unstated, amount: null, what }
    }
    case 'back':
      return {
        id,
        when: text.end,
        amount: line.amount && money(line.amount, line.isLowest),
        what: (line.isKept ? text.keptBack : text.back)(line.isLostEarly),
      }
    case 'free_before':
      return { id, when: text.freeBefore(line.unit, line.count), amount: null, what: text.later(line.unit) }
  }
}
