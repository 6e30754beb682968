// @vitest-environment jsdom
import { endpoints, type DataExport } from '@metrolibre/contract'
import {
  aUser,
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

const { privacy } = endpoints
const user = aUser()
const preparing: DataExport = {
  id: '5f0f3c30-7d53-4a0f-9c51-d2a3c2f3a001',
  state: 'preparing',
  requestedAt: '2026-11-03T15:00:00.000Z',
  expiresAt: null,
  bytes: null,
}
const ready: DataExport = {
  ...preparing,
  state: 'ready',
  expiresAt: '2026-11-10T15:00:00.000Z',
  bytes: 4_210_000,
}
const agreed = {
  kind: 'terms',
  version: '2026-11',
  granted: true,
  language: 'es',
  at: '2026-03-14T15:00:00.000Z',
} as const
const away = () => refuse({ status: 503, code: 'unavailable', message: 'El servicio no está disponible' })

let api: FakeApi
let exported: DataExport | null
let works: boolean

beforeEach(async () => {
  localStorage.clear()
  exported = null
  works = true
  api = await startFakeApi([
    answers(privacy.consents, () => (works ? { consents: [agreed] } : away())),
    answers(privacy.exportState, () => ({ export: exported })),
    answers(privacy.export, () => (works ? (exported = preparing) : away())),
  ])
})
afterEach(() => api.close())

const open = async (path = '/profile/main?tab=settings') => {
  const page = await renderRemote(remote, { path, api: api.baseUrl, user })
  await screen.findByRole('heading', { name: /Tus datos son tuyos|Your data is yours/ })
  return page
}

it('requests a copy of the own data and says that it is being prepared', async () => {
  const { user: person } = await open()
  await person.click(await screen.findByRole('button', { name: 'Pedir mis datos' }))
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Preparando tus datos…' })
  expect(button.disabled).toBe(true)
  expect(screen.getByText(`Puedes seguir: te escribimos a ${user.email} cuando esté listo.`)).toBeTruthy()
})

it('offers a finished copy with its size and the day on which it is deleted', async () => {
  exported = ready
  await open()
  expect(await screen.findByText(/El del 3 .*nov.* está listo\./)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Descargar, 4,2 MB' })).toBeTruthy()
  expect(screen.getByText(/Lo borramos el 10 de noviembre de 2026\./)).toBeTruthy()
})

it('says that preparing a copy failed, and why a request was refused', async () => {
  exported = { ...preparing, state: 'failed' }
  const { user: person } = await open()
  expect(await screen.findByText('No pudimos preparar el archivo. Pídelo otra vez.')).toBeTruthy()
  works = false
  await person.click(screen.getByRole('button', { name: 'Pedir mis datos' }))
  expect((await screen.findByRole('alertdialog')).textContent).toContain('El servicio no está disponible')
})

it('lists what the user agreed to, and the choice about cookies in this browser', async () => {
  await open()
  const terms = await screen.findByRole('link', { name: 'Términos, versión 2026-11' })
  expect(terms.getAttribute('href')).toBe('/terminos')
  expect(screen.getByText(/14 .*mar.* 2026/)).toBeTruthy()
  const panel = within(screen.getByRole('heading', { name: 'Permisos que diste' }).closest('section')!)
  await waitFor(() => expect(panel.getByText('Sin respuesta')).toBeTruthy())
})
