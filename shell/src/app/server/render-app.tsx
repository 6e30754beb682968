import type { QueryClient } from '@metrolibre/platform'
import { createStillNavigation, createStore, dehydrate, drawFor } from '@metrolibre/platform/host'
import { createUiCache } from '@metrolibre/ui'
import { collectStyles } from '@metrolibre/ui/server'
import type { ReactNode } from 'react'
import { ShellApp } from '../app.tsx'
import { createScreenStore, type ScreenStore } from '../../registry/screen-store.ts'
import type { ShellPageRequest, RenderedPage } from './page-request.ts'
import { createPartOrders } from './part-orders.ts'
import { renderToText } from './render-to-text.ts'

interface Made {
  /** What is rendered at the address. */
  content: ReactNode
  queryClient: QueryClient
  screens?: ScreenStore
  /** Whether the HTML shows what a query returned; all travel with it otherwise. */
  isRead?: (query: { queryHash: string }) => boolean
  signal: AbortSignal | undefined
}

/** The server loads no remotes by itself: what it renders is given. */
export const createGivenScreens = () =>
  createScreenStore(() => Promise.reject(new Error('The server loads no remotes by itself.')))

/** Renders the content at the address that is asked for, with styles, data, and the parts that belong into the HTML. */
export async function renderApp(
  { registry, config, url, country, part, remoteName }: ShellPageRequest,
  { content, queryClient, screens = createGivenScreens(), isRead = () => true, signal }: Made,
): Promise<Pick<RenderedPage, 'html' | 'styles' | 'parts' | 'queries' | 'complete'>> {
  const cache = createUiCache()
  const orders = createPartOrders()
  const store = createStore()
  drawFor(store, country)
  const html = await renderToText(
    <ShellApp
      host={{ registry, screens, session: null, orderPart: orders.order }}
      {...{ queryClient, config }}
      store={store}
      styleCache={cache}
      navigation={createStillNavigation(url)}
    >
      {content}
    </ShellApp>,
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
