import { configureApi, prepareCalls } from '@metrolibre/api-client'
import { localeOfPath, stripLocale, tabStorage, wordsOf } from '@metrolibre/platform'
import {
  CaptchaContext,
  createQueryClient,
  createStore,
  drawFor,
  hydrate,
  sessionAtom,
} from '@metrolibre/platform/host'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserCaptcha } from '../captcha/create-captcha.ts'
import { loadCatalogue } from '../locale/catalogues.ts'
import { keepCountry } from '../country/stored-country.ts'
import { askToForgetVisits } from '../offline/forget.ts'
import { createFetchPart } from '../registry/fetch-part.ts'
import { createFetchScreen } from '../registry/fetch-screen.ts'
import { wholeRegistry } from '../registry/whole-registry.ts'
import { loadUntilReady } from '../registry/load-until-ready.ts'
import { createScreenStore } from '../registry/screen-store.ts'
import { untilLoaded } from '../registry/until-loaded.ts'
import { createBrowserSession } from '../session/browser-session.ts'
import { guardOf } from '../session/guard.ts'
import { withinTime } from '../registry/within.ts'
import { ShellApp } from './app.tsx'
import { noteFailure, noteRecovery } from './beats/failures.ts'
import { takeEarlyInput } from './early-input.ts'
import { findRoute } from './find-route.ts'
import './lazily-shared.ts'
import { keepTexts } from './translation/keep-texts.ts'
import '@metrolibre/tokens/fonts.css'
import '../chrome/print.css'
import '@metrolibre/ui/system.css'
import { createNavigation } from './navigation.ts'
import { createPageNavigation } from './pages/create-page-navigation.ts'
import { createOrderedStart } from './ordered-start.ts'
import { fetchStartData } from './start-data.ts'
import { readPageState, rootId } from './page-state.ts'
import { Root } from './root.tsx'
import { createRoutes } from './routes.tsx'
import { pageLoadingAtom } from '../chrome/page-loading-atom.ts'
import { warmLogin } from '../dialogs/auth/login.tsx'
import { warmToasts } from '../dialogs/dialogs.tsx'
import { warmDetail } from '../offline/offline.tsx'
import { warmLinks } from './warm/warm-links.ts'
import { nextTask } from '../registry/next-task.ts'

/** How long an empty page waits for its data before it is rendered without. */
const dataPatienceMs = 2_000

/** Only the first call has an effect: during hydration in parts it is called more than once. */
const once = (work: () => Promise<void>) => {
  let done = false
  return () => {
    if (done) return undefined
    done = true
    return work()
  }
}

/** Starts the app in the browser: state, registry and the page's own remote, then the first render. */
export async function startApp(): Promise<void> {
  keepTexts(document.body)
  const { registry: named, config, country, isCountryKnown, rendered, queries } = readPageState()
  const registry = await wholeRegistry(named)
  const currentLocale = () => localeOfPath(location.pathname)
  const screens = createScreenStore(createFetchScreen(registry))
  const store = createStore()
  drawFor(store, country)
  const queryClient = createQueryClient()
  hydrate(queryClient, queries)
  await nextTask()
  const session = createBrowserSession({ config, store, queryClient, forgetVisits: askToForgetVisits })
  // Such a page shows nothing of a person before the session is restored, so what that takes comes with its own files.
  const isSessionAwaited = rendered !== 'screen' && session.isKept()
  if (isSessionAwaited && !session.isKeptWhole()) session.warmUp()
  const captcha = createBrowserCaptcha(config, queryClient)
  configureApi({
    baseUrl: config.apiBase,
    getToken: session.token,
    onUnauthenticated: session.unauthenticated,
    onForbidden: session.forbidden,
    getLanguage: currentLocale,
    ...(config.tracing && { tracing: true }),
  })

  await nextTask()
  const found = findRoute(registry, stripLocale(location.pathname))
  const { owner, route } = found ?? {}
  await nextTask()
  const open = owner && route && guardOf(route) === 'public'
  if (isSessionAwaited && owner && route && guardOf(route) === 'user')
    void screens.load(owner.name, route.id, currentLocale())
  const needs = owner?.remote.config.needs ?? []
  const ordered = createOrderedStart({ queryClient, session, needs, isFetched: rendered === 'screen' })
  const words = wordsOf({ locale: currentLocale(), country })
  const texts = untilLoaded(() => loadCatalogue(words))
  await nextTask()
  const wanted = open && { remoteName: owner.name, routeId: route.id, locale: currentLocale() }
  const [screen] = await Promise.all([
    // What can be read is not replaced by a failure.
    wanted && rendered === 'screen'
      ? loadUntilReady(screens, { ...wanted, onFailure: noteFailure })
      : wanted && screens.load(wanted.remoteName, wanted.routeId, wanted.locale),
    texts,
    // A page that the server could not render stays empty until its data is there or has failed.
    rendered === 'none' &&
      withinTime(dataPatienceMs, ordered.finish(), () => new Error('late')).catch(() => undefined),
  ])

  if (found && screen && screen.status === 'ready') {
    const locale = currentLocale()
    // Without them it is taken over in two pieces.
    await Promise.all([
      screen.texts.load(words),
      screen.route.ownTexts?.({ params: found.params, queryClient, locale, country }),
    ]).catch(() => undefined)
  }

  await nextTask()
  const navigation = createNavigation({ registry, screens, store, queryClient })
  const pages = createPageNavigation({
    load: navigation.change,
    onLoading: (isLoading) => store.set(pageLoadingAtom, isLoading),
  })
  // The stored choices change much of the page at once; in a transition React renders them in slices.
  const afterStart = () =>
    new Promise<void>((resolve, reject) => {
      startTransition(() => {
        keepCountry(store, isCountryKnown)
        ordered.finish().then(resolve, reject)
      })
    })
  await nextTask()
  // The first access to the storage waits for another process of the browser, so it is made before the router
  // needs it.
  tabStorage.getItem('')
  await nextTask()
  const app = (
    <ShellApp
      host={{
        registry,
        screens,
        loadPart: createFetchPart(registry),
        session,
        headWritten: rendered === 'screen',
        afterStart: once(afterStart),
        retryStart: ordered.retry,
      }}
      {...{ store, queryClient, config }}
      navigation={pages}
      onLinkIntent={navigation.onLinkIntent}
    >
      <CaptchaContext value={captcha}>
        <Root routes={createRoutes(registry)} />
      </CaptchaContext>
    </ShellApp>
  )
  const root = document.getElementById(rootId) as HTMLElement
  const adopt = rendered === 'frame' || (rendered === 'screen' && (!screen || screen.status === 'ready'))
  // In a transition the work is done in slices, between which the page stays responsive.
  const replayEarlyInput = takeEarlyInput()
  startTransition(() => {
    if (adopt) hydrateRoot(root, app, { onRecoverableError: noteRecovery })
    else createRoot(root, { onRecoverableError: noteRecovery }).render(app)
  })
  await replayEarlyInput()
  void navigation.warmBehindLogin(location.pathname)
  void warmLinks({
    ...navigation,
    // A failure is shown by the first call.
    warmCalls: () =>
      prepareCalls()
        .then(() => fetchStartData(queryClient, needs))
        .catch(() => undefined),
    warmWindows: () =>
      Promise.all([warmToasts(), warmDetail(), store.get(sessionAtom).user ? undefined : warmLogin()]),
  })
}
