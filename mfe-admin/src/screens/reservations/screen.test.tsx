// @vitest-environment jsdom
import { endpoints, type AdminReservation } from '@metrolibre/contract'
import {
  answers,
  aReservation,
  cleanup,
  refuse,
  renderRemote,
  screen,
  startFakeApi,
  waitFor,
  within,
} from '@metrolibre/testing/react'
import { expect, it } from 'vitest'
import remote from '../../remote.tsx'

const emptyList = [
  answers(endpoints.adminReservations.list, () => ({
    reservations: [],
    total: 0,
    totalIsExact: true,
    position: 0,
    nextCursor: null,
    previousCursor: null,
  })),
  answers(endpoints.adminFilters.list, () => ({ filters: [] })),
]

it('says that there is no such booking where the address asks for one', async () => {
  const api = await startFakeApi([
    answers(endpoints.adminReservations.detail, () =>
      refuse({ status: 404, code: 'not_found', message: 'No está' }),
    ),
    ...emptyList,
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

const [id, otherId] = ['0b8f1e9a-4a39-4a3e-9a51-000000000050', '0b8f1e9a-4a39-4a3e-9a51-000000000051']
const person = { id, firstName: 'Hugo', lastName: 'Milla', companyName: null, email: 'hugo@people.example' }
const reservation: AdminReservation = {
  ...aReservation({ id, status: 'confirmed' }),
  client: person,
  owner: person,
  paymentIntentId: null,
  transferReference: null,
}

it('says of a booking that is paid month by month what is to pay, and paid only where nothing is', async () => {
  const month = { amount: 480_000, dueOn: '2081-03-07', paidAt: null, receiptUrl: null }
  const first = { ...month, number: 1, state: 'paid' as const }
  for (const [state, words] of [
    ['planned', ['Al día']],
    ['overdue', ['Mes atrasado']],
    ['paid', ['Pagada']],
  ] as const) {
    const booking = { ...reservation, charges: [first, { ...month, number: 2, state }] }
    const api = await startFakeApi([
      answers(endpoints.adminReservations.detail, () => ({ reservation: booking, events: [] })),
      ...emptyList,
    ])
    const path = `/admin/reservations?reservation=${id}`
    await renderRemote(remote, { path, api: api.baseUrl })
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText(words[0])
    const said = ['Al día', 'Pagada', 'Mes atrasado'].filter((one) => dialog.queryByText(one))
    expect(said).toEqual(words)
    await api.close()
    cleanup()
  }
})

it('keeps the keyboard where it asks for a reason, and on the way back', async () => {
  const api = await startFakeApi([
    answers(endpoints.adminReservations.detail, () => ({ reservation, events: [] })),
    ...emptyList,
  ])
  const page = await renderRemote(remote, {
    path: `/admin/reservations?reservation=${id}`,
    api: api.baseUrl,
  })
  const dialog = within(await screen.findByRole('dialog'))
  await page.user.click(await dialog.findByRole('button', { name: 'Devolver el pago' }))
  expect(document.activeElement).toBe(dialog.getByLabelText('Por qué se devuelve'))
  await page.user.click(dialog.getByRole('button', { name: 'Volver' }))
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Devolver el pago' }))
  await api.close()
})

it('leads to both sides and the property, and downloads each document', async () => {
  const fileOf = (kind: 'contract' | 'document', name: string) => ({
    id: name,
    kind,
    name,
    url: `/reservation/${id}/${kind}`,
    created: '2026-11-20T12:00:00.000Z',
    removable: false,
  })
  const asked: string[] = []
  const pdf = (name: string) => () => {
    asked.push(name)
    return Buffer.from('%PDF-')
  }
  const api = await startFakeApi([
    answers(endpoints.adminReservations.detail, () => ({
      reservation: {
        ...reservation,
        owner: { ...person, id: otherId },
        files: [fileOf('contract', 'contrato.pdf'), fileOf('document', 'acta.pdf')],
      },
      events: [],
    })),
    answers(endpoints.reservations.contract, pdf('contract')),
    answers(endpoints.reservationExtras.file, pdf('document')),
    ...emptyList,
  ])
  const page = await renderRemote(remote, {
    path: `/admin/reservations?reservation=${id}`,
    api: api.baseUrl,
  })
  const dialog = within(await screen.findByRole('dialog'))
  const links = (await dialog.findAllByRole('link')).map((link) => link.getAttribute('href'))
  for (const path of [
    `/admin/users/detail/${id}`,
    `/admin/users/detail/${otherId}`,
    '/admin/locations/detail/',
  ])
    expect(links.some((href) => href?.includes(path))).toBe(true)
  await page.user.click(dialog.getByRole('button', { name: 'Descargar el contrato firmado' }))
  await page.user.click(dialog.getByRole('button', { name: 'Descargar acta.pdf' }))
  await waitFor(() => expect(asked).toEqual(['contract', 'document']))
  await api.close()
})
