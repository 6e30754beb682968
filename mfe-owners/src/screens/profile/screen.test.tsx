// @vitest-environment jsdom
import { endpoints, type User, type UserExtra } from '@metrolibre/contract'
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

const user = aUser()

let api: FakeApi
let works: boolean

beforeEach(async () => {
  localStorage.clear()
  works = true
  const answer = (changes: Partial<User>): User =>
    works
      ? { ...user, ...changes }
      : refuse({ status: 503, code: 'unavailable', message: 'El servicio no está disponible' })
  api = await startFakeApi([
    answers(endpoints.auth.extra, ({ body }) => answer(body as UserExtra)),
    answers(endpoints.auth.update, ({ body }) => answer(body as Partial<User>)),
  ])
})
afterEach(() => api.close())

/** The form whose field it is: each saves on its own. */
const formOf = (label: string) => {
  const field = screen.getByLabelText(label)
  return { field, save: within(field.closest('form')!).getByRole('button', { name: 'Guardar cambios' }) }
}

const open = async () => {
  const page = await renderRemote(remote, { path: '/profile/main', api: api.baseUrl, user })
  await screen.findByLabelText('Empresa', {}, { timeout: 10_000 })
  return page
}

it('says that the data of the contracts are saved, in a dialog, and one’s own in passing', async () => {
  const { user: person } = await open()
  const extra = formOf('Empresa')
  await person.type(extra.field, 'Taller Vara')
  await person.click(extra.save)
  const saved = await screen.findByRole('alertdialog', { name: 'Guardado' })
  await person.click(within(saved).getByRole('button'))
  const own = formOf('Nombre')
  await person.type(own.field, ' Antonia')
  await person.click(own.save)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Guardado'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('says in the server’s words why they are not, and keeps what was typed', async () => {
  works = false
  const { user: person } = await open()
  const { field, save } = formOf('Empresa')
  await person.type(field, 'Taller Vara')
  await person.click(save)
  const refused = await screen.findByRole('alertdialog', { name: 'Opps.. Algo salio mal' })
  expect(refused.textContent).toContain('El servicio no está disponible')
  expect((field as HTMLInputElement).value).toBe('Taller Vara')
})
