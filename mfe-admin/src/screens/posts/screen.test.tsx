// @vitest-environment jsdom
import { endpoints, type Publication } from '@metrolibre/contract'
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
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import remote from '../../remote.tsx'

const { adminCommunity, adminFilters } = endpoints

let post: Publication
let api: FakeApi
beforeEach(() => {
  post = {
    id: '0b8f1e9a-4a39-4a3e-9a51-000000000011',
    title: 'Taller de cerámica',
    description: 'Hacemos tazas.',
    lang: 'es',
    category: 'crafts',
    user: { id: '0b8f1e9a-4a39-4a3e-9a51-000000000012', firstName: 'Quillay' },
    image: null,
    imageVariants: [],
    webSite: null,
    instagram: null,
    imagesPublication: [],
    isVerified: false,
    isActive: true,
    refusal: null,
    created: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  }
})
afterEach(() => {
  vi.unstubAllGlobals()
  return api.close()
})

/** Each change makes another version of the post. */
const save = (changes: Partial<Publication>): Publication => {
  post = { ...post, ...changes, updatedAt: new Date(Date.parse(post.updatedAt) + 1000).toISOString() }
  return post
}

const open = async (search = '') => {
  api = await startFakeApi([
    answers(adminFilters.list, () => ({ filters: [] })),
    answers(adminCommunity.publications, ({ query }) => {
      const publications = query.get('isVerified') === String(!post.isVerified) ? [] : [post]
      const total = publications.length
      return { publications, total, totalIsExact: true, position: 0, nextCursor: null, previousCursor: null }
    }),
    answers(adminCommunity.verifyPublication, ({ body }) => {
      const { ifUpdatedAt, isVerified } = body as { ifUpdatedAt: string; isVerified: boolean }
      return ifUpdatedAt === post.updatedAt
        ? save({ isVerified })
        : refuse({ status: 409, code: 'changed_meanwhile', message: 'Otra persona lo cambió' })
    }),
  ])
  return renderRemote(remote, { path: `/admin/publications${search}`, api: api.baseUrl })
}
const toggle = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Taller de cerámica verificada' })

it('verifies a post at once, and takes it back in the version that this made', async () => {
  const page = await open()
  await page.user.click(await toggle())
  await screen.findByText('«Taller de cerámica» quedó verificada')
  await waitFor(() => expect(post.isVerified).toBe(true))
  await page.user.click(screen.getByRole('button', { name: 'Deshacer' }))
  await waitFor(() => expect(post.isVerified).toBe(false))
})

it('says that another admin was faster, and changes nothing', async () => {
  const page = await open()
  const verified = await toggle()
  save({ description: 'Hacemos platos.' })
  await page.user.click(verified)
  await screen.findByText(/Otra persona/)
  expect(post.isVerified).toBe(false)
})

it('says that no post has the chosen filters, and shows all again', async () => {
  const page = await open('?isVerified=true')
  await page.user.click(await screen.findByRole('button', { name: 'Quitar filtros' }))
  expect(await toggle()).toBeTruthy()
})

it('verifies a post from its block on a phone', async () => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: media === '(max-width: 759px)', media }),
  )
  const page = await open()
  const verified = await toggle()
  expect(verified.closest('li')).not.toBeNull()
  await page.user.click(screen.getByText('Verificada'))
  await waitFor(() => expect(post.isVerified).toBe(true))
})

it('does to one post what the menu of its row offers', async () => {
  const page = await open()
  await toggle()
  screen.getByRole('button', { name: 'Acciones de Taller de cerámica' }).focus()
  await page.user.keyboard('{Enter}')
  const first = await screen.findByRole('menuitem', { name: 'Verificar' })
  // On a busy machine, the menu looks for its first item before there is one.
  await page.user.keyboard('{Home}')
  await waitFor(() => expect(first.hasAttribute('data-highlighted')).toBe(true))
  await page.user.keyboard('{Enter}')
  await screen.findByText(/^Terminado: 1 listo/)
  await waitFor(() => expect(post.isVerified).toBe(true))
  expect(page.address()).toBe('/admin/publications')
})

it('shows the chosen post beside a wide list, and decides about it there', async () => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: media.includes('min-width'), media }),
  )
  const page = await open()
  const panel = within(await screen.findByRole('region', { name: 'Taller de cerámica' }))
  expect(panel.getByText('Hacemos tazas.')).toBeTruthy()
  await page.user.click(panel.getByRole('button', { name: 'Verificar' }))
  await panel.findByRole('button', { name: 'Quitar verificación' })
  await waitFor(() => expect(post.isVerified).toBe(true))
  await page.user.click(screen.getByText('Quillay'))
  expect(page.address()).toBe('/admin/publications')
})
