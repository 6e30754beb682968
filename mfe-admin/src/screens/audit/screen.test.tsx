// @vitest-environment jsdom
import { endpoints, type AuditEntry } from '@metrolibre/contract'
import {
  answers,
  renderRemote,
  screen,
  startFakeApi,
  waitFor,
  within,
  type FakeApi,
} from '@metrolibre/testing/react'
import { afterEach, expect, it, vi } from 'vitest'
import remote from '../../remote.tsx'

const { adminSite } = endpoints
const admin = { id: '0b8f1e9a-4a39-4a3e-9a51-000000000001', firstName: 'Camila', lastName: 'Rojas' }
const zone = '0b8f1e9a-4a39-4a3e-9a51-000000000020'
const change = (id: string, changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: `2026-11-20T14:0${id}:00.000Z`,
  actor: admin,
  action: 'zone.update',
  entity: 'zone',
  entityId: zone,
  name: 'Quinta Normal',
  before: { rate: 0.9 },
  after: { rate: 0.95 },
  network: '198.51.100.··',
  requestId: null,
  undone: null,
  canUndo: true,
  ...changes,
})

let api: FakeApi
afterEach(() => api.close())

const open = async (search = '') => {
  const all = [
    change('3'),
    change('2', { canUndo: false }),
    change('1', {
      action: 'transfer.record',
      entity: 'transfer',
      entityId: 't',
      name: 'TEF 9',
      before: null,
      after: { amount: 483_000, currency: 'CLP', reference: 'TEF 9' },
      canUndo: false,
    }),
    change('0', {
      action: 'room.update',
      entity: 'room',
      name: 'Salón de baile',
      currency: 'PEN',
      before: { rentalMode: 'hour', hourlyPrice: 9000 },
      after: { rentalMode: 'month', hourlyPrice: null },
    }),
    change('4', {
      action: 'stage.visit',
      entity: 'property',
      name: 'Galpón Norte',
      before: { stage: 'visit_scheduled', unusedTime: '1-3' },
      after: { stage: 'submitted', unusedTime: '12+' },
      canUndo: false,
    }),
  ]
  const undone: string[] = []
  api = await startFakeApi([
    answers(adminSite.audit, ({ query }) => {
      const [entity, action, q] = ['entity', 'action', 'q'].map((name) => query.get(name))
      const entries = all.filter(
        (one) =>
          (!entity || one.entity === entity) &&
          (!action || one.action === action) &&
          (!q || one.name!.includes(q)),
      )
      const actions = ['transfer.record', 'zone.update', 'zone.somethingNew']
      return {
        entries,
        total: entries.length,
        totalIsExact: true,
        actors: [admin],
        actions,
        nextCursor: null,
      }
    }),
    answers(adminSite.undo, ({ params }) => {
      undone.push(params['id']!)
      all[0] = change('3', { canUndo: false, undone: { by: admin, at: '2026-11-21T14:00:00.000Z' } })
      return all[0]
    }),
  ])
  const page = await renderRemote(remote, { path: `/admin/audit${search}`, api: api.baseUrl })
  await screen.findAllByText('Quinta Normal')
  return { page, undone }
}
const rows = () => screen.getAllByRole('button', { pressed: false }).map((row) => row.textContent)

it('shows a change with its fields in words, leads to the others of the same thing, and takes it back', async () => {
  const { page, undone } = await open()
  await page.user.click(screen.getByRole('button', { name: /Rojas cambió Quinta Normal.*Se puede deshacer/ }))
  const table = await screen.findByRole('table', { name: 'Campos que cambiaron' })
  expect(within(table).getByRole('row', { name: 'Factor – 0,9 + 0,95' })).toBeTruthy()
  const others = (await screen.findByText('Otros cambios de lo mismo')).parentElement!
  expect(
    within(others)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    `/admin/audit?entity=zone&entityId=${zone}&change=2`,
    `/admin/audit?entity=zone&entityId=${zone}`,
  ])
  await page.user.click(screen.getByRole('button', { name: 'Deshacer este cambio' }))
  await screen.findByText('Cambio deshecho')
  expect(undone).toEqual(['3'])
  const heading = screen.getByRole('heading', { level: 2, name: 'Quinta Normal' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

it('writes the stages of a property and how long it was not used in words, and what became of the visit', async () => {
  const { page } = await open()
  await page.user.click(screen.getByRole('button', { name: /canceló la visita de Galpón Norte/ }))
  expect(await screen.findByRole('row', { name: 'Etapa – Visita agendada + Enviada' })).toBeTruthy()
  expect(screen.getByRole('row', { name: 'Tiempo sin uso – 1 a 3 meses + Más de 12 meses' })).toBeTruthy()
})

it('leads to the details of a change that are out of sight, and back to its row', async () => {
  const { page } = await open()
  const row = screen.getByRole('button', { name: /canceló la visita de Galpón Norte/ })
  const details = () => screen.findByRole('heading', { level: 2, name: 'Galpón Norte' })
  await page.user.click(row)
  await details()
  expect(document.activeElement).toBe(row)
  await page.user.click(screen.getByRole('button', { name: 'Cerrar' }))
  expect(document.activeElement).toBe(row)
  const above = vi
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, -900, 300, 30))
  await page.user.click(row)
  expect(document.activeElement).toBe(await details())
  above.mockRestore()
  await page.back()
  await waitFor(() => expect(document.activeElement).toBe(row))
  await page.user.click(row)
  expect(screen.getByText('Propiedad: canceló la visita de Galpón Norte')).toBeTruthy()
})

it('says that a change in the address is not in the list', async () => {
  await open('?change=gone')
  expect(await screen.findByText(/El cambio que se abría no está en esta lista/)).toBeTruthy()
})

it('finds changes by words, kind and action, and writes amounts as money', async () => {
  const { page } = await open()
  await page.user.type(screen.getByLabelText('Buscar cambios'), 'TEF{Enter}')
  await page.user.click(await screen.findByRole('button', { name: /TEF 9/ }))
  expect(
    await screen.findByText('+ $ 483.000'.replaceAll(' ', ' '), {
      normalizer: (text) => text.replaceAll('\u00a0', ' '),
    }),
  ).toBeTruthy()
  await page.user.clear(screen.getByLabelText('Buscar cambios'))
  await page.user.type(screen.getByLabelText('Buscar cambios'), 'Salón{Enter}')
  await page.user.click(await screen.findByRole('button', { name: /Salón/ }))
  expect(await screen.findByRole('row', { name: 'Se arrienda – Por hora + Por mes' })).toBeTruthy()
  expect(screen.getByRole('row', { name: /^Valor por hora – S\/\s90\.00 \+ nada$/ })).toBeTruthy()
  await page.user.selectOptions(screen.getByLabelText('Qué'), 'zone')
  await page.user.clear(screen.getByLabelText('Buscar cambios'))
  await page.user.type(screen.getByLabelText('Buscar cambios'), '{Enter}')
  await page.user.selectOptions(screen.getByLabelText('Acción'), 'Cambiar datos')
  expect(page.address()).toBe('/admin/audit?entity=zone&action=zone.update')
  // An action without a name of its own is named by its code.
  expect(await screen.findByRole('option', { name: 'zone.somethingNew' })).toBeTruthy()
  await waitFor(() => expect(rows()).toHaveLength(2))
})
