import type { RentalMode } from '@metrolibre/contract'
import { expect, test } from 'vitest'
import { contractClausesOf } from './clauses.ts'
import { contractParts, contractTitle } from './contract-facts.ts'
import type { ContractDocument } from './contract-document.ts'
import { joinedWords } from './wording.ts'

const byHour: ContractDocument = {
  kind: 'lease',
  landlord: { name: 'Julio Cordel', taxNumber: null, representative: null },
  country: 'Perú',
  place: {
    name: 'Cabina Doble',
    room: 'Cabina uno',
    address: 'Jirón El Eco 2210, Lince, Lima',
    city: 'Lima',
    area: 14,
    kind: 'room',
    landUse: null,
  },
  stay: {
    rentalMode: 'hour',
    startDate: '2026-11-29',
    endDate: '2026-11-29',
    startSlot: 20,
    endSlot: 21,
    timeZone: 'America/Lima',
  },
  quote: { unitPrice: 6500, quantity: 2, total: 13_000, currency: 'PEN' },
  movingCosts: [{ id: 'free', until: Date.parse('2026-11-29T00:00:00Z'), unit: 'hour' }],
  terms: {
    company: 'Taller La Escuadra',
    identity: 'AB123456',
    location_uses: 'Grabar un disco',
    people_fix: 1,
    people_prox: 0,
    represent: 'Elisa Vara',
    rut: '20100070970',
    subContractor_email_1: 'uno@metrolibre.example',
    subContractor_email_2: 'dos@metrolibre.example',
  },
  verifyUrl: 'https://metrolibre.example/contrato',
}

const read = (contract: ContractDocument) =>
  contractClausesOf(contract)
    .flatMap(({ text }) => [text.es, text.en])
    .join('\n')

test('a booking on a Sunday evening does not mention the centres’ opening hours', () => {
  const text = read(byHour)
  expect(text).toContain('29 de noviembre de 2026, de 19:00 a 21:00, hora de Lima')
  expect(text).toContain('29 November 2026, from 19:00 to 21:00, Lima time')
  expect(text).toContain('Se usa solo en las horas reservadas.')
  expect(text).not.toMatch(/lunes a viernes|Monday to Friday/)
})

test('people and laws are named in whole sentences', () => {
  const text = read(byHour)
  expect(text).toContain('Permanece en él 1 persona sin visitas.')
  expect(text).toContain('1 person works in it without visitors.')
  expect(text).toContain('conforme al Código Civil peruano')
  const { terms, stay } = byHour
  const months = {
    ...stay,
    rentalMode: 'month' as const,
    endDate: '2026-12-29',
    startSlot: null,
    endSlot: null,
  }
  const other = read({
    ...byHour,
    country: 'Chile',
    stay: months,
    terms: { ...terms, people_fix: 2, people_prox: 1 },
  })
  expect(other).toContain('Permanecen en él 2 personas y lo visita 1.')
  expect(other).toContain('conforme a la Ley 19.799 de Chile')
  expect(other).toContain('Los centros atienden de lunes a viernes')
})

test('a rented room is named together with its property', () => {
  expect(read(byHour)).toContain('Elisa Vara: Cabina uno, Cabina Doble, Jirón El Eco 2210, Lince, Lima.')
  const { room: _none, ...whole } = byHour.place
  expect(read({ ...byHour, place: whole })).toContain(
    'Elisa Vara: Cabina Doble, Jirón El Eco 2210, Lince, Lima.',
  )
})

test('an addendum names the booking that it extends and does not introduce the parties again', () => {
  const text = read({ ...byHour, kind: 'addendum', formerCode: 'ABCDEF01' })
  expect(text).toContain('extiende el contrato de la reserva ABCDEF01 por')
  expect(text).toContain('extends the contract of booking ABCDEF01 for')
  expect(text).not.toContain('Julio Cordel')
  expect(contractClausesOf({ ...byHour, kind: 'addendum' })).toHaveLength(contractClausesOf(byHour).length)
})

test('prices and periods are given by hour or by month, in singular or plural', () => {
  const quoted = (quantity: number, rentalMode: RentalMode) =>
    read({
      ...byHour,
      stay: rentalMode === 'hour' ? byHour.stay : { ...byHour.stay, rentalMode, endDate: '2026-12-29' },
      quote: { unitPrice: 6500, quantity, total: 6500 * quantity, currency: 'PEN' },
    })
  expect(quoted(2, 'hour')).toContain(
    'El precio es S/\u00a065.00\u00a0PEN por hora, en total S/\u00a0130.00\u00a0PEN,',
  )
  expect(quoted(2, 'hour')).toContain('S/\u00a065.00\u00a0PEN per hour, S/\u00a0130.00\u00a0PEN in total')
  expect(quoted(2, 'hour')).toMatch(/dura 2 horas:[^]*lasts 2 hours:/)
  expect(quoted(1, 'hour')).toMatch(/dura 1 hora:[^]*lasts 1 hour:/)
  expect(quoted(2, 'month')).toMatch(/dura 2 meses:[^]*lasts 2 months:/)
  expect(quoted(1, 'month')).toMatch(/dura 1 mes:[^]*lasts 1 month:/)
  expect(quoted(1, 'month')).toContain('PEN por mes')
  expect(quoted(1, 'month')).toContain(
    'desde el 29 de noviembre de 2026 hasta el comienzo del 29 de diciembre de 2026',
  )
  expect(quoted(1, 'month')).toContain('from 29 November 2026 until the beginning of 29 December 2026')
})

test('a stay without known slots is described by its days', () => {
  for (const unknown of [{ startSlot: null }, { endSlot: null }]) {
    const text = read({ ...byHour, stay: { ...byHour.stay, ...unknown } })
    expect(text).toContain('desde el 29 de noviembre de 2026 hasta el comienzo del 29 de noviembre de 2026')
  }
})

test('numbers of people are written as whole sentences', () => {
  const counted = (people_fix: number, people_prox: number) =>
    read({ ...byHour, terms: { ...byHour.terms, people_fix, people_prox } })
  expect(counted(1, 1)).toMatch(/1 persona y lo visita 1\.[^]*1 person works in it and 1 visits it\./)
  expect(counted(2, 5)).toMatch(
    /Permanecen en él 2 personas y lo visitan alrededor de 5\.[^]*2 people work in it and about 5 visit it\./,
  )
})

test('notices go to an address once, even if the tenant gave it twice', () => {
  const { terms } = byHour
  const same = { ...terms, subContractor_email_2: terms.subContractor_email_1 }
  expect(read({ ...byHour, terms: same })).toContain('correo del arrendatario y a uno@metrolibre.example.')
  expect(read(byHour)).toContain('y a uno@metrolibre.example y dos@metrolibre.example.')
})

test('each clause has a title in both languages, including the duties and the law', () => {
  const titles = contractClausesOf(byHour).map(({ title }) => joinedWords(title))
  expect(titles).toEqual([
    'Objeto / Purpose',
    'Plazo / Term',
    'Precio y pago / Price and payment',
    'Uso / Use',
    'Cancelación / Cancellation',
    'Cuidado del espacio / Care of the space',
    'Avisos / Notices',
    'Datos personales / Personal data',
    'Firma electrónica simple / Simple electronic signature',
  ])
  const [first] = contractClausesOf({ ...byHour, kind: 'addendum' })
  expect(joinedWords(first!.title)).toBe('Extensión / Extension')
  for (const { text } of contractClausesOf(byHour))
    expect([text.es.length > 40, text.en.length > 40], text.es).toEqual([true, true])
  expect(joinedWords({ es: 'Total', en: 'Total' })).toBe('Total')
})

test('only costs that are known are stated, by their amounts', () => {
  expect(read(byHour)).not.toMatch(/garantía|gastos comunes|deposit|expenses/i)
  const pesos = (amount: number) => ({ amount, currency: 'CLP' }) as const
  const chile = read({
    ...byHour,
    country: 'Chile',
    movingCosts: [
      { id: 'keys', amount: pesos(280_000), isLowest: false },
      { id: 'expenses', amount: pesos(20_000), covers: ['water', 'alarm', 'cleaning'] },
      { id: 'back', amount: pesos(280_000), isLostEarly: true, isLowest: false },
    ],
  })
  expect(chile).toContain(
    'La garantía es de $\u00a0280.000\u00a0CLP y se paga una vez, al arrendador, al recibir las llaves.',
  )
  expect(chile).toContain('como se recibió, y se pierde al salir antes del plazo.')
  expect(chile).toContain(
    '$\u00a020.000\u00a0CLP al mes, se pagan cada mes al arrendador y cubren agua, alarma y aseo de áreas comunes.',
  )
  expect(chile).not.toMatch(/estacionamiento|parking/i)
  const soles = (amount: number) => ({ amount, currency: 'PEN' }) as const
  const peru = read({
    ...byHour,
    movingCosts: [
      { id: 'expenses', amount: soles(5000), covers: [] },
      { id: 'parking', amount: soles(7050) },
      { id: 'back', amount: null, isLostEarly: false, isLowest: false },
    ],
  })
  expect(peru).toContain('El mantenimiento es de S/\u00a050.00\u00a0PEN al mes y se paga cada mes')
  expect(peru).toContain('Common expenses are S/\u00a050.00\u00a0PEN per month, paid each month')
  expect(peru).toContain('La cochera, si se pide, cuesta S/\u00a070.50\u00a0PEN al mes')
  expect(peru).toContain('La garantía ya pagada sigue y se devuelve al terminar si')
})

test('what is not charged and what was not stated is said as that, and nothing is claimed of it', () => {
  const chile = read({
    ...byHour,
    country: 'Chile',
    movingCosts: [
      { id: 'none', costs: ['deposit'] },
      { id: 'unstated', costs: ['commonExpenses', 'parking'] },
    ],
  })
  expect(chile).toContain('El arrendador no cobra garantía.')
  expect(chile).toContain(
    'El arrendador no informó gastos comunes ni estacionamiento, y este contrato no fija nada al respecto.',
  )
  expect(chile).toContain('The landlord charges no deposit.')
  expect(chile).toContain(
    'The landlord stated no common expenses or parking, and this contract sets nothing about it.',
  )
  expect(chile).not.toMatch(/La garantía es|Nada de esto|None of this/)
  const peru = read({ ...byHour, movingCosts: [{ id: 'unstated', costs: ['commonExpenses', 'parking'] }] })
  expect(peru).toContain('no informó mantenimiento ni cochera,')
  const covered = { id: 'expenses', amount: { amount: 5000, currency: 'PEN' }, covers: ['water'] } as const
  expect(read({ ...byHour, movingCosts: [covered] })).toContain(
    'al mes, se paga cada mes al arrendador y cubre agua.',
  )
})

test('the day until which cancelling is free is named, with the time for hours', () => {
  expect(read(byHour)).toContain(
    'Hasta 24 horas antes del comienzo (28 de noviembre de 2026, 19:00) se devuelve',
  )
  const stay = { ...byHour.stay, rentalMode: 'month' as const, startSlot: null, endSlot: null }
  const months = read({ ...byHour, stay })
  expect(months).toContain('antes del primer día (el 28 de noviembre de 2026) se devuelve todo')
  expect(months).toContain('Until 7 days before the first day (28 November 2026) everything is refunded')
})

const byMonth = (place: Partial<ContractDocument['place']>, country: ContractDocument['country'] = 'Chile') =>
  read({
    ...byHour,
    country,
    place: { ...byHour.place, ...place },
    stay: { ...byHour.stay, rentalMode: 'month', endDate: '2026-12-29', startSlot: null, endSlot: null },
    movingCosts: [{ id: 'expenses', amount: { amount: 20_000, currency: 'CLP' }, covers: [] }],
  })

test('clauses follow what is rented and for what: a plot has no centre, no alarm and no night', () => {
  const plot = byMonth({ kind: 'terreno' })
  expect(plot).not.toMatch(/centro|Centres|alarma|alarm|pernoctar|overnight/i)
  expect(plot).toContain('No se permite subarrendar sin acuerdo escrito.')
  expect(plot).toContain('$\u00a020.000\u00a0CLP al mes y se pagan cada mes al arrendador.')
  const shed = byMonth({ kind: 'galpon' })
  expect(shed).toContain('No se permite pernoctar ni subarrendar')
  expect(shed).not.toMatch(/Los centros|alarma/)
  const home = byMonth({ kind: 'entire', landUse: 'residential' })
  expect(home).not.toMatch(/pernoctar|overnight|Los centros/)
  expect(byMonth({})).toContain('Los centros atienden de lunes a viernes')
  // The hours of the centres are a fact of Chile.
  expect(byMonth({}, 'Perú')).not.toMatch(/Los centros|Centres open/)
})

test('a person under their own name is not represented by themselves', () => {
  const { terms } = byHour
  const own = read({ ...byHour, terms: { ...terms, company: 'Elisa  VARA', represent: 'Elisa Vara' } })
  expect(own).toContain('da en alquiler a Elisa  VARA, en adelante el arrendatario: Cabina uno')
  expect(own).toContain('lets to Elisa  VARA, the tenant: Cabina uno')
  expect(own).not.toMatch(/representad|represented/)
  expect(read(byHour)).toContain('en adelante el arrendatario, representado por Elisa Vara: ')
})

test('a contract for a place in Perú has the words of Perú', () => {
  const monthly: ContractDocument = {
    ...byHour,
    place: { ...byHour.place, kind: 'galpon' },
    stay: { ...byHour.stay, rentalMode: 'month', endDate: '2027-02-28', startSlot: null, endSlot: null },
    movingCosts: [
      { id: 'expenses', amount: { amount: 20_000, currency: 'PEN' }, covers: [] },
      { id: 'parking', amount: { amount: 15_000, currency: 'PEN' } },
    ],
    quote: { unitPrice: 190_000, quantity: 3, total: 570_000, currency: 'PEN' },
  }
  const labels = contractParts(monthly).flatMap(({ title, facts }) => [
    title.es,
    ...facts.map(({ label }) => label.es),
  ])
  const text = [contractTitle(monthly).es, ...labels, read(monthly)].join('\n')
  expect(text).toContain('Contrato de alquiler de espacio')
  expect(text).toContain('da en alquiler a')
  expect(text.replaceAll('\u00a0', ' ')).toContain('S/ 1,900.00')
  expect(text).toContain('una extensión se pacta en una adenda')
  const followed = (['addendum', 'change'] as const).map((kind) => {
    const next = { ...monthly, kind, formerCode: '2832498E' }
    return `${contractTitle(next).es} ${read(next)}`
  })
  expect(followed[0]).toMatch(/^Adenda de extensión de alquiler .*Esta adenda extiende el contrato/s)
  expect(followed[1]).toMatch(/^Adenda de cambio de fechas .*Esta adenda cambia las fechas/s)
  expect([text, ...followed].join(' ')).not.toMatch(
    /\barriendos?\b|\bRUT\b|gastos comunes|estacionamiento|comuna|anexo/i,
  )
})
