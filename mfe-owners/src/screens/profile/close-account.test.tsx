// @vitest-environment jsdom
import { endpoints } from '@metrolibre/contract'
import {
  aUser,
  answers,
  refuse,
  renderRemote,
  screen,
  startFakeApi,
  within,
  type FakeApi,
} from '@metrolibre/testing/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import remote from '../../remote.tsx'

const { privacy } = endpoints
const user = aUser()

let api: FakeApi
let refusal: Parameters<typeof refuse>[0] | undefined

beforeEach(async () => {
  localStorage.clear()
  refusal = undefined
  api = await startFakeApi([
    answers(privacy.consents, () => ({ consents: [] })),
    answers(privacy.exportState, () => ({ export: null })),
    answers(privacy.erase, () => (refusal ? refuse(refusal) : { message: 'Eliminamos tu cuenta' })),
  ])
})
afterEach(() => api.close())

const open = async () => {
  const page = await renderRemote(remote, { path: '/profile/main?tab=settings', api: api.baseUrl, user })
  await page.user.click(await screen.findByRole('button', { name: 'Cerrar mi cuenta' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cerrar tu cuenta para siempre' }))
  return { person: page.user, dialog }
}
const erased = () => api.calls.filter(({ endpointId }) => endpointId === 'privacy.erase')

it('needs the password and a ticked box, and says what goes and what stays', async () => {
  const { person, dialog } = await open()
  expect(dialog.getByText(/PDF de tus contratos, también para la otra parte/)).toBeTruthy()
  expect(dialog.getByText(/fechas, montos, códigos y el hash/)).toBeTruthy()
  await person.click(dialog.getByRole('button', { name: 'Borrar mi cuenta' }))
  expect(await dialog.findAllByText('Este campo es obligatorio')).toHaveLength(2)
  expect(erased()).toEqual([])
})

it('keeps what was typed when the server refuses, and leads to what is in the way', async () => {
  const { person, dialog } = await open()
  const password = dialog.getByLabelText<HTMLInputElement>('Tu contraseña')
  const send = () => person.click(dialog.getByRole('button', { name: 'Borrar mi cuenta' }))
  await person.type(password, 'una clave larga')
  await person.click(dialog.getByRole('checkbox'))
  refusal = { status: 409, code: 'live_reservations', message: 'Hay reservas vigentes' }
  await send()
  expect(await dialog.findByText('Hay reservas vigentes')).toBeTruthy()
  const link = dialog.getByRole('link', { name: 'Ver mis reservas' })
  expect(link.getAttribute('href')).toBe('/my-locations/reservations')
  refusal = { status: 409, code: 'money_open', message: 'Hay dinero pendiente' }
  await send()
  expect(await dialog.findByRole('link', { name: 'Ver mis pagos' })).toBeTruthy()
  refusal = { status: 503, code: 'unavailable', message: 'El servicio no está disponible' }
  await send()
  expect(await dialog.findByText('El servicio no está disponible')).toBeTruthy()
  expect(dialog.queryByRole('link')).toBeNull()
  expect(password.value).toBe('una clave larga')
  refusal = undefined
  await send()
  const done = await screen.findByRole('alertdialog', { name: 'Tu cuenta ya no existe' })
  expect(done.textContent).toContain(user.email)
  expect(erased().at(-1)?.body).toEqual({ password: 'una clave larga' })
})
