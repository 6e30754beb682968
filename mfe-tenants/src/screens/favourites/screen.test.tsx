// @vitest-environment jsdom
import { endpoints, type PropertyCard } from '@metrolibre/contract'
import {
  answers,
  aUser,
  refuse,
  renderRemote,
  screen,
  startFakeApi,
  waitFor,
  type FakeApi,
} from '@metrolibre/testing/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { favouritesKey } from '@metrolibre/platform/favourites'
import remote from '../../remote.tsx'
import { card } from '../../testing/places.ts'

const { favourites, savedSearches, locations, currency } = endpoints
const withdrawn = 'c00ea341-b6da-48fb-aac1-a490b9f654ea'
const savedAt = '2026-01-05T12:00:00.000Z'
const price = { amount: 500_000, currency: 'CLP', unit: 'month' } as const
const noted = (propertyId: string) => ({ propertyId, savedAt, price })
const sent = (locationId: string) => ({ locationId, savedAt, price })

let api: FakeApi
beforeEach(() => localStorage.clear())
afterEach(() => api.close())

const keep = (...ids: string[]) =>
  localStorage.setItem(favouritesKey, JSON.stringify({ owner: null, favourites: ids.map(noted) }))
const kept = () =>
  JSON.parse(localStorage.getItem(favouritesKey) ?? '{}') as { owner?: string; favourites?: object[] }

const open = async (
  { cards = [card()], user = false, isUnread }: { cards?: PropertyCard[]; user?: boolean; isUnread?: true },
  more: Parameters<typeof startFakeApi>[0] = [],
) => {
  api = await startFakeApi([
    ...more,
    answers(locations.cards, () => ({ locations: cards })),
    answers(currency.list, () => ({ currencies: [] })),
    answers(savedSearches.list, () => ({ searches: [] })),
  ])
  return renderRemote(remote, {
    path: '/favoritos',
    api: api.baseUrl,
    ...(user && { user: aUser() }),
    ...(isUnread && { isUnread }),
  })
}
const heart = () => screen.findByRole('button', { name: 'Guardar Casa Sucre en favoritos' })

it('shows a visitor what the device keeps, also what was withdrawn, and takes a removal back', async () => {
  keep(card().id, withdrawn)
  const { user } = await open({})
  expect(await screen.findByRole('heading', { name: '2 propiedades' })).toBeTruthy()
  expect(screen.getByText(/Bajó desde/).textContent).toContain('500.000')
  expect(screen.getByRole('heading', { name: 'Ya no está publicada' })).toBeTruthy()
  expect((await heart()).getAttribute('aria-pressed')).toBe('true')
  await user.click(await heart())
  expect(await screen.findByRole('heading', { name: '1 propiedad' })).toBeTruthy()
  expect(kept().favourites).toEqual([noted(withdrawn)])
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
  expect(await screen.findByRole('heading', { name: '2 propiedades' })).toBeTruthy()
  expect(kept().favourites).toHaveLength(2)
})

it('adds what the device keeps to the account, says so, and keeps a copy for this account', async () => {
  keep(card().id)
  const merged: unknown[] = []
  await open({ user: true }, [
    answers(favourites.merge, ({ body }) => {
      merged.push(body)
      return { favourites: [sent(card().id)], added: 1 }
    }),
  ])
  expect(await screen.findByText(/Juntamos un favorito de este equipo/)).toBeTruthy()
  expect(merged).toEqual([{ favourites: [sent(card().id)] }])
  expect(kept().owner).toBe(aUser().id)
})

it('puts a favourite back and says why when the server fails', async () => {
  const { user } = await open({ user: true }, [
    answers(favourites.list, () => ({ favourites: [sent(card().id)] })),
    answers(favourites.remove, () => refuse({ status: 503, code: 'unavailable', message: 'Ahora no' })),
  ])
  await user.click(await heart())
  expect(await screen.findByText('Ahora no', {}, { timeout: 8000 })).toBeTruthy()
  expect((await heart()).getAttribute('aria-pressed')).toBe('true')
})

it('writes the day of the last mail about a search as it was where the reader lives', async () => {
  // Still the fourth in Perú, where it is two hours earlier than in Chile.
  const search = {
    id: withdrawn,
    name: 'Taller en Lima',
    filters: {},
    mail: true,
    createdAt: savedAt,
    mailedAt: '2026-01-05T03:30:00.000Z',
    fresh: 0,
  }
  api = await startFakeApi([
    answers(savedSearches.list, () => ({ searches: [search] })),
    answers(favourites.list, () => ({ favourites: [] })),
  ])
  const user = aUser({ country: 'Perú' })
  await renderRemote(remote, { path: '/favoritos', api: api.baseUrl, user })
  expect(await screen.findByText(/^Último: 4 /)).toBeTruthy()
})

it('says what a search for sheds asks for', async () => {
  const filters = { type: 'galpon' as const, minHeight: 650, facts: ['fence' as const] }
  const search = {
    id: withdrawn,
    name: 'Naves',
    filters,
    mail: true,
    createdAt: savedAt,
    mailedAt: null,
    fresh: 0,
  }
  api = await startFakeApi([
    answers(savedSearches.list, () => ({ searches: [search] })),
    answers(favourites.list, () => ({ favourites: [] })),
  ])
  await renderRemote(remote, { path: '/favoritos', api: api.baseUrl, user: aUser({}) })
  expect(await screen.findByText('altura libre de 6,5 m o más')).toBeTruthy()
  expect(screen.getByText('cierre perimetral')).toBeTruthy()
})

it('ignores what is unreadable on the device', async () => {
  localStorage.setItem(favouritesKey, '{"favourites":[null,{"propertyId":7}]')
  await open({})
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Todavía no guardas nada.' })).toBeTruthy())
})

it('tells of a favourite that can’t be read for want of a connection when it was saved', async () => {
  keep(card().id)
  api = await startFakeApi([])
  await renderRemote(remote, { path: '/favoritos' })
  expect(await screen.findByRole('heading', { name: 'Sin conexión' }, { timeout: 8000 })).toBeTruthy()
  expect(screen.getByText(/^Guardada el 5 de enero\. Se ve cuando vuelvas a tener conexión/)).toBeTruthy()
})

it('shows what the device remembers of an account whose session can’t be read, and says so', async () => {
  localStorage.setItem(favouritesKey, JSON.stringify({ owner: 'somebody', favourites: [noted(card().id)] }))
  const { user } = await open({ isUnread: true })
  expect(await screen.findByRole('heading', { name: '1 propiedad' })).toBeTruthy()
  expect(screen.getByText('Ahora no podemos leer tu sesión')).toBeTruthy()
  expect(screen.queryByText(/Busca con filtros/)).toBeNull()
  await user.click(await heart())
  expect(await screen.findByText(/Inténtalo en un momento/)).toBeTruthy()
  expect(kept()).toMatchObject({ owner: 'somebody', favourites: [noted(card().id)] })
})

it('does not take saved searches of an account whose session can’t be read for those of the device', async () => {
  const search = { id: withdrawn, name: 'Taller en Lima', filters: {}, mail: true, fresh: 0 }
  localStorage.setItem('metrolibre.searches', JSON.stringify({ owner: 'somebody', searches: [search] }))
  await open({ isUnread: true })
  expect(await screen.findByRole('heading', { name: 'Taller en Lima' })).toBeTruthy()
  expect(screen.queryByText(/En este equipo/)).toBeNull()
})
