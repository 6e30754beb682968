// @vitest-environment jsdom
import { endpoints, listingStages, type StageCounts, type User, type UserExtra } from '@metrolibre/contract'
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
import { ownProperty } from '../../testing/own-property.ts'

let user = aUser()

let api: FakeApi
/** What the server has besides the user's own data. */
let kept: Partial<User>
let works: boolean

beforeEach(async () => {
  localStorage.clear()
  // What somebody typed and did not save is kept for them.
  user = aUser({ id: crypto.randomUUID() })
  works = true
  kept = {}
  const answer = (changes: Partial<User>): User =>
    works
      ? { ...user, ...kept, ...changes }
      : refuse({ status: 503, code: 'unavailable', message: 'El servicio no está disponible' })
  api = await startFakeApi([
    answers(endpoints.ownLocations.mine, () => ({
      locations: [],
      counts: Object.fromEntries(listingStages.map((stage) => [stage, 0])) as StageCounts,
      nextCursor: null,
    })),
    answers(endpoints.privacy.exportState, () => ({ export: null })),
    answers(endpoints.privacy.consents, () => ({ consents: [] })),
    answers(endpoints.auth.extra, ({ body }) => answer(body as UserExtra)),
    answers(endpoints.auth.changeEmail, ({ body }) =>
      (body as { password: string }).password === 'correcta'
        ? { message: 'Si se puede usar ese correo, recibirás ahí un enlace' }
        : refuse({
            status: 422,
            code: 'validation',
            message: 'Revisa los campos marcados',
            fields: [
              {
                path: 'password',
                code: 'validation.wrong_password',
                message: 'La contraseña no es correcta',
              },
            ],
          }),
    ),
    answers(endpoints.auth.resendConfirmation, () => ({ message: 'Te enviamos un enlace' })),
    answers(endpoints.auth.update, ({ body }) => answer(body as Partial<User>)),
  ])
})
afterEach(() => api.close())

/** Returns a field and the save button of its form; each form is saved separately. */
const formOf = (label: string) => {
  const field = screen.getByLabelText(label)
  return { field, save: within(field.closest('form')!).getByRole('button', { name: 'Guardar cambios' }) }
}

const open = async (changes: Partial<User> = {}) => {
  const page = await renderRemote(remote, {
    path: '/profile/main',
    api: api.baseUrl,
    user: { ...user, ...changes },
  })
  await screen.findByLabelText('Empresa')
  return page
}

it('shows own properties in any stage, and no tax number of another country', async () => {
  await api.close()
  const draft = {
    ...ownProperty(),
    next: 'complete' as const,
    requestedBooking: null,
    technicalVisit: null,
    occupancy: { from: '2026-11-23', to: '2027-11-24', taken: [] },
    lastPayment: null,
  }
  const counts = Object.fromEntries(listingStages.map((stage) => [stage, 0])) as StageCounts
  api = await startFakeApi([
    answers(endpoints.currency.list, () => ({ currencies: [] })),
    answers(endpoints.ownLocations.mine, () => ({
      locations: [draft],
      counts: { ...counts, draft: 1 },
      nextCursor: null,
    })),
  ])
  await renderRemote(remote, {
    path: '/profile/main?tab=properties',
    api: api.baseUrl,
    user: { ...user, isOwner: false, country: 'Perú', companyName: 'Vara', rut: '76.543.210-3' },
  })
  const card = await screen.findByRole('link', { name: /Sin nombre todavía/ })
  expect(card.getAttribute('href')).toBe(`/my-locations/locations/${draft.id}`)
  expect(screen.getByRole('link', { name: /Propiedades\s*1/ })).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('RUC de la empresa').value).toBe('')
  expect(screen.getByText('Empresa y RUC, falta')).toBeTruthy()
})

it('takes the tax number of the former country out of the form when the country changes', async () => {
  kept = { companyName: 'Vara', rut: '20100070970' }
  const { user: person } = await open({ ...kept, country: 'Perú' })
  expect(screen.getByLabelText<HTMLInputElement>('RUC de la empresa').value).toBe('20100070970')
  const { field, save } = formOf('País')
  await person.selectOptions(field, 'Chile')
  // At once, before it is saved.
  expect((await screen.findByLabelText<HTMLInputElement>('RUT de la empresa')).value).toBe('')
  await person.selectOptions(field, 'Perú')
  expect((await screen.findByLabelText<HTMLInputElement>('RUC de la empresa')).value).toBe('20100070970')
  await person.selectOptions(field, 'Chile')
  await person.click(save)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Guardado'))
  expect(screen.getByLabelText<HTMLInputElement>('RUT de la empresa').value).toBe('')
  expect(screen.getByLabelText<HTMLInputElement>('Empresa').value).toBe('Vara')
})

it('saves the language of mails at once, and keeps the old one when that fails', async () => {
  const { user: person } = await renderRemote(remote, {
    path: '/profile/main?tab=settings',
    api: api.baseUrl,
    user,
  })
  const mails = within(await screen.findByRole('group', { name: 'Correos y documentos' }))
  works = false
  await person.click(mails.getByLabelText('English'))
  expect(await screen.findByText('El servicio no está disponible')).toBeTruthy()
  await person.click(within(screen.getByRole('alertdialog')).getByRole('button'))
  expect(mails.getByRole<HTMLInputElement>('radio', { name: 'Español' }).checked).toBe(true)
  works = true
  await person.click(mails.getByLabelText('English'))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Guardado'))
})

it('confirms saved contract data in a dialog, and saved personal data in a toast', async () => {
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

it('shows the server’s message when saving failed, and keeps the input', async () => {
  works = false
  const { user: person } = await open()
  const { field, save } = formOf('Empresa')
  await person.type(field, 'Taller Vara')
  await person.click(save)
  const refused = await screen.findByRole('alertdialog', { name: 'Opps.. Algo salio mal' })
  expect(refused.textContent).toContain('El servicio no está disponible')
  expect((field as HTMLInputElement).value).toBe('Taller Vara')
})

it('asks for the new address with the password, and does not submit the form behind the dialog', async () => {
  const { user: person } = await open()
  await person.click(screen.getByRole('button', { name: 'Cambiar mi correo' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar mi correo' }))
  await person.type(dialog.getByLabelText('Correo nuevo'), 'nueva@people.example')
  await person.type(dialog.getByLabelText('Tu contraseña'), 'falsa')
  await person.click(dialog.getByRole('button', { name: 'Enviar enlace' }))
  expect(await dialog.findByText('La contraseña no es correcta')).toBeTruthy()
  await person.clear(dialog.getByLabelText('Tu contraseña'))
  await person.type(dialog.getByLabelText('Tu contraseña'), 'correcta')
  await waitFor(() => expect(dialog.queryByText('La contraseña no es correcta')).toBeNull())
  expect(dialog.queryByRole('alert'), 'what is being mended').toBeNull()
  await person.click(dialog.getByRole('button', { name: 'Enviar enlace' }))
  const sent = await screen.findByRole('alertdialog', { name: 'Revisa el correo nuevo' })
  expect(sent.textContent).toContain('Si se puede usar ese correo')
  expect(screen.queryByRole('dialog', { name: 'Cambiar mi correo' })).toBeNull()
  expect(api.calls.at(-1)?.body).toEqual({ email: 'nueva@people.example', password: 'correcta' })
  // The dialog is not inside a form of the page: nothing else was saved.
  expect(api.calls.map(({ endpointId }) => endpointId).filter((id) => id !== 'ownLocations.mine')).toEqual([
    'auth.changeEmail',
    'auth.changeEmail',
  ])
})

it('says that an address is not confirmed, and sends the link again', async () => {
  const { user: person } = await open({ emailConfirmed: false })
  expect(screen.getByText(/Falta confirmarlo/)).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Enviarlo otra vez' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Te enviamos un enlace'))
})

it('shows no such notice once the address is confirmed', async () => {
  await open()
  expect(screen.queryByText(/Falta confirmarlo/)).toBeNull()
})
