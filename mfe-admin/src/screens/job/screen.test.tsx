// @vitest-environment jsdom
import { endpoints, type AdminJob } from '@metrolibre/contract'
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

const { adminJobs } = endpoints

let stored: AdminJob
let sent: unknown[]
let api: FakeApi
/** Called when a change arrived, before it is answered. */
let onSent: () => void | Promise<void>
beforeEach(() => {
  sent = []
  onSent = () => {}
  stored = {
    id: '0b8f1e9a-4a39-4a3e-9a51-000000000011',
    title: 'Comunidad',
    description: 'Organizas encuentros',
    titleEn: null,
    descriptionEn: null,
    city: 'Valparaíso',
    country: 'Chile',
    employmentType: 'part_time',
    isRemote: false,
    validThrough: null,
    created: '2026-01-01T00:00:00.000Z',
    isActive: true,
    isOver: false,
    updatedAt: '2026-01-01T00:00:00.000Z',
  }
})
afterEach(() => api.close())

const open = async (path: string) => {
  api = await startFakeApi([
    answers(adminJobs.detail, () => stored),
    answers(adminJobs.create, async ({ body }) => {
      sent.push(body)
      await onSent()
      return stored
    }),
    answers(adminJobs.update, async ({ body }) => {
      if ((body as { ifUpdatedAt: string }).ifUpdatedAt !== stored.updatedAt)
        refuse({ status: 409, code: 'changed_meanwhile', message: 'Otra persona cambió estos datos' })
      sent.push(body)
      await onSent()
      const { ifUpdatedAt: _version, ...changes } = body as Partial<AdminJob> & { ifUpdatedAt: string }
      stored = { ...stored, ...changes, updatedAt: '2026-01-02T00:00:00.000Z' }
      return stored
    }),
    answers(adminJobs.setActive, ({ body }) => {
      stored = { ...stored, ...(body as object), updatedAt: '2026-01-03T00:00:00.000Z' }
      return stored
    }),
  ])
  return renderRemote(remote, { path, api: api.baseUrl })
}

it('adds an opening whose optional texts are left out', async () => {
  const page = await open('/admin/jobs/new')
  const type = async (name: string, text: string) => page.user.type(await screen.findByLabelText(name), text)
  await page.user.click(await screen.findByRole('button', { name: 'Guardar' }))
  expect(sent).toEqual([])
  await type('Título', 'Bodega')
  await type('Descripción', 'Ordenas')
  await type('Ciudad', 'Lima')
  await page.user.selectOptions(screen.getByLabelText('País'), 'Perú')
  await page.user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() =>
    expect(sent).toEqual([
      {
        title: 'Bodega',
        description: 'Ordenas',
        titleEn: null,
        descriptionEn: null,
        city: 'Lima',
        country: 'Perú',
        employmentType: 'full_time',
        isRemote: false,
        validThrough: null,
      },
    ]),
  )
  await waitFor(() => expect(page.address()).toBe(`/admin/jobs/${stored.id}`))
})

it('saves after its own switch, and says what somebody else changed meanwhile', async () => {
  const page = await open(`/admin/jobs/${stored.id}`)
  await page.user.type(await screen.findByLabelText('Ciudad'), ' y Viña')
  const active = screen.getByRole<HTMLInputElement>('switch', { name: 'Comunidad: activa' })
  await page.user.click(active)
  // Browsers take the focus from a disabled control, and the user of a keyboard goes on from there.
  expect(active.disabled).toBe(false)
  expect(await screen.findByText('Inactiva')).toBeTruthy()
  await page.user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(sent).toMatchObject([{ city: 'Valparaíso y Viña' }]))
  expect(await screen.findByText('Guardado')).toBeTruthy()
  stored = { ...stored, employmentType: 'intern', updatedAt: '2026-01-04T00:00:00.000Z' }
  await page.user.type(screen.getByLabelText('Título'), ' y barrio')
  await page.user.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('Jornada: ahora dice «Práctica»')).toBeTruthy()
  await page.user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({ title: 'Comunidad y barrio', employmentType: 'intern' }),
  )
})

it('keeps what is typed while the rest is being saved, and saves it with the next press', async () => {
  const page = await open(`/admin/jobs/${stored.id}`)
  const city = await screen.findByLabelText<HTMLInputElement>('Ciudad')
  const save = () => page.user.click(screen.getByRole('button', { name: 'Guardar' }))
  onSent = () => page.user.type(city, ' y Viña')
  await page.user.type(screen.getByLabelText('Título'), ' y barrio')
  await save()
  expect(await screen.findByText('Guardado')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Ciudad').value).toBe('Valparaíso y Viña')
  onSent = () => {}
  await save()
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent).toMatchObject([{ city: 'Valparaíso' }, { city: 'Valparaíso y Viña' }])
})

it('stays with a new opening while something typed is not saved, and adds it only once', async () => {
  const page = await open('/admin/jobs/new')
  const type = async (name: string, text: string) => page.user.type(await screen.findByLabelText(name), text)
  const save = () => page.user.click(screen.getByRole('button', { name: 'Guardar' }))
  onSent = () => type('Descripción', ' y enseñas')
  await type('Título', 'Comunidad')
  await type('Descripción', 'Organizas encuentros')
  await type('Ciudad', 'Valparaíso')
  await save()
  expect(await screen.findByText('Guardado')).toBeTruthy()
  expect(page.address()).toBe('/admin/jobs/new')
  onSent = () => {}
  await save()
  await waitFor(() => expect(page.address()).toBe(`/admin/jobs/${stored.id}`))
  expect(sent[1]).toMatchObject({
    description: 'Organizas encuentros y enseñas',
    ifUpdatedAt: expect.any(String),
  })
})
