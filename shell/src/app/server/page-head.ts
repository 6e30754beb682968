import {
  stripLocale,
  type Head,
  type HeadContext,
  type PrefetchContext,
  type QueryClient,
  type RemoteRoute,
  type MessageId,
} from '@metrolibre/platform'
import type { ShellPageRequest } from './page-request.ts'

/** Returns the context passed to a route's `prefetch` and `head`. */
export function pageContext(
  { url, config, params, locale, country }: ShellPageRequest,
  queryClient: QueryClient,
): PrefetchContext {
  const address = new URL(url, config.publicUrl)
  address.pathname = stripLocale(address.pathname)
  return { params, url: address, queryClient, locale, country }
}

/** Returns the screen's own head, or the shell's for frames and unknown addresses. */
export function serverPageHead(context: HeadContext, route: RemoteRoute | undefined, known: boolean): Head {
  if (route?.head) return route.head(context)
  const text = (id: MessageId) => context.intl.formatMessage({ id })
  if (known) return { title: text('shell.title'), description: text('shell.description'), robots: 'noindex' }
  return {
    title: text('shell.not-found.title'),
    description: text('shell.not-found.text'),
    robots: 'noindex',
    status: 404,
  }
}
