// @vitest-environment jsdom
import { pictures } from '@metrolibre/api-client'
import { endpoints, type Publication } from '@metrolibre/contract'
import {
  answers,
  aUser,
  fireEvent,
  refuse,
  renderRemote,
  screen,
  startFakeApi,
  waitFor,
  type FakeApi,
} from '@metrolibre/testing/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import remote from '../../remote.tsx'

const post: Publication = {
  id: 'f0000000-0000-4000-8000-000000000001',
  title: 'Taller Greda',
  description: 'Vajilla de gres',
  lang: 'es',
  category: 'crafts',
  user: { id: 'f0000000-0000-4000-8000-000000000009', firstName: 'Abril' },
  image: null,
  imageVariants: [],
  webSite: null,
  instagram: null,
  imagesPublication: [],
  isVerified: false,
  isActive: true,
  refusal: null,
  created: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}
let api: FakeApi
let sent: unknown[]
let confirmed: boolean
beforeEach(async () => {
  localStorage.clear()
  sent = []
  confirmed = true
  api = await startFakeApi([
    answers(endpoints.publications.create, ({ body }) => {
      sent.push(body)
      if (!confirmed)
        refuse({ status: 403, code: 'email_unconfirmed', message: 'Primero confirma tu correo' })
      return { id: post.id }
    }),
    answers(endpoints.publications.update, () => post),
    answers(endpoints.publications.mine, () => ({ publications: [] as Publication[] })),
  ])
})
afterEach(() => api.close())

const open = async (user?: ReturnType<typeof aUser>) =>
  renderRemote(remote, { path: '/posts/crear', api: api.baseUrl, ...(user && { user }) })
// The first test waits for the code of the screen to be loaded.
const submit = () =>
  screen.findByRole<HTMLButtonElement>('button', { name: 'Enviar a revisión' }, { timeout: 10_000 })
const fill = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.type(await screen.findByLabelText('Nombre'), 'Taller Greda')
  await user.type(screen.getByLabelText('Qué haces'), 'Vajilla de gres')
  await user.click(screen.getByRole('radio', { name: /^Oficios/ }))
}

it('can be sent once it is valid, names what is missing, and thanks', async () => {
  const { user } = await open(aUser())
  await waitFor(async () => expect((await submit()).disabled).toBe(true))
  expect(screen.getByText('Faltan el nombre, qué haces y de qué se trata')).toBeTruthy()
  await fill(user)
  await user.type(screen.getByRole('textbox', { name: /^Instagram/ }), 'instagram.com/greda')
  expect(await screen.findByText('Falta corregir el Instagram')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: /^Sitio/ }), 'greda')
  expect(await screen.findByText('Falta corregir el sitio y corregir el Instagram')).toBeTruthy()
  await user.clear(screen.getByRole('textbox', { name: /^Sitio/ }))
  await waitFor(async () => expect((await submit()).disabled).toBe(true))
  await user.clear(screen.getByRole('textbox', { name: /^Instagram/ }))
  await waitFor(async () => expect((await submit()).disabled).toBe(false))
  await user.click(await submit())
  expect(await screen.findByRole('heading', { name: 'Gracias por compartir' })).toBe(document.activeElement)
  expect(sent).toEqual([
    {
      title: 'Taller Greda',
      description: 'Vajilla de gres',
      category: 'crafts',
      webSite: '',
      instagram: '',
    },
  ])
})

it('asks a visitor to sign in and keeps what was typed', async () => {
  const { user, loginRequest } = await open()
  await fill(user)
  await waitFor(async () => expect((await submit()).disabled).toBe(false))
  await user.click(await submit())
  expect(sent).toEqual([])
  expect(loginRequest()).toMatchObject({ returnTo: '/posts/crear' })
  expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Taller Greda')
})

it('tells a person without a confirmed address how to post, and keeps what was typed when it is refused', async () => {
  confirmed = false
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { user } = await open(aUser({ emailConfirmed: false }))
  expect(await screen.findByText('Confirma tu correo para publicar.')).toBeTruthy()
  await fill(user)
  await waitFor(async () => expect((await submit()).disabled).toBe(false))
  await user.click(await submit())
  expect(await screen.findByText('Primero confirma tu correo')).toBeTruthy()
  // On a phone the pressed button stays in sight, far above the alert.
  await waitFor(() =>
    expect(scrolled.mock.contexts).toEqual([
      expect.objectContaining({ textContent: expect.stringContaining('Primero confirma tu correo') }),
    ]),
  )
  expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Taller Greda')
})

const choose = async (user: Awaited<ReturnType<typeof open>>['user'], ...files: File[]) => {
  URL.createObjectURL = () => 'blob:photo'
  await screen.findByText('Arrastra fotos o elígelas')
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, files)
}

it('has no picture in its preview when the browser can’t show the first photo', async () => {
  const { user } = await open(aUser())
  await choose(user, new File(['\0\0\0\x18ftypheic'], 'taller.heic'))
  const preview = screen.getByRole('region', { name: 'Vista previa' })
  const picture = () => preview.querySelector('img[src="blob:photo"]')
  await waitFor(() => expect(picture()).toBeTruthy())
  fireEvent.error(picture()!)
  expect(picture()).toBeNull()
  expect(screen.getByText('taller.heic')).toBeTruthy()
})

it('refuses a photo that can’t be read when it is chosen, and takes the others', async () => {
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if ((await file.text()) === 'broken') throw new DOMException('The source image could not be decoded.')
    return { close: () => {} }
  })
  const { user } = await open(aUser())
  const type = 'image/jpeg'
  await choose(user, new File(['broken'], 'rota.jpg', { type }), new File(['fine'], 'sana.jpg', { type }))
  expect(await screen.findByText(/No pudimos leer «rota.jpg»/)).toBeTruthy()
  expect(await screen.findByText('sana.jpg')).toBeTruthy()
  expect(screen.queryByText('rota.jpg')).toBeNull()
  vi.unstubAllGlobals()
})

it('sends photos in their order after a failure, and shows those that have arrived', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => {} }))
  URL.revokeObjectURL = () => {}
  const uploads: string[] = []
  // jsdom reaches no server with the requests that report progress.
  const add = vi.spyOn(pictures, 'add').mockImplementation(async (_place, { name }) => {
    uploads.push(name)
    if (uploads.length === 2 || uploads.length === 3) throw new TypeError('Failed to fetch')
    const id = `f0000000-0000-4000-8000-00000000001${uploads.length}`
    return { id, image: `/files/${name}`, imageVariants: [], isVisible: true }
  })
  const remove = vi.spyOn(pictures, 'remove').mockResolvedValue({ message: 'Eliminada' })
  const { user } = await open(aUser())
  await fill(user)
  const type = 'image/jpeg'
  await choose(user, ...['uno.jpg', 'dos.jpg', 'tres.jpg'].map((name) => new File([name], name, { type })))
  await screen.findByText('tres.jpg')
  await user.click(await submit())
  expect(await screen.findByText(/faltan 2 fotos/)).toBeTruthy()
  expect(uploads).toEqual(['uno.jpg', 'dos.jpg'])
  const preview = screen.getByRole('region', { name: 'Vista previa' })
  expect(preview.querySelector('img[src="/files/uno.jpg"]')).toBeTruthy()
  // One that has arrived can still be removed, which happens once, however often the rest is sent.
  await user.click(screen.getByRole('button', { name: 'Quitar la foto 1' }))
  await user.click(await submit())
  await waitFor(() => expect(uploads).toHaveLength(3))
  await waitFor(async () => expect((await submit()).disabled).toBe(false))
  await user.click(await submit())
  expect(await screen.findByRole('heading', { name: 'Gracias por compartir' })).toBeTruthy()
  expect(uploads).toEqual(['uno.jpg', 'dos.jpg', 'dos.jpg', 'dos.jpg', 'tres.jpg'])
  expect(remove.mock.calls).toEqual([['f0000000-0000-4000-8000-000000000011']])
  add.mockRestore()
  remove.mockRestore()
  vi.unstubAllGlobals()
})
