// @vitest-environment jsdom
import { endpoints, type Publication } from '@metrolibre/contract'
import { answers, refuse, renderRemote, screen, startFakeApi } from '@metrolibre/testing/react'
import { expect, it } from 'vitest'
import remote from '../../remote.tsx'

it('shows the server’s message when the posts could not be loaded, and retries', async () => {
  let works = false
  const api = await startFakeApi([
    answers(endpoints.publications.verified, () =>
      works
        ? { publications: [], nextCursor: null }
        : refuse({ status: 503, code: 'unavailable', message: 'El servicio no está disponible' }),
    ),
  ])
  const { user } = await renderRemote(remote, { path: '/posts', api: api.baseUrl })
  expect(await screen.findByText('El servicio no está disponible', {}, { timeout: 10_000 })).toBeTruthy()
  works = true
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('Todavía no hay publicaciones.')).toBeTruthy()
  await api.close()
})

it('shows further posts on demand, and asks the server for words', async () => {
  const post = (title: string): Publication => ({
    id: `f0000000-0000-4000-8000-0000000000${title.length + 10}`,
    title,
    description: 'Vajilla',
    lang: 'en',
    category: 'crafts',
    user: { id: 'f0000000-0000-4000-8000-000000000009', firstName: 'Abril' },
    image: null,
    imageVariants: [],
    webSite: null,
    instagram: null,
    imagesPublication: [],
    isVerified: true,
    isActive: true,
    refusal: null,
    created: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  })
  const api = await startFakeApi([
    answers(endpoints.publications.counts, () => ({ all: 9, crafts: 4, food: 3, arts: 2, services: 0 })),
    answers(endpoints.publications.verified, ({ query }) => {
      const [q, category] = [query.get('q'), query.get('category')]
      if (category) return { publications: category === 'food' ? [post('Braza')] : [], nextCursor: null }
      if (q) return { publications: q === 'pan' ? [post('Horno')] : [], nextCursor: null }
      return query.has('cursor')
        ? { publications: [post('Segunda')], nextCursor: null }
        : { publications: [post('Primera vez')], nextCursor: 'siguiente' }
    }),
  ])
  const { user } = await renderRemote(remote, { path: '/posts', api: api.baseUrl })
  await screen.findByRole('heading', { name: 'Primera vez' }, { timeout: 10_000 })
  await user.click(screen.getByRole('button', { name: 'Ver más publicaciones' }))
  expect(await screen.findByRole('heading', { name: 'Segunda' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ver más publicaciones' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Segunda' }).getAttribute('lang')).toBe('en')
  await user.click(await screen.findByRole('button', { name: 'Comida 3' }))
  expect(await screen.findByRole('heading', { name: 'Braza' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Comida 3', pressed: true })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Todas 9' }))
  await screen.findByRole('heading', { name: 'Primera vez' })
  await user.type(screen.getByRole('searchbox'), 'pan')
  expect(await screen.findByRole('heading', { name: 'Horno' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Segunda' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Comida' })).toBeTruthy()
  await api.close()
})
