// @vitest-environment jsdom
import { endpoints, type PayoutAccount } from '@metrolibre/contract'
import {
  answers,
  fireEvent,
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

const { adminLedger } = endpoints
const noRows = { total: 0, totalIsExact: true, position: 0, nextCursor: null, previousCursor: null }
const owner = {
  id: '0b8f1e9a-4a39-4a3e-9a51-000000000001',
  name: 'Rosa Quispe',
  email: 'rosa@people.example',
}
const place = '0b8f1e9a-4a39-4a3e-9a51-000000000020'

/** The ledger of an owner to whom something is owed for one place. */
const owed = (balance: number, stays = 0) => ({
  owner,
  locations: [locationOwed(balance, stays)],
  transfers: [],
  accounts: [],
})
const locationOwed = (balance: number, stays = 0) => ({
  locationId: place,
  name: 'Nave norte',
  currency: 'CLP' as const,
  commission: 8,
  balance,
  available: balance - stays,
  held: { stays, disputes: 0, refunds: 0 },
  coming: stays > 0 ? [{ date: '2027-05-03', amount: stays }] : [],
})

let api: FakeApi
afterEach(() => api.close())

it('asks before more than is owed is recorded, keeps what was typed, and shows what is left to transfer', async () => {
  let balance = 500_000
  const recorded: unknown[] = []
  api = await startFakeApi([
    answers(adminLedger.owner, () => owed(balance)),
    answers(adminLedger.payments, () => ({ payments: [], ...noRows })),
    answers(adminLedger.record, ({ body }) => {
      recorded.push(body)
      if (recorded.length === 1) return refuse({ status: 409, code: 'conflict', message: 'Ya está anotada' })
      balance = 0
      const { amount, date, reference } = body as { amount: number; date: string; reference: string }
      const made = {
        id: place,
        locationId: place,
        name: 'Nave norte',
        currency: 'CLP' as const,
        corrects: null,
      }
      return { ...made, amount, date, reference }
    }),
  ])
  const page = await renderRemote(remote, { path: `/admin/balances/${owner.id}`, api: api.baseUrl })
  await page.user.click(await screen.findByRole('button', { name: 'Anotar transferencia por Nave norte' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect((dialog.getByLabelText('Monto') as HTMLInputElement).value).toBe('500000')
  const day = dialog.getByLabelText<HTMLInputElement>('Fecha')
  const today = day.value
  fireEvent.change(day, { target: { value: '2099-01-01' } })
  await page.user.type(dialog.getByLabelText('Monto'), '0')
  await page.user.click(dialog.getByRole('button', { name: 'Anotar transferencia' }))
  expect(await dialog.findByText('Esta fecha no es válida')).toBeTruthy()
  expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull()
  fireEvent.change(day, { target: { value: today } })
  fireEvent.change(dialog.getByLabelText('Monto'), { target: { value: '500000' } })
  const reference = dialog.getByLabelText('Referencia del banco') as HTMLInputElement
  const save = dialog.getByRole('button', { name: 'Anotar transferencia' })
  await page.user.click(save)
  expect(recorded).toEqual([])
  await page.user.type(reference, 'TEF 12')
  const amount = dialog.getByLabelText('Monto')
  await page.user.clear(amount)
  await page.user.type(amount, '5.000.000')
  await page.user.click(save)
  fireEvent.click(await screen.findByRole('button', { name: 'Cancelar', hidden: true }))
  expect(recorded).toEqual([])
  await page.user.clear(amount)
  await page.user.type(amount, '500.000')
  await page.user.click(save)
  fireEvent.click(await screen.findByRole('button', { name: 'OK', hidden: true }))
  expect(reference.value).toBe('TEF 12')
  await page.user.click(save)
  await screen.findByText('Transferencia anotada')
  expect(recorded).toMatchObject([{}, { locationId: place, amount: 500_000, reference: 'TEF 12' }])
  await waitFor(() =>
    expect(screen.getByText('Nave norte').closest('tr')!.textContent).toMatch(/Nave norte.*\$\s0(?!\d)/),
  )
})

it('shows what is owed by now when another admin was faster, and keeps what was typed', async () => {
  let balance = 500_000
  const sent: unknown[] = []
  api = await startFakeApi([
    answers(adminLedger.owner, () => owed(balance)),
    answers(adminLedger.payments, () => ({ payments: [], ...noRows })),
    answers(adminLedger.record, ({ body }) => {
      sent.push((body as { ifBalance: number }).ifBalance)
      balance = 200_000
      return refuse({ status: 409, code: 'changed_meanwhile', message: 'Otra persona cambió estos datos' })
    }),
  ])
  const page = await renderRemote(remote, { path: `/admin/balances/${owner.id}`, api: api.baseUrl })
  await page.user.click(await screen.findByRole('button', { name: 'Anotar transferencia por Nave norte' }))
  const dialog = within(await screen.findByRole('dialog'))
  const reference = dialog.getByLabelText('Referencia del banco') as HTMLInputElement
  await page.user.type(reference, 'TEF 12')
  await page.user.click(dialog.getByRole('button', { name: 'Anotar transferencia' }))
  expect((await dialog.findByRole('status')).textContent).toMatch(/cambió.*Antes eran \$\s500\.000/)
  expect(dialog.getByText(/se deben \$\s200\.000/)).toBeTruthy()
  expect(reference.value).toBe('TEF 12')
  // The amount is more than what is owed by now, so it is asked about before it is sent again.
  await page.user.click(dialog.getByRole('button', { name: 'Anotar transferencia' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Sí, anotarla', hidden: true }))
  await waitFor(() => expect(sent).toEqual([500_000, 200_000]))
})

it('says under the date which one the server refused, and keeps the keyboard on the page after a correction', async () => {
  const transfer = { id: place, locationId: place, name: 'Nave norte', currency: 'CLP' as const }
  const made = { ...transfer, amount: 90_000, date: '2026-11-20', reference: 'TEF 12', corrects: null }
  const days: string[] = []
  let isCorrected = false
  api = await startFakeApi([
    answers(adminLedger.owner, () => ({
      owner,
      locations: [locationOwed(-90_000)],
      transfers: [
        made,
        ...(isCorrected ? [{ ...made, id: owner.id, amount: -90_000, corrects: place }] : []),
      ],
      accounts: [],
    })),
    answers(adminLedger.payments, () => ({ payments: [], ...noRows })),
    answers(adminLedger.correct, ({ body }) => {
      const { date } = body as { date: string }
      days.push(date)
      if (days.length === 1)
        return refuse({
          status: 422,
          code: 'validation',
          message: 'Hay campos que revisar',
          fields: [{ path: 'date', code: 'validation.date', message: 'Esta fecha no es válida' }],
        })
      isCorrected = true
      return { ...made, id: owner.id, amount: -90_000, corrects: place }
    }),
  ])
  const page = await renderRemote(remote, { path: `/admin/balances/${owner.id}`, api: api.baseUrl })
  await page.user.click(await screen.findByRole('button', { name: /^Anotar transferencia/ }))
  expect(await screen.findByText(/se transfirieron \$\s90\.000 de más/)).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
  await page.user.keyboard('{Escape}')
  await page.user.click(await screen.findByRole('button', { name: /^Corregir/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await page.user.type(dialog.getByLabelText('Por qué se corrige'), 'Otro dueño')
  await page.user.click(dialog.getByRole('button', { name: 'Corregir' }))
  expect(await dialog.findByText('Esta fecha no es válida')).toBeTruthy()
  expect(document.activeElement).toBe(dialog.getByLabelText('Fecha'))
  await page.user.click(dialog.getByRole('button', { name: 'Corregir' }))
  await screen.findByText('Contraasiento anotado')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})

it('offers what is available for a transfer, and asks before what is held is transferred', async () => {
  const recorded: unknown[] = []
  api = await startFakeApi([
    answers(adminLedger.owner, () => owed(500_000, 300_000)),
    answers(adminLedger.payments, () => ({ payments: [], ...noRows })),
    answers(adminLedger.record, ({ body }) => {
      recorded.push(body)
      return refuse({ status: 409, code: 'conflict', message: 'Ya está anotada' })
    }),
  ])
  const page = await renderRemote(remote, { path: `/admin/balances/${owner.id}`, api: api.baseUrl })
  expect(await screen.findByText(/^\$\s300\.000 de estadías por empezar \(la primera, 3 may/)).toBeTruthy()
  await page.user.click(screen.getByRole('button', { name: 'Anotar transferencia por Nave norte' }))
  const dialog = within(await screen.findByRole('dialog'))
  const amount = dialog.getByLabelText<HTMLInputElement>('Monto')
  expect(amount.value).toBe('200000')
  fireEvent.change(amount, { target: { value: '500000' } })
  await page.user.type(dialog.getByLabelText('Referencia del banco'), 'TEF 12')
  await page.user.click(dialog.getByRole('button', { name: 'Anotar transferencia' }))
  expect(await screen.findByText(/Hay \$\s200\.000 disponibles y \$\s300\.000 retenidos/)).toBeTruthy()
  expect(recorded).toEqual([])
})

it('shows where the owner is paid, and what waits', async () => {
  const active = {
    id: place,
    country: 'Chile' as const,
    bank: '012',
    kind: 'checking' as const,
    numberEnd: '7731',
    holderName: 'Rosa Quispe',
    holderDocument: '12.34•.•••-•',
    noticeEmail: owner.email,
    state: 'active' as const,
    confirmedAt: 0,
    startsAt: 0,
  }
  const review = {
    ...active,
    id: owner.id,
    country: 'Perú' as const,
    bank: '011',
    kind: null,
    numberEnd: '8270',
    state: 'review' as const,
    startsAt: null,
  }
  api = await startFakeApi([
    answers(adminLedger.owner, () => ({ ...owed(0), accounts: [active, review] })),
    answers(adminLedger.payments, () => ({ payments: [], ...noRows })),
  ])
  await renderRemote(remote, { path: `/admin/balances/${owner.id}`, api: api.baseUrl })
  const table = within(await screen.findByRole('table', { name: 'Dónde se paga' }))
  expect(table.getByRole('row', { name: /BancoEstado, corriente ·· 7731.*Activa/ })).toBeTruthy()
  expect(table.getByRole('row', { name: /BBVA ·· 8270.*Por revisar/ })).toBeTruthy()
})

it('accepts an account of another holder after asking, and shows it in use', async () => {
  const review = {
    id: place,
    country: 'Perú' as const,
    bank: '011',
    kind: null,
    numberEnd: '8270',
    holderName: 'Talleres Wincha SAC',
    holderDocument: '2010••••••0',
    noticeEmail: 'pagos@people.example',
    state: 'review' as const,
    confirmedAt: 1_790_000_000_000,
    startsAt: null,
  }
  let accounts: PayoutAccount[] = [review]
  let answer: unknown
  api = await startFakeApi([
    answers(adminLedger.owner, () => ({ ...owed(0), accounts })),
    answers(adminLedger.payments, () => ({ payments: [], ...noRows })),
    answers(adminLedger.reviewAccount, ({ body }) => {
      answer = body
      accounts = [{ ...review, state: 'active', startsAt: 1_790_000_100_000 }]
      return { accounts }
    }),
  ])
  const page = await renderRemote(remote, { path: `/admin/balances/${owner.id}`, api: api.baseUrl })
  const accept = { name: 'Aceptar la cuenta de Talleres Wincha SAC' }
  await page.user.click(await screen.findByRole('button', accept))
  await screen.findByText(/no es titular del mandato de Rosa Quispe/)
  expect(answer).toBeUndefined()
  fireEvent.click(await screen.findByRole('button', { name: 'Aceptar', hidden: true }))
  await screen.findByText('La cuenta está aceptada')
  expect(answer).toEqual({ accept: true })
  await screen.findByText('Activa')
  expect(screen.queryByRole('button', accept)).toBeNull()
})
