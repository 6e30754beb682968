// @vitest-environment jsdom
import { endpoints, type AdminCurrency } from '@metrolibre/contract'
import {
  answers,
  refuse,
  renderRemote,
  screen,
  startFakeApi,
  waitFor,
  within,
  type FakeApi,
} from '@metrolibre/testing/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import remote from '../../remote.tsx'

const { adminSite } = endpoints

let chile: AdminCurrency
let sent: unknown[]
let api: FakeApi
beforeEach(() => {
  sent = []
  chile = {
    country: 'Chile',
    currency: 'CLP',
    value: 250,
    updatedAt: '2026-01-02T12:00:00.000Z',
    history: [{ at: '2026-01-02T12:00:00.000Z', by: 'Ada Nivel', before: 240, after: 250 }],
  }
})
afterEach(() => api.close())

const open = async () => {
  api = await startFakeApi([
    answers(adminSite.currencies, () => ({ currencies: [chile] })),
    answers(adminSite.setCurrency, ({ body }) => {
      const { value, ifUpdatedAt } = body as { value: number; ifUpdatedAt: string }
      if (ifUpdatedAt !== chile.updatedAt)
        refuse({ status: 409, code: 'changed_meanwhile', message: 'Otra persona cambió estos datos' })
      sent.push(value)
      chile = { ...chile, value, updatedAt: '2026-01-03T12:00:00.000Z' }
      return { country: 'Chile', currency: 'CLP', value } as const
    }),
  ])
  const page = await renderRemote(remote, { path: '/admin/currencies', api: api.baseUrl })
  const field = await screen.findByLabelText('Factor')
  const set = async (value: string) => {
    await page.user.clear(field)
    await page.user.type(field, `${value}{Enter}`)
  }
  return { ...page, set }
}

it('asks before a far jump and not before a usual change', async () => {
  const page = await open()
  expect(screen.getByText('Vale desde el 02/01/2026')).toBeTruthy()
  expect(within(screen.getByRole('table')).getByText('Ada Nivel')).toBeTruthy()
  await page.set('2600')
  const question = await screen.findByRole('alertdialog', { name: '¿Cambiar tanto el factor de Chile?' })
  expect(question.textContent).toContain('Pasa de 250 a 2.600: +940 %')
  await page.user.click(within(question).getByRole('button', { name: 'Cancelar' }))
  expect(sent).toEqual([])
  await page.set('260')
  await waitFor(() => expect(sent).toEqual([260]))
  expect(await screen.findByText('Guardado')).toBeTruthy()
})

it('says that a number can not be read, and not that it is missing', async () => {
  const page = await open()
  await page.set('doscientos')
  expect(await screen.findByText(/Este número no se entiende/)).toBeTruthy()
  await page.user.clear(screen.getByLabelText('Factor'))
  expect(await screen.findByText('Este campo es obligatorio')).toBeTruthy()
})

it('says what somebody else set meanwhile, and keeps what was typed', async () => {
  const page = await open()
  chile = { ...chile, value: 255, updatedAt: '2026-01-02T13:00:00.000Z' }
  await page.set('251')
  expect(await screen.findByText('Factor: ahora dice «255»')).toBeTruthy()
  expect((screen.getByLabelText('Factor') as HTMLInputElement).value).toBe('251')
  await page.user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(sent).toEqual([251]))
})
