// @vitest-environment jsdom
import { endpoints, type AdminReservation, type DepositClaim, type OfficeDeposit } from '@metrolibre/contract'
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

const { adminDeposits, adminFilters, adminReservations, reservationExtras } = endpoints
const [id, depositId, claimId, fileId] = [60, 61, 62, 63].map(
  (number) => `0b8f1e9a-4a39-4a3e-9a51-0000000000${number}`,
) as [string, string, string, string]

const claimed = (changes: Partial<DepositClaim> = {}): DepositClaim => ({
  id: claimId,
  item: 'Vidrio trizado',
  reason: 'La ventana de la cocina',
  amount: 90_000,
  file: { name: 'vidrio.jpg', url: `/reservation/${id}/files/${fileId}` },
  byRule: false,
  state: 'disputed',
  created: '2026-11-22T12:00:00.000Z',
  answerUntil: Date.parse('2026-11-28T03:00:00Z'),
  answer: 'Ya estaba así',
  awarded: null,
  decision: null,
  ...changes,
})
const kept = (changes: Partial<OfficeDeposit> = {}): OfficeDeposit => ({
  id: depositId,
  reservationId: id,
  name: 'Sala del zaguán',
  client: 'Amalia Prueba',
  owner: 'Hernán Prueba',
  currency: 'CLP',
  amount: 480_000,
  state: 'closing',
  held: 90_000,
  returning: 0,
  returned: 390_000,
  awarded: 0,
  claimed: 90_000,
  isLostEarly: false,
  endedOn: '2026-11-20',
  claimUntil: Date.parse('2026-11-28T03:00:00Z'),
  backOn: '2026-11-28',
  byTransfer: false,
  isDisputed: false,
  claims: [claimed()],
  needs: ['decide'],
  ...changes,
})

const person = { id, firstName: 'Amalia', lastName: 'Prueba', companyName: null, email: 'uno@people.example' }
const booking = (deposit: AdminReservation['deposit']): AdminReservation => ({
  ...aReservation({ id, status: 'completed' }),
  client: person,
  owner: { ...person, firstName: 'Hernán' },
  paymentIntentId: null,
  transferReference: null,
  deposit,
})

let api: FakeApi
afterEach(() => api.close())

/** Shows the booking of a deposit, and keeps what is sent; what the server answers to it changes the deposit. */
const open = async (first: OfficeDeposit | null, after: OfficeDeposit | 'refused' = kept()) => {
  const sent: [string, unknown][] = []
  let now = first
  const change = (what: string, body: unknown) => {
    sent.push([what, body])
    if (after === 'refused')
      return refuse({ status: 409, code: 'wrong_state', message: 'La garantía ya no está en ese estado' })
    now = after
    return { message: 'Listo' }
  }
  api = await startFakeApi([
    answers(adminReservations.detail, () => ({ reservation: booking(now), events: [] })),
    answers(adminReservations.list, () => ({
      reservations: [],
      total: 0,
      totalIsExact: true,
      position: 0,
      nextCursor: null,
      previousCursor: null,
    })),
    answers(adminFilters.list, () => ({ filters: [] })),
    answers(adminDeposits.list, ({ query }) => {
      sent.push(['list', query.get('reservationId')])
      return { deposits: now ? [now] : [], held: { CLP: 90_000, PEN: 0 } }
    }),
    answers(adminDeposits.decide, ({ body }) => change('decide', body)),
    answers(adminDeposits.giveBack, ({ body }) => change('giveBack', body)),
    answers(reservationExtras.file, () => {
      sent.push(['file', null])
      return Buffer.from('%PDF-')
    }),
  ])
  const page = await renderRemote(remote, {
    path: `/admin/reservations?reservation=${id}`,
    api: api.baseUrl,
  })
  const dialog = within(await screen.findByRole('dialog'))
  const decisions = () => sent.filter(([what]) => what !== 'list')
  const press = async (name: RegExp | string) => page.user.click(await dialog.findByRole('button', { name }))
  const confirm = async (title: RegExp, name: string) => {
    // Next to a dialog the question of the test page counts as hidden, which that of the shell does not.
    const question = within(await screen.findByLabelText(title))
    question.getByText(name).click()
  }
  return { ...page, dialog, press, confirm, sent, decisions }
}

it('lists the deposits that wait, what is kept of all, and leads to the booking of each', async () => {
  api = await startFakeApi([
    answers(adminDeposits.list, () => ({
      deposits: [
        kept(),
        kept({ id: claimId, reservationId: fileId, client: 'Benita Prueba', needs: ['refund_failed'] }),
      ],
      held: { CLP: 960_000, PEN: 115_000 },
    })),
  ])
  await renderRemote(remote, { path: '/admin/deposits', api: api.baseUrl })
  const rows = within(await screen.findByRole('list', { name: 'Garantías que esperan' })).getAllByRole(
    'listitem',
  )
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Amalia Prueba.*Sala del zaguán.*Hernán Prueba.*Por decidir.*\$\s90\.000/),
    expect.stringMatching(/Benita Prueba.*Falló la devolución/),
  ])
  expect(screen.getByText(/^\$\s960\.000$/)).toBeTruthy()
  expect(screen.getByText(/^S\/\s1,150\.00$/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Amalia Prueba' }).getAttribute('href')).toBe(
    `/admin/reservations?reservation=${id}`,
  )
})

it('says that no deposit waits', async () => {
  api = await startFakeApi([answers(adminDeposits.list, () => ({ deposits: [], held: { CLP: 0, PEN: 0 } }))])
  await renderRemote(remote, { path: '/admin/deposits', api: api.baseUrl })
  expect(await screen.findByText('Ninguna garantía espera.')).toBeTruthy()
})

it('shows nothing of a deposit where a booking has none, and asks for none', async () => {
  const { dialog, sent } = await open(null)
  await dialog.findByText('Historia')
  expect(dialog.queryByText('Garantía')).toBeNull()
  expect(sent).toEqual([])
})

it('decides a disputed part after a question, and then shows what was decided', async () => {
  const decided = kept({
    held: 0,
    awarded: 40_000,
    returned: 440_000,
    claimed: 0,
    state: 'settled',
    claims: [claimed({ state: 'awarded', awarded: 40_000, decision: 'La foto es de antes' })],
    needs: [],
  })
  const { user, dialog, press, confirm, decisions } = await open(kept(), decided)
  const part = within((await dialog.findByText('Vidrio trizado')).closest('li')!)
  expect(part.getByText('Respuesta del arrendatario: Ya estaba así')).toBeTruthy()
  await press('vidrio.jpg')
  await waitFor(() => expect(decisions()).toEqual([['file', null]]))
  await press('Decidir: Vidrio trizado')
  expect(document.activeElement).toBe(dialog.getByRole('radio', { name: /^Todo/ }))
  await press('Decidir')
  expect(decisions()).toHaveLength(1)
  await user.click(dialog.getByRole('radio', { name: 'Una parte' }))
  await user.type(await dialog.findByLabelText('Monto para el propietario'), '900000')
  await user.type(dialog.getByLabelText('Por qué'), 'La foto es de antes')
  await press('Decidir')
  expect(await dialog.findByText(/más de lo que se pidió/)).toBeTruthy()
  await user.clear(dialog.getByLabelText('Monto para el propietario'))
  await user.type(dialog.getByLabelText('Monto para el propietario'), '40000')
  await press('Decidir')
  expect(decisions()).toHaveLength(1)
  await confirm(/^¿Dar \$\s40\.000 al propietario\?$/, 'Decidir')
  await dialog.findByText(/^Se decidió \$\s40\.000 para el propietario: La foto es de antes$/)
  expect(decisions()[1]).toEqual(['decide', { awarded: 40_000, reason: 'La foto es de antes' }])
  expect(dialog.queryByRole('button', { name: /^Decidir/ })).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('heading', { name: 'Garantía' })))
})

it('shows why the server refused a decision', async () => {
  const { user, dialog, press, confirm, decisions } = await open(kept(), 'refused')
  await press('Decidir: Vidrio trizado')
  await user.click(dialog.getByRole('radio', { name: 'Nada' }))
  await user.type(dialog.getByLabelText('Por qué'), 'Desgaste normal')
  await press('Decidir')
  await confirm(/^¿Dar \$\s0 al propietario\?$/, 'Decidir')
  expect(await screen.findByText(/ya no está en ese estado/)).toBeTruthy()
  expect(decisions()).toEqual([['decide', { awarded: 0, reason: 'Desgaste normal' }]])
})

it('leads back from the question to the button that asked it', async () => {
  const { dialog, press } = await open(kept())
  await press('Decidir: Vidrio trizado')
  await press('Cancelar')
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Decidir: Vidrio trizado' }))
})

it('decides and returns nothing while a bank disputes the payment', async () => {
  const { dialog } = await open(kept({ isDisputed: true, needs: ['decide', 'refund_failed'] }))
  await dialog.findByText('El banco revisa el pago')
  expect(dialog.queryByRole('button', { name: /^Decidir/ })).toBeNull()
  expect(dialog.queryByRole('button', { name: /^Devolver de nuevo|^Anotar/ })).toBeNull()
})

it('orders a refund again that failed, after a question', async () => {
  const failed = kept({ claims: [], claimed: 0, needs: ['refund_failed'] })
  const { dialog, press, confirm, decisions } = await open(failed, {
    ...failed,
    returning: 90_000,
    needs: [],
  })
  await press('Devolver de nuevo')
  expect(decisions()).toEqual([])
  await confirm(/^¿Devolver/, 'Devolver de nuevo')
  await dialog.findByText('Va de vuelta')
  expect(decisions()).toEqual([['giveBack', { byHand: false }]])
  expect(dialog.queryByRole('button', { name: 'Devolver de nuevo' })).toBeNull()
})

it('records a return by hand of what came by transfer, with the reference of the bank', async () => {
  const waiting = kept({ claims: [], claimed: 0, byTransfer: true, needs: ['return'] })
  const { user, dialog, press, decisions } = await open(waiting, {
    ...waiting,
    held: 0,
    returned: 480_000,
    state: 'settled',
    needs: [],
  })
  await dialog.findByText(/pagó por transferencia/)
  expect(dialog.queryByRole('button', { name: 'Devolver de nuevo' })).toBeNull()
  await press('Anotar devolución a mano')
  await press(/^Anotar \$\s90\.000$/)
  expect(decisions()).toEqual([])
  await user.type(dialog.getByLabelText('Referencia del banco'), 'TRF-9')
  await press(/^Anotar \$\s90\.000$/)
  await dialog.findByText('Cerrada')
  expect(decisions()).toEqual([['giveBack', { byHand: true, reference: 'TRF-9' }]])
})
