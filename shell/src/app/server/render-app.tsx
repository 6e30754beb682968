import type { QueryClient } from '@metrolibre/platform'
import { createStore, dehydrate, drawFor } from '@metrolibre/platform/host'
import { createUiCache } from '@metrolibre/ui'
import { collectStyles } from '@metrolibre/ui/server'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router-dom'
import { App } from '../app.tsx'
import { createScreenStore, type ScreenStore } from '../../registry/screen-store.ts'
import type { PageRequest, RenderedPage } from './page-request.ts'
import { createPartOrders } from './part-orders.ts'
import { renderToText } from './render-to-text.ts'

interface Made {
  routes: RouteObject[]
  queryClient: QueryClient
  screens?: ScreenStore
  /** Whether the HTML shows what a query returned; all travel with it otherwise. */
  isRead?: (query: { queryHash: string }) => boolean
  signal: AbortSignal | undefined
}

/** The server loads no remotes by itself: what it renders is given. */
export const createGivenScreens = () =>
  createScreenStore(() => Promise.reject(new Error('The server loads no remotes by itself.')))

/** Renders the routes at the address that is asked for, with styles, data, and the parts that belong into the HTML. */
export async function renderApp(
  { registry, config, url, country, part, remoteName }: PageRequest,
  { routes, queryClient, screens = createGivenScreens(), isRead = () => true, signal }: Made,
): Promise<Pick<RenderedPage, 'html' | 'styles' | 'parts' | 'queries' | 'complete'>> {
  const handler = createStaticHandler(routes)
  const routing = await handler.query(new Request(new URL(url, config.publicUrl)))
  if (routing instanceof Response) throw new Error('A page may not answer with a redirect while it renders.')
  const cache = createUiCache()
  const orders = createPartOrders()
  const store = createStore()
  drawFor(store, country)
  const html = await renderToText(
    <App
      host={{ registry, screens, session: null, orderPart: orders.order }}
      {...{ queryClient, config }}
      store={store}
      styleCache={cache}
    >
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, routing)}
        context={routing}
        hydrate={false}
      />
    </App>,
    // Ids in a part must not be those of the page that it is put into.
    { signal, ...(part && { identifierPrefix: `${remoteName}-${part.id}-` }) },
  )
  return {
    html,
    styles: [collectStyles(cache, html)],
    parts: orders.all(),
    queries: dehydrate(queryClient, {
      shouldDehydrateQuery: (query) => query.state.status === 'success' && isRead(query),
    }),
    complete: queryClient
      .getQueryCache()
      .getAll()
      .every(({ state }) => state.status !== 'error'),
  }
}
