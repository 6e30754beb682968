// @vitest-environment jsdom
import { endpoints, type ArrearsMonth, type ArrearsOfBooking, type PlanCharge } from '@metrolibre/contract'
import {
  answers,
  aReservation,
  refuse,
  renderRemote,
  screen,
  startFakeApi,
  waitFor,
  within,
  type FakeApi,
} from '@metrolibre/testing/react'
import { afterEach, expect, it } from 'vitest'
import remote from '../../remote.tsx'

const { adminArrears, adminFilters } = endpoints
const idOf = (number: number) => `0b8f1e9a-4a39-4a3e-9a51-0000000000${number + 10}`
const party = (number: number, name: string) => ({ id: idOf(number), name, email: 'uno@people.example' })
const month = (number: number, changes: Partial<ArrearsMonth> = {}): ArrearsMonth => ({
  id: idOf(number),
  number: 3,
  count: 6,
  dueOn: '2026-11-01',
  lastDay: '2026-11-05',
  days: 27,
  amount: 480_000,
  currency: 'CLP',
  standing: 'overdue',
  isGranted: false,
  transferAskedAt: null,
  last: null,
  country: 'Chile',
  client: party(50, `Persona ${number}`),
  owner: party(51, 'Hernán Prueba'),
  reservation: { id: idOf(60), name: 'Sala del zaguán', status: 'active' },
  ...changes,
})

let api: FakeApi
afterEach(() => api.close())

it('lists months that are not paid with what they add up to, and asks the server for those of a country', async () => {
  const all = [
    month(1),
    month(2, {
      isGranted: true,
      standing: 'due',
      lastDay: '2026-12-12',
      last: { at: '2026-11-18T19:20:00Z', reason: 'Feria' },
    }),
    month(3, { country: 'Perú', currency: 'PEN', amount: 115_000, transferAskedAt: '2026-11-20T12:00:00Z' }),
  ]
  api = await startFakeApi([
    answers(adminArrears.list, ({ query }) => {
      const country = query.get('country')
      const months = all.filter((one) => country === null || one.country === country)
      const totals = [
        { currency: 'CLP' as const, amount: 960_000, months: 2 },
        { currency: 'PEN' as const, amount: 115_000, months: 1 },
      ].filter(({ currency }) => months.some((one) => one.currency === currency))
      const more = { totalIsExact: true, position: 0, nextCursor: null, previousCursor: null }
      return { months, totals, total: months.length, ...more }
    }),
    answers(adminFilters.list, () => ({ filters: [] })),
  ])
  const page = await renderRemote(remote, { path: '/admin/arrears', api: api.baseUrl })
  await screen.findByText('Persona 1')
  expect(screen.getByText(/^\$\s960\.000$/)).toBeTruthy()
  expect(screen.getByText('2 meses sin pagar')).toBeTruthy()
  const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringMatching(
      /Persona 1.*Sala del zaguán.*mes 3 de 6.*27.*\$\s480\.000.*atrasado.*Hernán Prueba/,
    ),
    expect.stringMatching(/por pagar.*plazo hasta el 12 de diciembre de 2026 · Feria/),
    expect.stringMatching(/S\/\s1,150\.00.*pidió transferir/),
  ])
  expect(screen.getByRole('link', { name: 'Persona 1' }).getAttribute('href')).toBe(
    `/admin/arrears/${idOf(60)}`,
  )
  await page.user.click(screen.getByRole('button', { name: 'Filtro' }))
  await page.user.selectOptions(await screen.findByLabelText('País'), 'Perú')
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(page.address()).toBe('/admin/arrears?country=Per%C3%BA')
  expect(screen.queryByText(/^\$\s960\.000$/)).toBeNull()
})

const person = {
  id: idOf(50),
  firstName: 'Amalia',
  lastName: 'Prueba',
  companyName: null,
  email: 'uno@people.example',
}
const charge = (
  number: number,
  standing: PlanCharge['standing'],
  changes: Partial<PlanCharge> = {},
): PlanCharge => ({
  number,
  dueOn: `2026-1${number - 1}-01`,
  amount: 480_000,
  state:
    standing === 'waived'
      ? 'dropped'
      : standing === 'paid'
        ? 'paid'
        : standing === 'overdue'
          ? 'overdue'
          : 'planned',
  standing,
  paidAt: null,
  receiptUrl: null,
  ...changes,
})
const booking = (charges: PlanCharge[], changes: Partial<ArrearsOfBooking> = {}): ArrearsOfBooking => ({
  reservation: {
    ...aReservation({ id: idOf(60), status: 'active' }),
    client: person,
    owner: { ...person, firstName: 'Hernán' },
    paymentIntentId: null,
    transferReference: null,
    endDate: '2027-01-01',
    charges,
  },
  steps: [
    {
      number: 2,
      what: 'overdue',
      at: '2026-11-06T11:00:00Z',
      actor: 'timer',
      by: null,
      reason: null,
      grantedTo: null,
    },
  ],
  today: '2026-11-28',
  endableFrom: '2026-11-21',
  stayEnd: null,
  ...changes,
})

/** Shows a booking whose second month is overdue, and keeps what is sent. */
const open = async () => {
  const sent: [string, unknown][] = []
  let now = booking([charge(1, 'paid'), charge(2, 'overdue'), charge(3, 'planned')])
  const change = (charges: PlanCharge[], changes = {}) => {
    now = booking(charges, changes)
    return now
  }
  api = await startFakeApi([
    answers(adminArrears.detail, () => now),
    answers(adminArrears.grant, ({ body }) => {
      sent.push(['grant', body])
      return change([charge(1, 'paid'), charge(2, 'due', { grantedTo: '2026-12-12' }), charge(3, 'planned')])
    }),
    answers(adminArrears.waive, ({ body }) => {
      sent.push(['waive', body])
      return refuse({ status: 409, code: 'wrong_state', message: 'Este mes ya está pagado' })
    }),
    answers(adminArrears.recordTransfer, ({ body }) => {
      sent.push(['transfer', body])
      return change([
        charge(1, 'paid'),
        charge(2, 'paid', { receivedOn: '2026-11-28' }),
        charge(3, 'planned'),
      ])
    }),
    answers(adminArrears.end, ({ body }) => {
      sent.push(['end', body])
      return change([charge(1, 'paid'), charge(2, 'overdue'), charge(3, 'dropped')], {
        stayEnd: { freeFrom: '2026-12-05', reason: 'No responde', isDone: false },
      })
    }),
  ])
  const page = await renderRemote(remote, { path: `/admin/arrears/${idOf(60)}`, api: api.baseUrl })
  await screen.findByRole('heading', { level: 1, name: 'Amalia Prueba' })
  const press = async (name: RegExp | string) => page.user.click(await screen.findByRole('button', { name }))
  return { ...page, press, sent }
}

it('gives a month more days, with a reason, and offers that only for a month whose day has come', async () => {
  const { user, press, sent } = await open()
  expect(screen.getByText(/hace 0 días|hace 27 días/)).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Dar plazo/ })).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: /^Registrar transferencia/ })).toHaveLength(1)
  await press(/^Dar plazo/)
  await press('Dar plazo')
  expect(sent).toEqual([])
  await user.type(await screen.findByLabelText(/Hasta qué día/), '2026-12-12')
  await user.type(screen.getByLabelText(/Por qué/), 'Paga con una feria')
  await press('Dar plazo')
  await screen.findByText(/plazo hasta el 12 de diciembre/)
  expect(sent).toEqual([['grant', { until: '2026-12-12', reason: 'Paga con una feria' }]])
})

it('asks before a month is waived, and shows why the server refused it', async () => {
  const { user, press, sent } = await open()
  await press(/^Condonar/)
  await user.type(await screen.findByLabelText(/Por qué/), 'Inundación de la sala')
  await press(/^Condonar \$\s480\.000$/)
  const question = within(await screen.findByRole('alertdialog'))
  expect(sent).toEqual([])
  await user.click(question.getByRole('button', { name: 'Condonar' }))
  await screen.findByText(/ya está pagado/)
  expect(sent).toEqual([['waive', { reason: 'Inundación de la sala' }]])
})

it('records the transfer of the next month that is not paid', async () => {
  const { user, press, sent } = await open()
  await press(/^Registrar transferencia/)
  await user.type(await screen.findByLabelText('Referencia del banco'), 'TRF-77')
  await press(/^Registrar \$\s480\.000$/)
  await screen.findByText(/llegó al banco el 28 de noviembre/)
  expect(sent).toEqual([['transfer', { reference: 'TRF-77', receivedOn: '2026-11-28' }]])
})

it('ends a stay from a day, after a question, and then says when it ends and why', async () => {
  const { user, press, sent } = await open()
  await press('Terminar la estadía')
  await user.type(await screen.findByLabelText(/Desde qué día/), '2026-12-05')
  await user.type(screen.getByLabelText(/Por qué/), 'No responde')
  await press('Terminar la estadía')
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Terminar la estadía' }))
  await screen.findByText('La estadía termina el 5 de diciembre de 2026')
  expect(sent).toEqual([['end', { freeFrom: '2026-12-05', reason: 'No responde' }]])
})
