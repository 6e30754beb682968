import { wordsOf, type QueryClient, type Remote } from '@metrolibre/platform'
import { createPageIntl, createQueryClient } from '@metrolibre/platform/host'
import { loadCatalogue } from '../../locale/catalogues.ts'
import { openScreen } from '../../registry/fetch-screen.ts'
import { headLinks } from '../head-links.ts'
import { Root } from '../root.tsx'
import { createRoutes } from '../routes.tsx'
import { fetchStartData } from '../start-data.ts'
import { whileMaking } from './configure-server.ts'
import { pageContext, serverPageHead } from './page-head.ts'
import type { ShellPageRequest, RenderedPage } from './page-request.ts'
import { createGivenScreens, renderApp } from './render-app.tsx'
import { renderPart } from './render-part.tsx'
import { watchReads } from './watch-reads.ts'

/**
 * Renders one page for an anonymous visitor, or a part of one: first its data, then HTML, styles and head.
 * @throws the signal's reason when the signal aborts, whatever the remote's code is still waiting for
 */
export function renderPage(
  request: ShellPageRequest,
  remote?: Remote,
  signal?: AbortSignal,
): Promise<RenderedPage> {
  const { locale, forwardedFor, traceParent, part } = request
  const page = whileMaking({ locale, forwardedFor, traceParent, signal }, () =>
    part && remote ? renderPart({ ...request, part }, remote, signal) : render(request, remote, signal),
  )
  if (!signal) return page
  const { promise: given, reject: giveUp } = Promise.withResolvers<never>()
  if (signal.aborted) giveUp(signal.reason)
  signal.addEventListener('abort', () => giveUp(signal.reason), { once: true })
  return Promise.race([page, given])
}

/**
 * Waits for all queries. A `prefetch` rejects at its first failure, but the page and its status depend on all
 * of them.
 */
async function settled(queryClient: QueryClient, signal?: AbortSignal): Promise<void> {
  const asked = queryClient.getQueryCache()
  while (queryClient.isFetching() > 0 && !signal?.aborted)
    await Promise.allSettled(asked.getAll().flatMap(({ promise }) => promise ?? []))
}

async function render(
  request: ShellPageRequest,
  remote?: Remote,
  signal?: AbortSignal,
): Promise<RenderedPage> {
  const { registry, locale, routeId, remoteName } = request
  const words = wordsOf(request)
  const queryClient = createQueryClient({ onServer: true })
  const screens = createGivenScreens()
  const shellTexts = await loadCatalogue(words)
  const context = pageContext(request, queryClient)
  const screen =
    remote && routeId && request.render === 'screen' ? await openScreen(remote, routeId, locale) : undefined
  if (screen && remoteName && routeId) {
    screens.provide(remoteName, routeId, locale, screen)
    // Failures are ignored here: the browser requests the data again and shows the error.
    const needs = registry.remotes[remoteName]?.config.needs ?? []
    await Promise.allSettled([
      fetchStartData(queryClient, needs),
      screen.texts.load(words),
      screen.route.prefetch?.(context),
    ])
    await settled(queryClient, signal)
    signal?.throwIfAborted()
  }
  const { isRead } = watchReads(queryClient)
  const intl = createPageIntl(locale, screen?.route.head ? await screen.texts.load(words) : shellTexts)
  const head = serverPageHead({ ...context, intl }, screen?.route, Boolean(routeId))

  const content = <Root routes={createRoutes(registry)} />
  const made = await renderApp(request, { content, queryClient, screens, isRead, signal })
  return { ...made, head, links: head.status ? [] : headLinks(head, locale, context.url) }
}
