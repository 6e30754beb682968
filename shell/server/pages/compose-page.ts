import { createHash } from 'node:crypto'
import type { RuntimeConfig } from '@metrolibre/platform'
import { defaultCountry, localeOfPath, stripLocale, type Locale } from '@metrolibre/platform/remote-config'
import { findRoute, type FoundRoute } from '../../src/app/find-route.ts'
import type { PageState } from '../../src/app/page-state.ts'
import type { PageRequest, RenderedPage } from '../../src/app/server/page-request.ts'
import { filesOf, type PublishedFile } from '../../src/registry/registry.ts'
import { guardOf } from '../../src/session/guard.ts'
import { applyOverride, configAt, type SourceOverride } from '../dev/source-override.ts'
import type { Edition } from '../releases/catalogue.ts'
import type { Renderers } from '../render/renderers.ts'
import { contentPolicy } from '../security/content-policy.ts'
import { compressPage, type PageBody } from './compress-page.ts'
import { pageDocument } from './document.ts'

export interface Page {
  status: number
  policy: string
  etag: string
  body: PageBody
  /** Whether browsers may keep it for reading without a connection: finished pages for everybody. */
  readable: boolean
  /** Whether the cache may keep it; a page that could not be rendered is made anew next time. */
  keep: boolean
}

export interface Composer {
  config: RuntimeConfig
  renderers: Renderers
  /** A page that takes longer is drawn by the browser instead. */
  deadlineMs: number
  onFailure: (url: string, error: unknown) => void
}

/** The part of an address that makes a page: its path and the query parameters its route declares. */
export function pageAddress(found: FoundRoute | undefined, url: URL): string {
  const allowed = new Set(found?.route.query ?? [])
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => allowed.has(name)))
  query.sort()
  return url.pathname + (query.size > 0 ? `?${query}` : '')
}

/** Makes the page of an address for an anonymous visitor. */
export async function composePage(
  composer: Composer,
  released: Edition,
  url: URL,
  source?: SourceOverride,
): Promise<Page> {
  const edition = source ? applyOverride(released, source) : released
  const config = source ? configAt(composer.config, source) : composer.config
  const found = findRoute(edition.registry, stripLocale(url.pathname))
  const request = pageRequest(composer, edition, found, pageAddress(found, url))
  const outOfReach = found?.owner?.remote.entry === null
  const { page, rendered } =
    source || outOfReach
      ? { page: unrendered, rendered: 'none' as const }
      : await renderOrLeave(composer, edition, request)
  const { locale } = request
  const state: PageState = {
    registry: edition.registry,
    config,
    country: request.country,
    rendered,
    queries: page.queries,
  }
  const preloads = [...(edition.shell.messageFiles[locale] ?? []), ...preloadsOf(edition, found, locale)]
  const { text, styleHashes, scriptHashes } = pageDocument({
    locale,
    shell: edition.shell,
    page,
    state,
    preloads,
  })
  return {
    status: outOfReach ? 503 : (page.head.status ?? 200),
    policy: contentPolicy({
      config,
      styleHashes,
      scriptHashes,
      fromSource: source !== undefined,
    }),
    etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
    body: await compressPage(text),
    readable: rendered === 'screen' && page.complete && found !== undefined && !page.head.status,
    keep: page.complete,
  }
}

/** The admins' code is fetched only once somebody is known to be one. */
function preloadsOf({ shell }: Edition, found: FoundRoute | undefined, locale: Locale): PublishedFile[] {
  if (found && !found.owner) return shell.routeFiles[found.route.id] ?? []
  if (!found?.owner || guardOf(found.route) === 'admin') return []
  const { remote } = found.owner
  return remote.entry ? [remote.entry, ...filesOf(remote, found.route.id, locale)] : []
}

const pageRequest = (
  { config }: Composer,
  { registry }: Edition,
  found: FoundRoute | undefined,
  address: string,
): PageRequest => ({
  registry,
  config,
  locale: localeOfPath(new URL(address, config.publicUrl).pathname),
  country: defaultCountry,
  url: address,
  routeId: found?.route.id,
  remoteName: found?.owner?.name,
  params: found?.params ?? {},
  render: found?.route.render === 'server' ? 'screen' : 'frame',
})

/** The page as the remote's worker renders it, or an empty one for the browser to fill. */
async function renderOrLeave(
  { renderers, deadlineMs, onFailure }: Composer,
  edition: Edition,
  request: PageRequest,
): Promise<{ page: RenderedPage; rendered: PageState['rendered'] }> {
  try {
    const renderer = renderers.of(edition, request.render === 'screen' ? request.remoteName : undefined)
    const page = await renderer.render(request, deadlineMs)
    return { page, rendered: request.render === 'screen' || !request.routeId ? 'screen' : 'frame' }
  } catch (error) {
    onFailure(request.url, error)
    return { page: unrendered, rendered: 'none' }
  }
}

const unrendered: RenderedPage = {
  html: '',
  styles: [],
  head: { title: 'Metrolibre', description: '' },
  links: [],
  queries: { mutations: [], queries: [] },
  complete: false,
}
