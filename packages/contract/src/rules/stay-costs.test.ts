import fc from 'fast-check'
import { expect, it } from 'vitest'
import { expenseCovers } from './expense-covers.ts'
import { refundAt } from './cancellation.ts'
import { addMonths } from './lease-months.ts'
import { currencyOf, countries, type Money } from './money.ts'
import type { CostName } from './extra-costs.ts'
import type { MovingCost, MovingFacts } from './moving-costs.ts'
import { movingCosts } from './stay-costs.ts'
import { writeMovingCost } from './stay-cost-words.ts'
import { startOfDay } from './time-zones.ts'

const day = 86_400_000
/** Not stated, not charged, or an amount. */
const stated = fc.oneof(fc.constantFrom(null, 0), fc.integer({ min: 1, max: 9_000_000 }))

/** Any place of either country, by month or by hour, with any dates and any time of looking at it. */
const anyFacts: fc.Arbitrary<MovingFacts> = fc
  .record({
    country: fc.constantFrom(...countries),
    rentalMode: fc.constantFrom('month' as const, 'hour' as const),
    garage: fc.integer({ min: 0, max: 3 }),
    commonExpenses: stated,
    expensesCover: fc.subarray([...expenseCovers]),
    deposit: stated,
    depositMonths: fc.constantFrom(null, 1, 3),
    depositIsLost: fc.boolean(),
    parking: stated,
    unitPrice: fc.integer({ min: 1, max: 9_000_000 }),
    isLowest: fc.boolean(),
    isExtension: fc.boolean(),
    quantity: fc.option(fc.integer({ min: 1, max: 24 })),
    daysAhead: fc.integer({ min: -40, max: 400 }),
  })
  .map(({ quantity, daysAhead, ...facts }) => {
    const timeZone = facts.country === 'Chile' ? ('America/Santiago' as const) : ('America/Lima' as const)
    const startDate = '2027-05-03'
    const byHour = facts.rentalMode === 'hour'
    const hours = Math.min(quantity ?? 1, 12)
    const now = startOfDay(startDate, timeZone) - daysAhead * day
    const currency = currencyOf(facts.country)
    if (quantity === null) return { ...facts, currency, stay: null, now }
    const period = byHour
      ? { endDate: startDate, startSlot: 9, endSlot: 8 + hours, quantity: hours }
      : { endDate: addMonths(startDate, quantity), startSlot: null, endSlot: null, quantity }
    const stay = { rentalMode: facts.rentalMode, timeZone, startDate, ...period }
    return { ...facts, currency, stay, now }
  })

const find = <Id extends MovingCost['id']>(lines: readonly MovingCost[], id: Id) =>
  lines.find((line): line is Extract<MovingCost, { id: Id }> => line.id === id)
const amountsOf = (lines: readonly MovingCost[]): Money[] =>
  lines.flatMap((line) => ('amount' in line && line.amount ? [line.amount] : []))

it('names integer amounts of the place’s own currency, of which only what comes back late may be nothing', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const lines = movingCosts(facts)
      for (const { amount, currency } of amountsOf(lines)) {
        expect(Number.isSafeInteger(amount)).toBe(true)
        expect(currency).toBe(currencyOf(facts.country))
      }
      for (const { amount } of amountsOf(lines.filter(({ id }) => id !== 'late')))
        expect(amount).toBeGreaterThan(0)
    }),
  )
})

it('asks at booking for the whole stay, in one amount', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const { amount, quantity } = find(movingCosts(facts), 'booking')!
      expect(quantity).toBe(facts.stay?.quantity ?? null)
      expect(amount.amount).toBe(facts.unitPrice * (facts.stay?.quantity ?? 1))
    }),
  )
})

it('gives back exactly the deposit that it asks for at the keys, and asks for none twice', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const lines = movingCosts(facts)
      const [keys, back] = [find(lines, 'keys'), find(lines, 'back')]
      const months = facts.rentalMode === 'month' ? facts.depositMonths : null
      const deposit = facts.deposit ?? facts.unitPrice * (months ?? 0)
      expect(back !== undefined).toBe(deposit > 0)
      expect(keys?.amount.amount ?? 0).toBe(facts.isExtension ? 0 : deposit)
      expect(back?.amount ?? null).toEqual(keys?.amount ?? null)
    }),
  )
})

it('says of each cost that there can be how much it is, that there is none, or whom to ask', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const lines = movingCosts(facts)
      const said = (id: 'none' | 'unstated'): readonly CostName[] => find(lines, id)?.costs ?? []
      const charged: CostName[] = [
        ...(find(lines, 'back') ? (['deposit'] as const) : []),
        ...(find(lines, 'expenses') ? (['commonExpenses'] as const) : []),
        ...(find(lines, 'parking') ? (['parking'] as const) : []),
      ]
      const possible: CostName[] = ['deposit']
      if (facts.rentalMode === 'month') {
        possible.push('commonExpenses')
        if (facts.garage > 0 || facts.parking) possible.push('parking')
      }
      expect([...charged, ...said('none'), ...said('unstated')].toSorted()).toEqual(possible.toSorted())
    }),
  )
})

it('has nothing each month where hours are rented, and no line twice', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const ids = movingCosts(facts).map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      const monthly = ids.filter((id) => id === 'expenses' || id === 'parking')
      expect(facts.rentalMode === 'hour' ? monthly : []).toEqual([])
    }),
  )
})

it('says cancelling is free exactly as long as everything is refunded', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const { stay, unitPrice, now } = facts
      fc.pre(stay !== null)
      const lines = movingCosts(facts)
      const total = unitPrice * stay!.quantity
      const back = (at: number) => refundAt({ ...stay!, unitPrice }, total, at)
      const [free, late] = [find(lines, 'free'), find(lines, 'late')]
      expect([free !== undefined, late?.amount.amount]).toEqual(
        back(now) === total ? [true, undefined] : [false, back(now)],
      )
      // Until its last moment, and not a millisecond longer.
      const until = free?.until ?? -Infinity
      expect([free ? back(until) : total, free ? back(until + 1) < total : true]).toEqual([total, true])
    }),
  )
})

it('says every line in both languages without a condition that it could know', () => {
  fc.assert(
    fc.property(
      anyFacts,
      fc.constantFrom('es' as const, 'en' as const),
      fc.boolean(),
      (facts, locale, isPaid) => {
        const timeZone = facts.country === 'Chile' ? 'America/Santiago' : 'America/Lima'
        for (const line of movingCosts(facts)) {
          const row = writeMovingCost(line, { locale, country: facts.country, timeZone, isPaid })
          const text = [row.when, row.amount, row.what].join(' ')
          expect(text).not.toMatch(/undefined|null|NaN|si l[oa]s hay|if there are/i)
          expect(row.when).not.toBe('')
        }
      },
    ),
  )
})

const chile: MovingFacts = {
  country: 'Chile',
  currency: 'CLP',
  rentalMode: 'month',
  garage: 1,
  commonExpenses: 20_000,
  expensesCover: [...expenseCovers],
  deposit: null,
  depositMonths: 1,
  depositIsLost: true,
  parking: 20_000,
  unitPrice: 280_000,
  stay: {
    rentalMode: 'month',
    timeZone: 'America/Santiago',
    startDate: '2027-03-31',
    endDate: '2027-05-31',
    startSlot: null,
    endSlot: null,
    quantity: 2,
  },
  now: Date.parse('2027-03-01T12:00:00Z'),
}
const write = (facts: MovingFacts, locale: 'es' | 'en' = 'es', isPaid = false) =>
  movingCosts(facts).map((line) => {
    const timeZone = facts.country === 'Chile' ? 'America/Santiago' : 'America/Lima'
    const { when, amount, what } = writeMovingCost(line, { locale, country: facts.country, timeZone, isPaid })
    return [when, amount, what]
  })

it('reads as a person in Chile pays it', () => {
  expect(write(chile)).toEqual([
    ['Hoy', '$\u00a0560.000', 'Arriendo de 2 meses, por adelantado'],
    ['Al recibir las llaves', '$\u00a0280.000', 'Garantía, una vez, al propietario'],
    [
      'Cada mes',
      '$\u00a020.000',
      'Gastos comunes, al propietario: agua, luz, internet, alarma y aseo de áreas comunes',
    ],
    ['Cada mes', '$\u00a020.000', 'Estacionamiento para quien pida uno, al propietario'],
    [
      'Al terminar',
      '$\u00a0280.000',
      'Te devuelven la garantía si entregas el espacio como lo recibiste; la pierdes si sales antes del término',
    ],
    ['Cancela gratis hasta el 24 mar', null, 'Después se devuelven los meses que no han empezado, menos uno'],
  ])
})

it('reads as a person in Lima pays it, in soles and in the words of Perú', () => {
  const peru: MovingFacts = {
    ...chile,
    country: 'Perú',
    currency: 'PEN',
    commonExpenses: 5000,
    expensesCover: ['cleaning'],
    parking: 7050,
    deposit: 190_000,
    depositMonths: null,
    depositIsLost: false,
    unitPrice: 95_000,
    stay: { ...chile.stay!, timeZone: 'America/Lima' },
    now: Date.parse('2027-03-29T12:00:00Z'),
  }
  expect(write(peru)).toEqual([
    ['Hoy', 'S/\u00a01,900.00', 'Alquiler de 2 meses, por adelantado'],
    ['Al recibir las llaves', 'S/\u00a01,900.00', 'Garantía, una vez, al propietario'],
    ['Cada mes', 'S/\u00a050.00', 'Mantenimiento, al propietario: limpieza de áreas comunes'],
    ['Cada mes', 'S/\u00a070.50', 'Cochera para quien pida una, al propietario'],
    ['Al terminar', 'S/\u00a01,900.00', 'Te devuelven la garantía si entregas el espacio como lo recibiste'],
    [
      'Si cancelas después de pagar',
      'S/\u00a0950.00',
      'Cancelar es gratis hasta 7 días antes; después se devuelven los meses que no han empezado, menos uno',
    ],
  ])
})

it('says what is not charged and what was not stated, in the words of each country and language', () => {
  const facts = { ...chile, depositMonths: null, depositIsLost: false, commonExpenses: 0, parking: null }
  const said = (lines: ReturnType<typeof write>) => lines.filter(([, amount]) => amount === null).slice(0, 2)
  expect(said(write({ ...facts, deposit: 0 }))).toEqual([
    ['No se cobra', null, 'Garantía ni gastos comunes'],
    ['No informado', null, 'Estacionamiento: pregúntale al propietario'],
  ])
  const peru = { ...facts, country: 'Perú', currency: 'PEN', commonExpenses: null } as const
  expect(said(write(peru))[0]).toEqual([
    'No informado',
    null,
    'Garantía, mantenimiento y cochera: pregúntale al propietario',
  ])
  expect(said(write({ ...facts, deposit: 0, parking: 0 }, 'en'))[0]).toEqual([
    'Not charged',
    null,
    'Deposit, common expenses or parking',
  ])
})

it('says what hours cost before they are chosen, and that they are paid once they are', () => {
  const hours: MovingFacts = { ...chile, rentalMode: 'hour', unitPrice: 12_000, stay: null, isLowest: true }
  expect(write(hours, 'en')).toEqual([
    [
      'When you book',
      'from $\u00a012.000\u00a0CLP\u00a0/hour',
      'Rent: all the hours that you choose, in advance',
    ],
    ['Not stated', null, 'Deposit: ask the owner'],
    ['Cancel for free until 24 hours before', null, 'After that, nothing is refunded'],
  ])
  const stay = {
    ...chile.stay!,
    rentalMode: 'hour' as const,
    endDate: '2027-03-31',
    startSlot: 11,
    endSlot: 13,
    quantity: 3,
  }
  expect(write({ ...hours, stay }, 'es', true)).toEqual([
    ['Ya pagaste', '$\u00a036.000', 'Arriendo de 3 horas, por adelantado'],
    ['No informado', null, 'Garantía: pregúntale al propietario'],
    ['Cancela gratis hasta el 30 mar, 10:00', null, 'Después no se devuelve nada'],
  ])
})

it('of a change of dates asks only for the difference, and of an extension for no deposit', () => {
  expect(write({ ...chile, due: 40_000 })[0]).toEqual([
    'Hoy',
    '$\u00a040.000',
    'Lo que falta por el arriendo de 2 meses, por adelantado',
  ])
  const extension = write({ ...chile, isExtension: true })
  expect(extension.map(([when]) => when)).not.toContain('Al recibir las llaves')
  expect(extension.find(([when]) => when === 'Al terminar')?.[2]).toMatch(
    /^La garantía que ya pagaste sigue\. /,
  )
})

it('names the first month and the later ones of a stay that is paid month by month', () => {
  const timeZone = 'America/Santiago'
  const facts = {
    country: 'Chile',
    currency: 'CLP',
    rentalMode: 'month',
    garage: 0,
    deposit: null,
    depositMonths: null,
    depositIsLost: false,
    commonExpenses: null,
    expensesCover: [],
    parking: null,
    unitPrice: 480_000,
    monthlyPlan: true,
    stay: {
      rentalMode: 'month',
      timeZone,
      startDate: '2026-12-07',
      endDate: '2027-06-07',
      startSlot: null,
      endSlot: null,
      quantity: 6,
    },
    now: startOfDay('2026-11-20', timeZone),
  } as const satisfies MovingFacts
  const write = (monthsPaid?: number, isPaid = false) =>
    movingCosts({ ...facts, ...(monthsPaid !== undefined && { monthsPaid }) })
      .slice(0, 2)
      .map((line) => writeMovingCost(line, { locale: 'es', country: 'Chile', timeZone, isPaid }))
      .filter(({ id }) => id === 'booking' || id === 'rent')
      .map(({ when, amount, what }) => `${when}: ${amount}, ${what}`.replaceAll('\u00a0', ' '))
  expect(write()).toEqual(['Hoy: $ 2.880.000, Arriendo de 6 meses, por adelantado, o mes a mes'])
  expect(write(1)).toEqual([
    'Hoy: $ 480.000, Arriendo de 1 mes, por adelantado',
    'Cada mes: $ 480.000, Arriendo, 5 meses más: el próximo se paga el 7 ene',
  ])
  expect(write(5, true)[1]).toBe('Cada mes: $ 480.000, Arriendo, un mes más: el próximo se paga el 7 may')
  expect(write(6, true)).toEqual(['Ya pagaste: $ 2.880.000, Arriendo de 6 meses, por adelantado'])
})
