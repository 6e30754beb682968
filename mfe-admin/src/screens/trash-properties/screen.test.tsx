// @vitest-environment jsdom
import { endpoints } from '@metrolibre/contract'
import {
  answers,
  refuse,
  renderRemote,
  screen,
  startFakeApi,
  within,
  type FakeApi,
} from '@metrolibre/testing/react'
import { afterEach, expect, it } from 'vitest'
import remote from '../../remote.tsx'
import { adminProperty, adminPropertyRow } from '../../testing/admin-property.ts'

const { adminUsers, adminLocations, adminFilters } = endpoints

let api: FakeApi
afterEach(() => api.close())

it('leads to what a property was, which changes nothing there but restores or deletes it for good', async () => {
  const trashed = { deletedAt: '2026-02-02T12:00:00.000Z' }
  const photo = {
    id: '3b8f1e9a-4a39-4a3e-9a51-0a4a9d3a1c11',
    image: '/a.webp',
    imageVariants: [],
    isVisible: true,
  }
  const property = adminProperty({
    ...trashed,
    value: 1_850_000,
    isDeleted: true,
    imagesLocation: [photo, { ...photo, id: photo.id.replace('3b', '4b') }],
  })
  const { name } = property
  let rows = [adminPropertyRow(trashed)]
  const page = { totalIsExact: true, position: 0, nextCursor: null, previousCursor: null }
  api = await startFakeApi([
    answers(adminLocations.trash, () => ({ locations: rows, total: rows.length, ...page })),
    answers(adminUsers.trash, () => ({ users: [], total: 0, ...page })),
    answers(adminFilters.list, () => ({ filters: [] })),
    answers(adminLocations.detail, () =>
      rows.length > 0 ? property : refuse({ status: 404, code: 'not_found', message: 'No lo encontramos' }),
    ),
    answers(adminLocations.removeForGood, () => {
      rows = []
      return { message: 'Eliminada para siempre' }
    }),
  ])
  const { user, address, back } = await renderRemote(remote, {
    path: '/admin/trash/location',
    api: api.baseUrl,
  })
  await user.click(await screen.findByRole('link', { name }))
  expect(await screen.findByText('En la papelera')).toBeTruthy()
  expect(screen.getByText('$ 1.850.000 /mes')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Personas' })).toBeTruthy()
  const parts = [
    ['Imágenes', 'Subir imágenes', /^Mover|^Eliminar la/],
    ['Espacios', 'Nuevo espacio', /^Eliminar (?!para siempre)/],
  ] as const
  for (const [tab, add, change] of parts) {
    await user.click(screen.getByRole('link', { name: new RegExp(`^${tab}`) }))
    expect(
      screen.queryByRole('button', { name: add }) ?? screen.queryByRole('link', { name: add }),
    ).toBeNull()
    expect(screen.queryByRole('button', { name: change })).toBeNull()
    expect(screen.queryByRole('switch')).toBeNull()
  }
  await user.click(screen.getByRole('button', { name: `Eliminar para siempre: ${name}` }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.type(dialog.getByRole('textbox'), name)
  await user.click(dialog.getByRole('button', { name: 'Eliminar para siempre' }))
  expect(await screen.findByText('Ninguna propiedad en la papelera')).toBeTruthy()
  expect(address()).toBe('/admin/trash/location')
  await back()
  expect(await screen.findByText('No lo encontramos')).toBeTruthy()
})
