// @vitest-environment jsdom
import { endpoints, type AdminUserDetail, type AdminUserUpdate } from '@metrolibre/contract'
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
import { adminUserDetail } from '../../testing/admin-user.ts'

const { adminUsers, adminUserParts, adminSite } = endpoints

let user: AdminUserDetail
let api: FakeApi
afterEach(() => api.close())

const page = { total: 1, totalIsExact: true, position: 0, nextCursor: null, previousCursor: null }
const newer = '2026-02-02T00:00:00.000Z'

const open = async (path = '', changes: Partial<AdminUserDetail> = {}) => {
  user = adminUserDetail(changes)
  const set = (next: object) => (user = { ...user, ...next })
  api = await startFakeApi([
    answers(adminUsers.detail, () =>
      user.isDeleted ? refuse({ status: 404, code: 'not_found', message: 'No está' }) : user,
    ),
    answers(adminUsers.trashDetail, () => user),
    answers(adminUsers.setAdmin, ({ body }) => set(body as object)),
    answers(adminUsers.restore, () => {
      set({ isDeleted: false })
      return { message: 'Restaurado' }
    }),
    answers(adminUsers.sendReset, () => ({ message: 'Enlace enviado' })),
    answers(adminUsers.update, ({ body }) => {
      const { ifUpdatedAt, ...rest } = body as AdminUserUpdate
      return ifUpdatedAt === user.updatedAt
        ? set(rest)
        : refuse({ status: 409, code: 'changed_meanwhile', message: 'Otra persona lo cambió' })
    }),
    answers(adminSite.audit, () => ({
      entries: [],
      actors: [],
      actions: [],
      nextCursor: null,
      total: 0,
      totalIsExact: true,
    })),
    answers(adminUserParts.reviews, ({ query }) => ({
      ...page,
      reviews: [
        {
          id: '3c5b7f0e-5f57-4b0a-8a56-8f1f77b3c001',
          title: query.get('side') === 'creator' ? 'Buen dueño' : 'Paga a tiempo',
          comment: 'Todo bien.',
          lang: 'es' as const,
          rating: 'good' as const,
          creator: { id: user.id, firstName: 'Rosa' },
          receiver: { id: user.id, firstName: 'Hernán' },
          created: newer,
          isActive: true,
          isVerified: false,
          location: null,
        },
      ],
    })),
  ])
  return renderRemote(remote, { path: `/admin/users/detail/${user.id}${path}`, api: api.baseUrl })
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const sent = ({ id }: { id: string }) => api.calls.findLast((call) => call.endpointId === id)

it('gives a permission at once and takes it back from the notice', async () => {
  const shown = await open()
  const toggle = await screen.findByRole('switch', { name: 'Administración: Rosa Salazar' })
  await shown.user.click(toggle)
  await waitFor(() => expect(user.isAdmin).toBe(true))
  await shown.user.click(await screen.findByRole('button', { name: 'Deshacer' }))
  await waitFor(() => expect(user.isAdmin).toBe(false))
})

it('asks before it mails a link to set a new password', async () => {
  const shown = await open()
  await shown.user.click(await screen.findByRole('button', { name: 'Enviar enlace de contraseña' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(within(dialog).getByText(new RegExp(user.email))).toBeTruthy()
  expect(sent(adminUsers.sendReset)).toBeUndefined()
  await shown.user.click(within(dialog).getByRole('button', { name: 'Enviar enlace' }))
  await screen.findByText('Enlace enviado')
})

it('sends only what was changed, and says what another admin changed meanwhile', async () => {
  const shown = await open()
  await shown.user.click(await screen.findByRole('button', { name: 'Editar' }))
  await shown.user.clear(screen.getByLabelText('Nombre'))
  await shown.user.type(screen.getByLabelText('Nombre'), 'Rosario')
  user = { ...user, companyName: 'Casona Barranco', updatedAt: newer }
  await shown.user.click(button('Guardar'))
  await screen.findByText(/Otra persona guardó cambios/)
  expect(screen.getByText('Empresa: ahora dice «Casona Barranco»')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Rosario')
  await shown.user.click(button('Guardar'))
  await screen.findByRole('heading', { level: 1, name: 'Rosario Salazar' })
  expect(sent(adminUsers.update)!.body).toEqual({ firstName: 'Rosario', ifUpdatedAt: newer })
  expect(user.companyName).toBe('Casona Barranco')
})

it('shows the reviews of the side in the address', async () => {
  const shown = await open('/reviews/creator', {
    counts: { locations: 0, reviewsCreated: 1, reviewsReceived: 3, payments: 0 },
  })
  await screen.findByText('Buen dueño')
  await shown.user.click(screen.getByRole('link', { name: /Recibidas/ }))
  await screen.findByText('Paga a tiempo')
  expect(shown.address()).toBe(`/admin/users/detail/${user.id}/reviews/receiver`)
})

it('shows somebody in the trash without what they can’t have there, and restores them', async () => {
  const shown = await open('', { isDeleted: true, deletedAt: newer })
  await screen.findByText('Esta cuenta está en la papelera')
  expect(screen.queryByRole('switch')).toBeNull()
  expect(screen.getByRole('link', { name: 'Papelera' }).getAttribute('href')).toBe('/admin/trash/user')
  await shown.user.click(button('Restaurar'))
  await screen.findByRole('switch', { name: /^Cuenta activa/ })
  expect(screen.getByRole('link', { name: 'Usuarios' }).getAttribute('href')).toBe('/admin/users')
})
