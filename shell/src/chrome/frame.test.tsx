// @vitest-environment jsdom
import { configureApi } from '@metrolibre/api-client'
import { CONTRACT_VERSION, endpoints } from '@metrolibre/contract'
import { Link, Outlet, usePageChrome, type SessionUser } from '@metrolibre/platform'
import {
  countryAtom,
  createMemoryNavigation,
  createQueryClient,
  createStore,
  PlatformProviders,
  PagesInMemory,
  sessionAtom,
} from '@metrolibre/platform/host'
import type { RemoteConfig } from '@metrolibre/platform/remote-config'
import {
  aUser,
  answers,
  cleanup,
  fillBrowserGaps,
  render,
  screen,
  startFakeApi,
  testConfig,
  userEvent,
  waitFor,
  within,
  type FakeApi,
} from '@metrolibre/testing/react'
import { UiProvider } from '@metrolibre/ui'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadCatalogue } from '../locale/catalogues.ts'
import { createTestIdentity, createTestSession } from '../session/testing/create-test-session.ts'
import { guardOf } from '../session/guard.ts'
import { RouteGuard } from '../session/route-guard.tsx'
import { keptSessionMark } from '../session/kept-session.ts'
import { ChromeFrame } from './frame.tsx'
import { NotFound } from './pages/not-found.tsx'

const person = aUser()

const nav = (
  to: string,
  es: string,
  place: 'main' | 'user' | 'admin',
  audience: 'all' | 'user' | 'admin',
) => ({
  id: to,
  to,
  label: { es, en: `${es} (en)` },
  place,
  audience,
})

const config: RemoteConfig = {
  name: 'mfe-test',
  contractVersion: CONTRACT_VERSION,
  locales: ['es', 'en'],
  routes: [
    { id: 'home', path: '/', guard: 'public', render: 'server' },
    { id: 'owner', path: '/propiedad', guard: 'public', render: 'server', wizardWith: 'property' },
    { id: 'tenants', path: '/propietario', guard: 'public', render: 'server' },
    { id: 'mine', path: '/my-locations/reservations', guard: 'user', render: 'skeleton' },
    { id: 'admin-payments', path: '/admin/payments', guard: 'admin', render: 'skeleton', chrome: 'admin' },
    { id: 'admin-reservations', path: '/admin/reservations', guard: 'admin', render: 'skeleton' },
  ],
  nav: [
    {
      ...nav('/propiedad', 'Tengo espacio', 'main', 'all'),
      order: 20,
      bottomOrder: 10,
      sections: [{ path: '/my-locations', audience: 'owner' }],
    },
    { ...nav('/propietario', 'Busco espacio', 'main', 'all'), order: 10, bottomOrder: 20 },
    nav('/my-locations/reservations', 'Mis reservas', 'user', 'user'),
    nav('/admin/reservations', 'Reservas', 'admin', 'admin'),
  ],
  needs: [],
}

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0)
  usePageChrome(name === 'tenants' ? { chatSubject: 'Taller Ñuñoa' } : {})
  return (
    <>
      <h1>{name}</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        count {count}
      </button>
      <Link to="/my-locations/reservations">mine</Link>
    </>
  )
}

let api: FakeApi
const signOut = vi.fn<() => Promise<void>>(() => Promise.resolve())

const open = (path: string, user?: SessionUser) => {
  cleanup()
  const store = createStore()
  store.set(sessionAtom, user ? { status: 'signed-in', user } : { status: 'anonymous', user: null })
  const queryClient = createQueryClient()
  const session = createTestSession({
    store,
    queryClient,
    identity: () => Promise.resolve({ ...createTestIdentity(), signOut }),
    readUser: () => Promise.resolve(user ?? person),
  })
  configureApi({ baseUrl: api.baseUrl, getToken: session.token, onUnauthenticated: session.unauthenticated })
  const routes = [
    {
      path: '/en?',
      element: (
        <ChromeFrame session={session} configs={[config]}>
          <Outlet />
        </ChromeFrame>
      ),
      children: [
        ...config.routes.map((route) => ({
          path: route.path.slice(1),
          element: (
            <RouteGuard guard={guardOf(route)} waiting={<p>waiting</p>}>
              <Counter name={route.id} />
            </RouteGuard>
          ),
        })),
        { path: '*', element: <NotFound /> },
      ],
    },
  ]
  const navigation = createMemoryNavigation(path)
  render(
    <UiProvider>
      <PlatformProviders store={store} queryClient={queryClient} config={testConfig}>
        <PagesInMemory navigation={navigation} routes={routes} />
      </PlatformProviders>
    </UiProvider>,
  )
  return { store, session, user: userEvent.setup(), address: () => navigation.place().location.pathname }
}

const idOf = (number: number) => `0b8f1e9a-4a39-4a3e-9a51-00000000000${number}`
const found = { name: 'Nave', client: 'Ñandú', currency: 'CLP' } as const
const patience = { timeout: 20_000 }
const someFrames = async () => {
  for (let count = 0; count < 3; count += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/**
 * Opens the menu of the account. Windows of earlier tests give the focus back within some frames, which closes a menu,
 * and a menu that opens replaces its button and begins to listen within as many.
 */
async function openAccount(user: ReturnType<typeof userEvent.setup>) {
  await someFrames()
  await user.click(screen.getByRole('button', { name: 'Tu cuenta: Camila Prueba' }))
  await screen.findByRole('dialog', { name: 'Tu cuenta' })
  await someFrames()
}

const banner = () => within(screen.getByRole('banner'))

describe('the frame', () => {
  let updates: unknown[]
  beforeEach(async () => {
    fillBrowserGaps()
    localStorage.clear()
    updates = []
    // The router's loaders do the same before a page changes.
    await Promise.all([loadCatalogue('es'), loadCatalogue('en')])
    api = await startFakeApi([
      answers(endpoints.auth.login, () => ({
        storageTokenAuthFirebase: 'custom',
        token: 'bearer',
        user: person,
      })),
      answers(endpoints.adminFind.all, () => ({
        users: [
          {
            id: idOf(1),
            name: 'Ñandú',
            email: 'n@people.example',
            companyName: null,
            isActive: true,
            inTrash: false,
          },
        ],
        locations: [],
        reservations: [
          { ...found, id: idOf(2), status: 'active' as const, startDate: '2026-11-20', price: 1000 },
        ],
        payments: [
          {
            ...found,
            id: idOf(3),
            reference: 'pi_1',
            method: 'card' as const,
            reservationId: idOf(4),
            amount: 1000,
            paid: '2026-11-20T14:00:00.000Z',
          },
        ],
        zones: [],
      })),
      answers(endpoints.auth.update, ({ body }) => {
        updates.push(body)
        return { ...person, ...(body as Partial<typeof person>) }
      }),
    ])
  })
  afterEach(() => api.close())

  it('offers no login while it is not known whether the session that this browser keeps still lives', async () => {
    const { store } = open('/')
    await screen.findAllByRole('button', { name: 'Entrar' })
    store.set(sessionAtom, { status: 'loading', user: null })
    document.documentElement.setAttribute(keptSessionMark, '')
    await waitFor(() => expect(banner().queryByRole('button', { name: 'Entrar' })).toBeNull())
    document.documentElement.removeAttribute(keptSessionMark)
    expect(banner().queryAllByRole('button', { name: 'Entrar' })).not.toEqual([])
  })

  it('shows visitors the navigation in the specified order, and marks the current page', () => {
    open('/propietario')
    const links = within(screen.getByRole('navigation', { name: 'Principal' })).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(['Busco espacio', 'Tengo espacio'])
    expect(links[0]!.getAttribute('aria-current')).toBe('page')
    const bottom = [...document.querySelectorAll('nav[aria-label="Principal, abajo"] a')]
    expect(bottom.map((link: Element) => link.textContent)).toEqual(['Tengo espacio', 'Busco espacio'])
    expect(banner().queryByText('Nosotros')).toBeNull()
  })

  it('marks an entry as current in its sections, for those they are meant for', () => {
    const current = () =>
      screen.getAllByRole('link', { name: 'Tengo espacio' })[0]!.getAttribute('aria-current')
    open('/my-locations/reservations', { ...person, isOwner: true })
    expect(current()).toBe('page')
    open('/my-locations/reservations', { ...person, isOwner: false })
    expect(current()).toBeNull()
  })

  it('has only the bar of a wizard where the query makes a page one of its steps', () => {
    const mainNav = () => screen.queryByRole('navigation', { name: 'Principal' })
    open('/propiedad?property=1')
    expect(mainNav()).toBeNull()
    open('/propiedad?other=1')
    expect(mainNav()).toBeTruthy()
  })

  it('lets admins find records with the keyboard alone, and shows only what has a page', async () => {
    // On a busy machine, loading the dialog's code takes longer than the test waits.
    await import('./admin/find/find-dialog.tsx')
    const { user, address } = open('/admin/payments', { ...person, isAdmin: true })
    await screen.findAllByRole('button', { name: 'Buscar' }, patience)
    // The dialog's code is only loaded now, and the first letters come before its field is there.
    await user.keyboard('{Control>}k{/Control}ñan')
    const field = await screen.findByRole('combobox', {}, patience)
    // Nothing has a place on the screen here, so the dialog finds no field to focus.
    await user.type(field, 'dú')
    expect((field as HTMLInputElement).value).toBe('ñandú')
    const options = await screen.findAllByRole('option', {}, patience)
    // The page of the payment is not served, so it leads to the list with its booking.
    expect(options.map((option) => option.getAttribute('href'))).toEqual([
      `/admin/reservations?reservation=${idOf(2)}`,
      `/admin/reservations?reservation=${idOf(4)}`,
    ])
    await user.keyboard('{ArrowDown}')
    expect(options.map((option) => option.getAttribute('aria-selected'))).toEqual(['false', 'true'])
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/admin/reservations'))
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  })

  it('links only to pages that a remote serves', () => {
    open('/')
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getByRole('link', { name: 'Tengo espacio' })).toBeTruthy()
    expect(footer.queryByRole('link', { name: 'Términos' })).toBeNull()
  })

  it('shows the other country by one press at the foot of the page', async () => {
    const { store, user } = open('/')
    await user.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Ver Perú' }))
    expect(store.get(countryAtom)).toBe('Perú')
    expect(await screen.findByRole('button', { name: 'Ver Chile' })).toBeTruthy()
  })

  it('switches the language and keeps the page and its state', async () => {
    const { user, address } = open('/propietario')
    await user.click(screen.getByRole('button', { name: 'count 0' }))
    await user.click(screen.getByRole('button', { name: /País e idioma/ }))
    // The menu's code is loaded at the first press.
    await user.click(await screen.findByLabelText('English'))
    await waitFor(() => expect(address()).toBe('/en/propietario'))
    await waitFor(() => expect(document.documentElement.lang).toBe('en'))
    expect(screen.getByRole('button', { name: 'count 1' })).toBeTruthy()
    expect(banner().getAllByText('Log in').length).toBeGreaterThan(0)
    expect(screen.getByRole('link', { name: 'mine' }).getAttribute('href')).toBe(
      '/en/my-locations/reservations',
    )
  })

  it('makes the language that a user switches to that of the mails', async () => {
    const { user } = open('/propietario', person)
    await openAccount(user)
    await user.click(await screen.findByLabelText('English'))
    await waitFor(() => expect(updates).toEqual([{ language: 'en' }]))
  })

  it('asks a visitor to log in on a user’s page, and stays there afterwards', async () => {
    const { user, address } = open('/my-locations/reservations')
    await user.type(await screen.findByLabelText('Correo'), 'camila@metrolibre.example')
    await user.type(screen.getByLabelText('Contraseña'), 'secreta')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Entrar' }))
    expect(await screen.findByRole('heading', { name: 'mine' })).toBeTruthy()
    expect(address()).toBe('/my-locations/reservations')
    expect(await screen.findByRole('dialog', { name: 'Hola, Camila' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Seguir donde quedaste' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('refuses users on an admin’s page with the fixed text, and opens the owners’ page', async () => {
    const { address } = open('/admin/reservations', person)
    expect(await screen.findByText('No tienes permisos para entrar')).toBeTruthy()
    expect(address()).toBe('/propiedad')
  })

  it('refuses a user who logs in on an admin’s page at once, without a greeting over it', async () => {
    const { user, address } = open('/admin/payments')
    await user.type(await screen.findByLabelText('Correo'), 'camila@metrolibre.example')
    await user.type(screen.getByLabelText('Contraseña'), 'secreta')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Entrar' }))
    expect(await screen.findByText('No tienes permisos para entrar')).toBeTruthy()
    expect(screen.queryByRole('dialog', { name: 'Hola, Camila' })).toBeNull()
    expect(address()).toBe('/propiedad')
  })

  it('offers visitors of an admin’s page the login, in the frame of all visitors', async () => {
    const { address } = open('/admin/payments')
    expect(await screen.findByLabelText('Correo')).toBeTruthy()
    expect(screen.queryByText('No tienes permisos para entrar')).toBeNull()
    expect(address()).toBe('/admin/payments')
    expect(screen.getByRole('contentinfo', { hidden: true })).toBeTruthy()
  })

  it('shows admins the link to administration, and lets them in', async () => {
    open('/admin/reservations', { ...person, isAdmin: true })
    expect(await screen.findByRole('heading', { name: 'admin-reservations' })).toBeTruthy()
    expect(banner().getByRole('link', { name: 'Administración' }).getAttribute('href')).toBe(
      '/admin/reservations',
    )
  })

  it('opens the home page after a logout', async () => {
    const { user, address, store } = open('/propietario', person)
    await openAccount(user)
    expect(screen.getByText('camila@metrolibre.example')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Salir' }))
    await waitFor(() => expect(address()).toBe('/'))
    expect(store.get(sessionAtom).status).toBe('anonymous')
  })

  it('says why a logout failed, and keeps the user signed in', async () => {
    signOut.mockRejectedValueOnce(new Error('No hay conexión'))
    const { user, store } = open('/propietario', person)
    await openAccount(user)
    await user.click(screen.getByRole('button', { name: 'Salir' }))
    const alert = within(await screen.findByRole('alertdialog'))
    expect(alert.getByText('No hay conexión')).toBeTruthy()
    expect(store.get(sessionAtom).status).toBe('signed-in')
  })

  it('says so when the server has ended the session', async () => {
    const { session, store } = open('/', person)
    session.unauthenticated()
    expect(await screen.findByText('Tu sesión terminó')).toBeTruthy()
    expect(store.get(sessionAtom).status).toBe('anonymous')
  })

  it('stores the choice about cookies once, and opens the question again', async () => {
    const { user } = open('/')
    await user.click(screen.getByRole('button', { name: 'Rechazar' }))
    expect(JSON.parse(localStorage.getItem('metrolibre.consent')!)).toMatchObject({ choice: 'declined' })
    const settings = screen.getByRole('button', { name: 'Ajustes de cookies' })
    await user.click(settings)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Aceptar'))
    await user.click(screen.getByRole('button', { name: 'Aceptar' }))
    expect(JSON.parse(localStorage.getItem('metrolibre.consent')!)).toMatchObject({ choice: 'accepted' })
    expect(document.activeElement).toBe(settings)
  })

  it('opens the question about cookies from the menu of the account', async () => {
    localStorage.setItem(
      'metrolibre.consent',
      '{"choice":"declined","version":"2026-11","at":"2026-11-01T12:00:00Z"}',
    )
    const { user } = open('/propietario', person)
    await openAccount(user)
    const menu = within(await screen.findByRole('dialog'))
    await user.click(menu.getByRole('button', { name: 'Ajustes de cookies' }))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Aceptar'))
  })

  it('names the property in the text of the chat', async () => {
    open('/propietario')
    // It steps aside until there is room for it.
    const link = screen.getByLabelText('Conversemos por WhatsApp')
    await waitFor(() => expect(decodeURIComponent(link.getAttribute('href')!)).toContain('Taller Ñuñoa'))
    expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/56900000000\?text=/)
  })

  it('shows that an address does not exist', () => {
    open('/nada')
    expect(screen.getByRole('heading', { name: 'No encontramos esta página.' })).toBeTruthy()
  })
})
