// @vitest-environment jsdom
import { endpoints, type Cover } from '@metrolibre/contract'
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
import { afterEach, expect, it } from 'vitest'
import remote from '../../remote.tsx'

const { general, adminSite } = endpoints

let api: FakeApi
afterEach(() => api.close())

it('changes a text, takes it back, and gives the image of the page back after a question', async () => {
  let home: Cover = { id: 1, image: '/files/pictures/a/320.webp', imageVariants: [], text: 'Antes' }
  api = await startFakeApi([
    answers(general.all, () => ({ general: [home] })),
    answers(adminSite.setCoverText, ({ body }) => {
      home = { ...home, text: (body as { text: string | null }).text }
      return home
    }),
    answers(adminSite.setCoverImage, ({ body }) => {
      home = { ...home, image: (body as { imageUrl: string | null }).imageUrl }
      return home
    }),
  ])
  const page = await renderRemote(remote, { path: '/admin/covers', api: api.baseUrl })
  const panel = () => within(screen.getByRole('region', { name: 'Inicio' }))
  const field = (await screen.findAllByLabelText('Texto'))[0] as HTMLTextAreaElement
  await page.user.clear(field)
  await page.user.type(field, 'Metros de sobra')
  await page.user.click(panel().getByRole('button', { name: 'Guardar texto' }))
  await waitFor(() => expect(home.text).toBe('Metros de sobra'))
  await page.user.click(await screen.findByRole('button', { name: 'Deshacer' }))
  await waitFor(() => expect(home.text).toBe('Antes'))
  await waitFor(() => expect(panel().getByLabelText('Texto')).toHaveProperty('value', 'Antes'))

  await page.user.click(panel().getByRole('button', { name: 'Imagen original' }))
  const question = await screen.findByRole('alertdialog')
  await page.user.click(within(question).getByRole('button', { name: 'Imagen original' }))
  await waitFor(() => expect(home.image).toBeNull())
  expect(await panel().findByText('La página muestra su imagen original')).toBeTruthy()
  await waitFor(() =>
    expect(document.activeElement).toBe(panel().getByRole('button', { name: 'Cambiar imagen' })),
  )
})

it('keeps the typed text when another admin was faster, and says what the text is now', async () => {
  let home: Cover = {
    id: 1,
    image: null,
    imageVariants: [],
    text: 'Antes',
    updatedAt: '2026-01-01T00:00:00.000Z',
  }
  api = await startFakeApi([
    answers(general.all, () => ({ general: [home] })),
    answers(adminSite.setCoverText, ({ body }) => {
      const { text, ifUpdatedAt } = body as { text: string; ifUpdatedAt: string }
      if (ifUpdatedAt !== home.updatedAt)
        refuse({ status: 409, code: 'changed_meanwhile', message: 'Otra persona cambió estos datos' })
      home = { ...home, text }
      return home
    }),
  ])
  const page = await renderRemote(remote, { path: '/admin/covers', api: api.baseUrl })
  const field = (await screen.findAllByLabelText('Texto'))[0] as HTMLTextAreaElement
  const panel = within(screen.getByRole('region', { name: 'Inicio' }))
  await page.user.type(field, ' y después')
  home = { ...home, text: 'Lo de otra', updatedAt: '2026-01-02T00:00:00.000Z' }
  await page.user.click(panel.getByRole('button', { name: 'Guardar texto' }))
  expect(await panel.findByText('Texto: ahora dice «Lo de otra»')).toBeTruthy()
  expect(field.value).toBe('Antes y después')
  await page.user.click(panel.getByRole('button', { name: 'Guardar texto' }))
  await waitFor(() => expect(home.text).toBe('Antes y después'))
})
