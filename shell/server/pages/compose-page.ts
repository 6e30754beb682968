import type { Country } from '@metrolibre/contract'
import { defaultCountry, localeOfPath, stripLocale } from '@metrolibre/platform/remote-config'
import { findRoute, type FoundRoute } from '../../src/app/find-route.ts'
import type { ShellPageRequest } from '../../src/app/server/page-request.ts'
import { isThisMachine } from '../dev/source-bundle.ts'
import { applyOverride, configAt, type SourceOverride } from '../dev/source-override.ts'
import type { Edition } from '../releases/edition.ts'
import { assemblePage, type AssembledPage } from './assemble-page.ts'
import { render, type Composer } from './composer.ts'
import { drawParts } from './draw-parts.ts'
import { emptyPage } from './frame-pages.ts'
import type { PageVisitor } from './visitor.ts'

export type { AssembledPage } from './assemble-page.ts'
export type { Composer } from './composer.ts'

/**
 * Returns the part of an address that determines the page: the path, and the query parameters that its route
 * declares. Used as the cache key.
 */
export function pageAddress(found: FoundRoute | undefined, url: URL): string {
  const allowed = new Set(found?.route.query ?? [])
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => allowed.has(name)))
  query.sort()
  return url.pathname + (query.size > 0 ? `?${query}` : '')
}

/** Renders the page of an address for an anonymous visitor, against whose share of the work it counts. */
export async function composePage(
  composer: Composer,
  released: Edition,
  url: URL,
  visitor: PageVisitor,
  source?: SourceOverride,
): Promise<AssembledPage> {
  // Nobody else may choose what this server fetches and runs.
  const ownSource = source && isThisMachine(visitor.forwardedFor) ? source : undefined
  const declared = ownSource && (await composer.sources.declaration(ownSource).catch(() => undefined))
  const edition = source ? applyOverride(released, source, declared) : released
  const config = source ? configAt(composer.config, source) : composer.config
  const found = findRoute(edition.registry, stripLocale(url.pathname))
  const request = pageRequest(composer, edition, found, pageAddress(found, url), visitor.country)
  const outOfReach = found?.owner?.remote.entry === null
  const { filesUrl, registryFiles } = composer
  const parts = {
    edition,
    config,
    filesUrl,
    registryFiles,
    found,
    request,
    outOfReach,
    fromSource: source !== undefined,
  }
  const fromSource = ownSource && (await withSource(composer, edition, ownSource, request))
  if (outOfReach || (source && !fromSource))
    return assemblePage({ ...parts, page: emptyPage, rendered: 'none' })
  try {
    const job = { ...request, forwardedFor: visitor.forwardedFor }
    const shown = fromSource ?? edition
    const screen = await render(composer, shown, job, visitor.network)
    const [page, blurred] = await Promise.all([
      drawParts(composer, shown, request, screen, visitor),
      composer.blurred.rulesFor(screen.head.preloadImage),
    ])
    const isScreen = request.render === 'screen' || !request.routeId
    return await assemblePage({ ...parts, page, blurred, rendered: isScreen ? 'screen' : 'frame' })
  } catch (error) {
    composer.onFailure(request.url, error)
    if (source) return assemblePage({ ...parts, page: emptyPage, rendered: 'none' })
    return framePage(composer, released, url, visitor.country)
  }
}

/** Returns the edition with the code of the remote from source, where that can render the page. */
async function withSource(
  { sources }: Composer,
  edition: Edition,
  source: SourceOverride,
  { remoteName, render }: ShellPageRequest,
): Promise<Edition | undefined> {
  const { entry, ...registered } = edition.registry.remotes[source.remoteName]!
  if (!entry || remoteName !== source.remoteName || render !== 'screen') return undefined
  const bundle = await sources.bundle(source).catch(() => undefined)
  if (!bundle) return undefined
  const remote = { name: remoteName, registered: { ...registered, entry, version: bundle.integrity }, bundle }
  return { ...edition, remotes: { ...edition.remotes, [remoteName]: remote } }
}

/** Returns a page for the browser to render, which shows its frame at once. */
export function framePage(
  composer: Composer,
  edition: Edition,
  { pathname }: URL,
  country?: Country,
): Promise<AssembledPage> {
  const { config, filesUrl, registryFiles } = composer
  const found = findRoute(edition.registry, stripLocale(pathname))
  const locale = localeOfPath(pathname)
  const route = `${locale} ${country ?? ''} ${found?.owner?.name ?? ''} ${found?.route.id ?? ''}`
  return composer.frames.get(edition.registry.generation, route, async () => {
    const request: ShellPageRequest = {
      ...pageRequest(composer, edition, found, pathname, country),
      render: 'frame',
    }
    const parts = {
      edition,
      config,
      filesUrl,
      registryFiles,
      found,
      request,
      outOfReach: false,
      fromSource: false,
    }
    const frame = await render(composer, edition, request, 'frames').catch((error: unknown) =>
      composer.onFailure(pathname, error),
    )
    // Only the page itself knows its title, so a frame has a neutral one.
    const page = frame ? { ...emptyPage, html: frame.html, styles: frame.styles } : emptyPage
    return {
      page: await assemblePage({ ...parts, page, rendered: 'none' }),
      isFrame: frame !== undefined,
    }
  })
}

const pageRequest = (
  { config }: Composer,
  { registry }: Edition,
  found: FoundRoute | undefined,
  address: string,
  country: Country | undefined,
): ShellPageRequest => ({
  registry,
  config,
  locale: localeOfPath(new URL(config.publicUrl + address).pathname),
  country: country ?? defaultCountry,
  isCountryKnown: country !== undefined,
  url: address,
  routeId: found?.route.id,
  remoteName: found?.owner?.name,
  params: found?.params ?? {},
  render: found?.route.render === 'server' ? 'screen' : 'frame',
})
