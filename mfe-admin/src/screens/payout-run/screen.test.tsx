// @vitest-environment jsdom
import { endpoints, type PayoutCandidate, type PayoutRun } from '@metrolibre/contract'
import {
  answers,
  renderRemote,
  screen,
  startFakeApi,
  waitFor,
  within,
  type FakeApi,
} from '@metrolibre/testing/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import remote from '../../remote.tsx'

const { payoutRuns } = endpoints
const idOf = (number: number) => `0b8f1e9a-4a39-4a3e-9a51-0000000000${number + 10}`
const account = (numberEnd: string) => ({
  bank: '012',
  kind: 'sight' as const,
  numberEnd,
  holderName: 'Rosa Prueba',
})
const candidate = (number: number, changes: Partial<PayoutCandidate> = {}): PayoutCandidate => ({
  ownerId: idOf(number),
  name: `Persona ${number}`,
  country: 'Chile',
  currency: 'CLP',
  balance: 1_000_000,
  available: 100_000 * number,
  account: account(`000${number}`),
  unpaid: null,
  refused: null,
  ...changes,
})
const payout = (number: number, amount: number) => ({
  id: idOf(20 + number),
  ownerId: idOf(number),
  name: `Persona ${number}`,
  amount,
  state: 'open' as const,
  account: account(`000${number}`),
  why: null,
  short: 0,
})
const made: PayoutRun = {
  id: idOf(1),
  number: 47,
  createdAt: Date.parse('2026-11-30T15:00:00Z'),
  createdBy: 'Ada Prueba',
  files: [
    {
      id: idOf(40),
      country: 'Chile',
      bank: '012',
      currency: 'CLP',
      fileName: 'bancoestado-n-0047.txt',
      sentAt: null,
      reference: null,
      paidOn: null,
      payouts: [payout(1, 100_000), payout(2, 200_000)],
    },
  ],
  serverTime: Date.parse('2026-11-30T15:00:00Z'),
}

let api: FakeApi
let run: PayoutRun
const sent: unknown[] = []
const change = (values: Partial<PayoutRun['files'][number]>) => {
  run = { ...run, files: [{ ...run.files[0]!, ...values }] }
}
const fakes = (candidates: PayoutCandidate[] = []) => [
  answers(payoutRuns.candidates, () => ({ candidates, isCut: false })),
  answers(payoutRuns.detail, () => run),
  answers(payoutRuns.create, ({ body }) => {
    sent.push(body)
    return run
  }),
  answers(payoutRuns.send, () => {
    change({ sentAt: Date.parse('2026-11-30T15:10:00Z') })
    return new Uint8Array([49])
  }),
  answers(payoutRuns.settle, ({ body }) => {
    sent.push(body)
    const [first, second] = run.files[0]!.payouts
    change({
      reference: 'BE-1',
      paidOn: '2026-11-30',
      payouts: [
        { ...first!, state: 'paid' },
        { ...second!, state: 'rejected', why: 'closed' },
      ],
    })
    return run
  }),
]
beforeEach(() => {
  run = made
  sent.length = 0
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => undefined
})
afterEach(() => api.close())

it('chooses everybody who can be paid at first, shows the others with the reason, and makes the run', async () => {
  const unpaid = candidate(3, {
    account: null,
    unpaid: 'no_account',
    refused: { run: 46, why: 'closed' },
  })
  api = await startFakeApi(fakes([candidate(1), candidate(2), unpaid]))
  const page = await renderRemote(remote, { path: '/admin/payouts/new', api: api.baseUrl })
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Pagar a ${name}` })
  await screen.findByText('2 pagos elegidos')
  expect([box('Persona 1').checked, box('Persona 3').checked, box('Persona 3').disabled]).toEqual([
    true,
    false,
    true,
  ])
  expect(screen.getByText('El banco rechazó el pago de N-0046: Cuenta cerrada')).toBeTruthy()
  await page.user.click(box('Persona 1'))
  await page.user.click(screen.getByRole('button', { name: 'Hacer la nómina con 1 pago' }))
  await screen.findByRole('heading', { name: 'Nómina N-0047' })
  expect(sent).toEqual([{ owners: [{ ownerId: idOf(2), country: 'Chile', ifAvailable: 200_000 }] }])
})

it('has a place on a phone for each value of an owner: box, name and sum first, balance and state below', async () => {
  api = await startFakeApi(fakes([candidate(1)]))
  await renderRemote(remote, { path: '/admin/payouts/new', api: api.baseUrl })
  const row = (await screen.findByRole('checkbox', { name: 'Pagar a Persona 1' })).closest('tr')!
  expect([...row.cells].map(({ dataset }) => [dataset.place, dataset.keepsLabel])).toEqual([
    ['mark', undefined],
    ['title', undefined],
    ['note', 'true'],
    ['sum', undefined],
    ['state', undefined],
  ])
})

it('settles a downloaded file: asks why the bank refused a payment, and confirms the rest with a reference', async () => {
  api = await startFakeApi(fakes())
  const page = await renderRemote(remote, { path: `/admin/payouts/detail/${run.id}`, api: api.baseUrl })
  expect(screen.queryByLabelText('Referencia del banco')).toBeNull()
  await page.user.click(await screen.findByRole('button', { name: 'Descargar bancoestado-n-0047.txt' }))
  const reference = await screen.findByLabelText('Referencia del banco')
  // What was downloaded can't be taken back any more.
  expect(screen.queryByRole('button', { name: 'Anular lo no descargado' })).toBeNull()
  await page.user.click(screen.getByRole('checkbox', { name: 'El banco rechazó el pago a Persona 2' }))
  const confirm = screen.getByRole('button', { name: /^Confirmar \$\s100\.000$/ })
  await page.user.click(confirm)
  expect(await screen.findByText('Este campo es obligatorio')).toBeTruthy()
  await page.user.type(reference, 'BE-1')
  await page.user.click(confirm)
  expect(await screen.findByText('Elige por qué lo rechazó')).toBeTruthy()
  expect(sent).toEqual([])
  await page.user.selectOptions(screen.getByLabelText('Motivo del rechazo de Persona 2'), 'closed')
  await page.user.click(confirm)
  await screen.findByText(/Referencia BE-1/)
  expect(sent).toMatchObject([{ reference: 'BE-1', rejected: [{ id: idOf(22), why: 'closed' }] }])
  const row = within(screen.getByRole('table')).getByText('Persona 2').closest('tr')!
  expect(row.textContent).toMatch(/Rechazado.*Cuenta cerrada/)
})

it('needs no reference when the bank paid nothing, and warns of what is not available any more', async () => {
  change({ sentAt: made.createdAt, payouts: [{ ...payout(1, 100_000), short: 30_000 }] })
  api = await startFakeApi(fakes())
  const page = await renderRemote(remote, { path: `/admin/payouts/detail/${run.id}`, api: api.baseUrl })
  expect(await screen.findByText(/Hay \$\s30\.000 menos disponible/)).toBeTruthy()
  await page.user.click(screen.getByRole('checkbox', { name: 'El banco rechazó el pago a Persona 1' }))
  await page.user.selectOptions(screen.getByLabelText('Motivo del rechazo de Persona 1'), 'limit')
  expect(screen.queryByLabelText('Referencia del banco')).toBeNull()
  await page.user.click(screen.getByRole('button', { name: 'Cerrar: el banco no lo pagó' }))
  await waitFor(() => expect(sent).toEqual([{ rejected: [{ id: idOf(21), why: 'limit' }] }]))
})
