// @vitest-environment jsdom
import { endpoints } from '@metrolibre/contract'
import { answers, refuse, renderRemote, screen, startFakeApi, within } from '@metrolibre/testing/react'
import { expect, it } from 'vitest'
import remote from '../../remote.tsx'

it('says that there is no such booking where the address asks for one', async () => {
  const api = await startFakeApi([
    answers(endpoints.adminReservations.list, () => ({
      reservations: [],
      total: 0,
      totalIsExact: true,
      position: 0,
      nextCursor: null,
      previousCursor: null,
    })),
    answers(endpoints.adminReservations.detail, () =>
      refuse({ status: 404, code: 'not_found', message: 'No está' }),
    ),
    answers(endpoints.adminFilters.list, () => ({ filters: [] })),
  ])
  const page = await renderRemote(remote, {
    path: '/admin/reservations?reservation=nope',
    api: api.baseUrl,
  })
  const dialog = await screen.findByRole('dialog', { name: 'Reserva' })
  expect(await within(dialog).findByText('Esta reserva no existe')).toBeTruthy()
  await page.user.click(within(dialog).getByRole('button', { name: 'Cerrar' }))
  expect(page.address()).toBe('/admin/reservations')
  await api.close()
})
