import { createHash } from 'node:crypto'
import { contentPolicy } from '@metrolibre/doors'
import type { RuntimeConfig } from '@metrolibre/platform'
import type { Locale } from '@metrolibre/platform/remote-config'
import type { FoundRoute } from '../../src/app/find-route.ts'
import type { PageState } from '../../src/app/page-state.ts'
import type { PageRequest, RenderedPage } from '../../src/app/server/page-request.ts'
import { filesOf, type PublishedFile, type Registry } from '../../src/registry/registry.ts'
import { guardOf } from '../../src/session/guard.ts'
import type { Edition } from '../releases/edition.ts'
import { compress, type CompressedBody } from '../compression/compress.ts'
import { pageDocument } from './document.ts'

export interface Page {
  status: number
  policy: string
  etag: string
  body: CompressedBody
  /** Whether browsers may keep it for offline use: true for complete public pages. */
  readable: boolean
  /** Whether it may be cached; a page that could not be rendered is made again for the next request. */
  keep: boolean
}

interface Parts {
  edition: Edition
  config: RuntimeConfig
  filesUrl: string | undefined
  found: FoundRoute | undefined
  request: PageRequest
  page: RenderedPage
  rendered: PageState['rendered']
  fromSource: boolean
  outOfReach: boolean
}

/** Puts the rendered parts into a document, with everything that the browser needs to hydrate it. */
export async function assemblePage(parts: Parts): Promise<Page> {
  const { edition, config, filesUrl, found, request, page, rendered, fromSource, outOfReach } = parts
  const { locale, country } = request
  const state: PageState = {
    registry: pageRegistry(edition.registry, found, locale),
    config,
    country,
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
    policy: contentPolicy({ config: { ...config, filesUrl }, styleHashes, scriptHashes, fromSource }),
    etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
    body: await compress(text),
    readable: rendered === 'screen' && page.complete && found !== undefined && !page.head.status,
    keep: page.complete,
  }
}

/**
 * Returns the registry with only those files that the page needs itself; browsers read the others when they need them.
 * Which parameters make another page concerns only this server.
 */
function pageRegistry(registry: Registry, found: FoundRoute | undefined, locale: Locale): Registry {
  const remotes = Object.entries(registry.remotes).map(([name, remote]) => {
    const isOwn = found?.owner?.name === name
    const { routeFiles, messageFiles, config } = remote
    return [
      name,
      {
        ...remote,
        routeFiles: isOwn ? { [found.route.id]: routeFiles[found.route.id] ?? [] } : {},
        messageFiles: isOwn ? { [locale]: messageFiles[locale] ?? [] } : {},
        config: { ...config, routes: config.routes.map(({ query: _query, ...route }) => route) },
        isPartial: true,
      },
    ] as const
  })
  return { ...registry, remotes: Object.fromEntries(remotes) }
}

/**
 * Returns the files to preload. Those of admin pages are left out, because they are loaded only once the user
 * is known to be an admin.
 */
function preloadsOf({ shell }: Edition, found: FoundRoute | undefined, locale: Locale): PublishedFile[] {
  if (found && !found.owner) return shell.routeFiles[found.route.id] ?? []
  if (!found?.owner || guardOf(found.route) === 'admin') return []
  const { remote } = found.owner
  return remote.entry ? [remote.entry, ...filesOf(remote, found.route.id, locale)] : []
}
