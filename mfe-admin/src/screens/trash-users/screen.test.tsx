// @vitest-environment jsdom
import { endpoints } from '@metrolibre/contract'
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
import { adminUser } from '../../testing/admin-user.ts'

const { adminUsers, adminLocations, adminFilters } = endpoints

let api: FakeApi
afterEach(() => api.close())

it('deletes somebody for good once their name was typed', async () => {
  const trashed = { isDeleted: true, deletedAt: '2026-02-02T12:00:00.000Z' }
  const other = adminUser({ ...trashed, id: '0b8f1e9a-4a39-4a3e-9a51-000000000077', firstName: 'Saúl' })
  let users = [adminUser(trashed), other]
  let fails = true
  const page = { totalIsExact: true, position: 0, nextCursor: null, previousCursor: null }
  api = await startFakeApi([
    answers(adminUsers.trash, () => ({ users, total: users.length, ...page })),
    answers(adminLocations.trash, () => ({ locations: [], total: 0, ...page })),
    answers(adminFilters.list, () => ({ filters: [] })),
    answers(adminUsers.removeForGood, () => {
      if (fails) refuse({ status: 503, code: 'unavailable', message: 'Estamos en mantenimiento' })
      users = [other]
      return { message: 'Eliminado para siempre' }
    }),
    answers(adminUsers.restore, () => {
      users = []
      return { message: 'Restaurado' }
    }),
  ])
  const shown = await renderRemote(remote, { path: '/admin/trash/user', api: api.baseUrl })
  await shown.user.click(await screen.findByRole('button', { name: 'Eliminar para siempre: Rosa Salazar' }))
  // The row opens the page of the user, its buttons don't.
  expect(shown.address()).toBe('/admin/trash/user')
  const dialog = within(await screen.findByRole('alertdialog'))
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Eliminar para siempre' })
  expect(confirm.getAttribute('aria-disabled') ?? String(confirm.disabled)).toBe('true')
  await shown.user.type(dialog.getByRole('textbox'), 'Rosa Salazar')
  await shown.user.click(confirm)
  // After a failure the name needs no typing again.
  expect(await dialog.findByText('Estamos en mantenimiento')).toBeTruthy()
  expect(dialog.getByRole<HTMLInputElement>('textbox').value).toBe('Rosa Salazar')
  fails = false
  await shown.user.click(confirm)
  // The keyboard moves to the row in its place, and after the last one to the title.
  await waitFor(() => expect(document.activeElement?.closest('tr')?.textContent).toContain('Saúl'))
  screen.getByRole('button', { name: /^Restaurar/ }).focus()
  await shown.user.keyboard('{Enter}')
  await screen.findByText('Ningún usuario en la papelera')
  expect(document.activeElement?.textContent).toBe('Papelera')
})
