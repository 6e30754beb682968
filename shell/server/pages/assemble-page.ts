import { createHash } from 'node:crypto'
import { contentPolicy } from '@metrolibre/doors'
import type { RuntimeConfig } from '@metrolibre/platform'
import type { Locale } from '@metrolibre/platform/remote-config'
import type { FoundRoute } from '../../src/app/find-route.ts'
import type { PageState } from '../../src/app/page-state.ts'
import type { ShellPageRequest, RenderedPage } from '../../src/app/server/page-request.ts'
import { filesOf, type PublishedFile } from '../../src/registry/registry.ts'
import { guardOf } from '../../src/session/guard.ts'
import type { Edition } from '../releases/edition.ts'
import { compress, type CompressedBody } from '@metrolibre/doors'
import { pageDocument } from './document.ts'
import { pageRegistry, wholePageRegistry } from './page-registry.ts'
import type { RegistryFiles } from './registry-files.ts'

export interface AssembledPage {
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
  registryFiles: RegistryFiles
  found: FoundRoute | undefined
  request: ShellPageRequest
  page: RenderedPage
  /** The rules of a blurred copy of its largest picture. */
  blurred?: string
  rendered: PageState['rendered']
  fromSource: boolean
  outOfReach: boolean
}

/** Puts the rendered parts into a document, with everything that the browser needs to hydrate it. */
export async function assemblePage(parts: Parts): Promise<AssembledPage> {
  const {
    edition,
    config,
    filesUrl,
    registryFiles,
    found,
    request,
    page,
    blurred,
    rendered,
    fromSource,
    outOfReach,
  } = parts
  const { locale, country, isCountryKnown } = request
  const isForOne = fromSource || edition.registry.preview !== undefined
  const registry = (isForOne ? wholePageRegistry : pageRegistry)(edition.registry, found, locale)
  if (!isForOne) void registryFiles.keep(edition.registry)
  const state: PageState = {
    registry,
    config,
    country,
    isCountryKnown,
    rendered,
    queries: page.queries,
  }
  const preloads = [
    ...(registry.rest ? [{ href: registry.rest }] : []),
    ...(edition.shell.messageFiles[locale] ?? []),
    ...preloadsOf(edition, found, locale),
  ]
  const { text, styleHashes, scriptHashes } = pageDocument({
    locale,
    shell: edition.shell,
    page,
    blurred,
    state,
    preloads,
  })
  return {
    status: outOfReach ? 503 : (page.head.status ?? 200),
    policy: contentPolicy({ config: { ...config, filesUrl }, styleHashes, scriptHashes, fromSource }),
    etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
    body: await compress(text),
    readable:
      rendered === 'screen' &&
      page.complete &&
      found !== undefined &&
      !found.route.isPrivate &&
      !page.head.status,
    keep: page.complete,
  }
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
