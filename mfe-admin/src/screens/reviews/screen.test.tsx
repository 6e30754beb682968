// @vitest-environment jsdom
import { endpoints } from '@metrolibre/contract'
import { answers, renderRemote, screen, startFakeApi, waitFor, type FakeApi } from '@metrolibre/testing/react'
import { afterEach, expect, it } from 'vitest'
import remote from '../../remote.tsx'

const { adminCommunity, adminFilters } = endpoints

const review = (number: number) => ({
  id: `0b8f1e9a-4a39-4a3e-9a51-00000000001${number}`,
  title: `Reseña ${number}`,
  comment: 'Todo bien.',
  lang: 'es' as const,
  rating: 'good' as const,
  creator: { id: '0b8f1e9a-4a39-4a3e-9a51-000000000021', firstName: 'Quillay' },
  receiver: { id: '0b8f1e9a-4a39-4a3e-9a51-000000000022', firstName: 'Rayén' },
  isActive: true,
  isVerified: false,
  writtenBy: 'tenant' as const,
  reservationId: null,
  location: null,
  created: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
})

let api: FakeApi
afterEach(() => api.close())

it('filters reviews by their writer, and hides several of them at once', async () => {
  let reviews = [1, 2].map((number) => review(number))
  api = await startFakeApi([
    answers(adminFilters.list, () => ({ filters: [] })),
    answers(adminCommunity.reviews, () => {
      const total = reviews.length
      return { reviews, total, totalIsExact: true, position: 0, nextCursor: null, previousCursor: null }
    }),
    answers(adminCommunity.setReviewActive, ({ body }) => {
      const { id, isActive } = body as { id: string; isActive: boolean }
      reviews = reviews.map((one) => (one.id === id ? { ...one, isActive } : one))
      return reviews.find((one) => one.id === id)!
    }),
  ])
  const page = await renderRemote(remote, { path: '/admin/reviews?writtenBy=tenant', api: api.baseUrl })
  await page.user.click(await screen.findByLabelText('Elegir a Reseña 1'))
  const asked = api.calls.find(({ endpointId }) => endpointId === adminCommunity.reviews.id)
  expect(asked?.query.get('writtenBy')).toBe('tenant')
  await page.user.click(screen.getByLabelText('Elegir a Reseña 2'))
  await page.user.click(screen.getByRole('button', { name: 'No mostrar' }))
  await waitFor(() => expect(reviews.map(({ isActive }) => isActive)).toEqual([false, false]))
  const shown = await screen.findByRole<HTMLInputElement>('switch', { name: 'Reseña 1 visible' })
  await waitFor(() => expect(shown.checked).toBe(false))
})

it('takes back for ten seconds what was done to several, and leaves alone what was so before', async () => {
  let reviews = [review(1), { ...review(2), isActive: false }, review(3)]
  const sent: unknown[] = []
  api = await startFakeApi([
    answers(adminFilters.list, () => ({ filters: [] })),
    answers(adminCommunity.reviews, () => {
      const total = reviews.length
      return { reviews, total, totalIsExact: true, position: 0, nextCursor: null, previousCursor: null }
    }),
    answers(adminCommunity.setReviewActive, ({ body }) => {
      const { id, isActive } = body as { id: string; isActive: boolean }
      sent.push([id, isActive])
      reviews = reviews.map((one) => (one.id === id ? { ...one, isActive } : one))
      return reviews.find((one) => one.id === id)!
    }),
  ])
  const page = await renderRemote(remote, { path: '/admin/reviews', api: api.baseUrl })
  await page.user.click(await screen.findByLabelText('Elegir a Reseña 1'))
  await page.user.click(screen.getByLabelText('Elegir a Reseña 2'))
  await page.user.click(screen.getByLabelText('Elegir a Reseña 3'))
  await page.user.click(screen.getByRole('button', { name: 'No mostrar' }))
  await screen.findByText('Listo: 2 cambiaron')
  expect(reviews.map(({ isActive }) => isActive)).toEqual([false, false, false])
  sent.length = 0
  await page.user.click(screen.getByRole('button', { name: 'Deshacer' }))
  await screen.findByRole('region', { name: 'Deshaciendo 2 cambios' })
  await waitFor(() => expect(reviews.map(({ isActive }) => isActive)).toEqual([true, false, true]))
  expect(sent).toHaveLength(2)
})
