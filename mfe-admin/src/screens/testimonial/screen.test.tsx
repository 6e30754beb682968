// @vitest-environment jsdom
import { endpoints, type Testimonial } from '@metrolibre/contract'
import {
  answers,
  refuse,
  renderRemote,
  screen,
  startFakeApi,
  waitFor,
  type FakeApi,
} from '@metrolibre/testing/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import remote from '../../remote.tsx'

const { testimonials, adminCommunity } = endpoints

let stored: Testimonial
let sent: unknown[]
let api: FakeApi
beforeEach(() => {
  sent = []
  stored = {
    id: '0b8f1e9a-4a39-4a3e-9a51-000000000011',
    url: null,
    name: 'Abril Tiza',
    position: 'Ceramista',
    location: 'Santiago',
    comment: 'Un horno en dos semanas',
    lang: 'es',
    updatedAt: '2026-01-01T00:00:00.000Z',
  }
})
afterEach(() => api.close())

const open = async (path: string) => {
  api = await startFakeApi([
    answers(testimonials.detail, () => stored),
    answers(adminCommunity.createTestimonial, ({ body }) => {
      sent.push(body)
      return stored
    }),
    answers(adminCommunity.updateTestimonial, ({ body }) => {
      if ((body as { ifUpdatedAt: string }).ifUpdatedAt !== stored.updatedAt)
        refuse({ status: 409, code: 'changed_meanwhile', message: 'Otra persona cambió estos datos' })
      sent.push(body)
      return stored
    }),
  ])
  return renderRemote(remote, { path, api: api.baseUrl })
}
const field = (name: string) => screen.findByLabelText(name)

it('accepts films at https addresses only', async () => {
  const page = await open('/admin/testimonial/new/detail')
  await page.user.type(await field('Nombre'), 'Hugo Milla')
  await page.user.type(await field('Dirección del video'), 'http://video.example/1.mp4{Enter}')
  expect(await screen.findByText(/^Usa la dirección de un video que empiece con https/)).toBeTruthy()
  expect(sent).toEqual([])
  await page.user.clear(await field('Dirección del video'))
  await page.user.type(await field('Dirección del video'), 'https://video.example/1.mp4{Enter}')
  await waitFor(() =>
    expect(sent).toMatchObject([{ name: 'Hugo Milla', url: 'https://video.example/1.mp4' }]),
  )
  await waitFor(() => expect(page.address()).toBe(`/admin/testimonial/${stored.id}/detail`))
})

it('saves one without a film again, and says what somebody else changed meanwhile', async () => {
  const page = await open(`/admin/testimonial/${stored.id}/detail`)
  await page.user.type(await field('A qué se dedica'), ' y tornera')
  stored = { ...stored, location: 'Ñuñoa', updatedAt: '2026-01-02T00:00:00.000Z' }
  await page.user.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('Lugar: ahora dice «Ñuñoa»')).toBeTruthy()
  await page.user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(sent).toMatchObject([{ position: 'Ceramista y tornera', url: null }]))
})
