import { configureApi } from '@metrolibre/api-client'
import {
  localeOfPath,
  Outlet,
  useLocale,
  useLocation,
  type Country,
  type Locale,
  type Messages,
  type QueryClient,
  type RuntimeConfig,
  type SessionUser,
} from '@metrolibre/platform'
import {
  countryAtom,
  createMemoryNavigation,
  createQueryClient,
  createStore,
  loginRequestAtom,
  MessagesProvider,
  PagesInMemory,
  PlatformProviders,
  sessionAtom,
  type LoginRequest,
  type RouteObject,
  type Store,
} from '@metrolibre/platform/host'
import { UiProvider } from '@metrolibre/ui'
import { cleanup, render } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { onTestFinished } from 'vitest'
import { fillBrowserGaps } from './browser-gaps.ts'
import { NoticeBoard } from './notice-board.tsx'
import { testConfig } from './test-config.ts'

export interface RenderOptions {
  /** The first address, with its language segment and query: `/en/propietario?city=Lima`. */
  path: string
  /** Base address of the API, usually of a `FakeApi`. */
  api?: string
  /** The signed-in user; nobody by default. */
  user?: SessionUser
  /** Instead of a user: a session is stored, but could not be read. */
  isUnread?: true
  country?: Country
  config?: Partial<RuntimeConfig>
}

interface Routing {
  routes: RouteObject[]
  messages: Record<Locale, Messages>
  /** Ends once what a page at this path shows is loaded. */
  load?: (pathname: string) => Promise<unknown>
}

/** Shown when a navigation leaves the routes under test. */
function Elsewhere() {
  const { pathname, search } = useLocation()
  return <main data-testid="elsewhere">{pathname + search}</main>
}

export interface RenderedPage {
  container: HTMLElement
  unmount: () => void
  /** Simulates clicks and typing. */
  user: UserEvent
  store: Store
  queryClient: QueryClient
  /** Returns the current address, with its language segment, query and hash. */
  address: () => string
  navigate: (to: string) => Promise<void>
  /** Goes back as the button of the browser does. */
  back: () => Promise<void>
  /** Returns the login dialog that a screen asked for. */
  loginRequest: () => LoginRequest | null
}

/** Renders routes inside the shell's providers: router, queries, texts, session, country, feedback. */
export const renderRoutes = ({ routes, messages, load }: Routing, options: RenderOptions): RenderedPage => {
  cleanup()
  // What a page keeps as it is left, such as a draft, is for this test and not for the next one.
  onTestFinished(cleanup)
  fillBrowserGaps()
  const { path, api = 'http://127.0.0.1:9', user, isUnread, country, config } = options
  const store = createStore()
  const nobody = { status: 'anonymous', user: null, ...(isUnread && { isUnread }) } as const
  store.set(sessionAtom, user ? { status: 'signed-in', user } : nobody)
  if (country) store.set(countryAtom, country)
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  const Page = () => {
    const { locale } = useLocale()
    return (
      <MessagesProvider locale={locale} messages={messages[locale]}>
        <Outlet />
        <NoticeBoard />
      </MessagesProvider>
    )
  }
  const children = [...routes, { path: '*', element: <Elsewhere /> }]
  const pages = [{ path: '/en?', element: <Page />, children }]
  const navigation = createMemoryNavigation(path, load)
  configureApi({
    baseUrl: api,
    getToken: () => Promise.resolve(user ? 'test-bearer' : null),
    getLanguage: () => localeOfPath(navigation.place().location.pathname),
  })
  const { container, unmount } = render(
    <UiProvider>
      <PlatformProviders store={store} queryClient={queryClient} config={{ ...testConfig, ...config }}>
        <PagesInMemory navigation={navigation} routes={pages} />
      </PlatformProviders>
    </UiProvider>,
  )
  return {
    container,
    unmount,
    user: userEvent.setup(),
    store,
    queryClient,
    address: () => {
      const { pathname, search, hash } = navigation.place().location
      return pathname + search + hash
    },
    navigate: (to: string) => navigation.navigate(to),
    back: () => navigation.navigate(-1),
    loginRequest: () => store.get(loginRequestAtom),
  }
}
