import type { Country, Flow } from '@metrolibre/contract'
import type { FastifyInstance } from 'fastify'
import { localeOfPath, localePath, returnPath, stripLocale } from '@metrolibre/platform/remote-config'
import { findRoute, type FoundRoute } from '../../src/app/find-route.ts'
import { overrideHeader, parseOverride } from '../dev/source-override.ts'
import type { RunningCanaries } from '../canary/canaries.ts'
import type { KnownPreviews } from '../preview/previews.ts'
import type { TextCatalogue } from '../releases/catalogue.ts'
import { type Edition, hidesPages } from '../releases/edition.ts'
import type { KeepWarm } from '../render/keep-warm.ts'
import { pageHeaders, sharedPage } from '../security/headers.ts'
import { composePage, framePage, pageAddress, type Composer } from './compose-page.ts'
import { encodingFor } from '@metrolibre/doors'
import { knownCountry, variesBy } from './known-country.ts'
import { plainHeaders, plainPage } from './plain-page.ts'
import type { PageCache, Provenance } from './page-cache.ts'
import { refillKey, refill, unknownAddress } from './refill.ts'
import { registryRoutes } from './registry-routes.ts'
import { unavailable } from './unavailable.ts'
import { ownWork, visitorOf } from './visitor.ts'

interface Options {
  catalogue: TextCatalogue
  composer: Composer
  cache: PageCache
  /** Limits the pages made for an address; returns 0 when one more is allowed (RULES.md §10.9). */
  share: Flow
  /** Limits the pages that are left to the browser after that share is used up. */
  shareBeyond: Flow
  /** Gives holders of a preview's link their edition. */
  previews?: KnownPreviews | undefined
  /** Gives some visitors their edition while a canary runs. */
  canaries?: RunningCanaries | undefined
  /** Has the renderers of an edition started before its pages are asked for. */
  keepWarm: KeepWarm
  onAnswer: (from: Provenance) => void
  /** The header in which the edge names a visitor's country. */
  countryHeader?: string | undefined
  /** Whether developers may view pages with a remote from source. */
  allowSource: boolean
}

/** Serves pages at every address that no other route answers. */
export function pageRoutes(
  app: FastifyInstance,
  {
    catalogue,
    composer,
    cache,
    share,
    shareBeyond,
    previews,
    canaries,
    keepWarm,
    onAnswer,
    countryHeader,
    allowSource,
  }: Options,
): void {
  registryRoutes(app, { catalogue, registryFiles: composer.registryFiles, previews, canaries })
  let settled = ''
  const refillFrom = (from: string, edition: Edition) => {
    const { generation } = edition.registry
    const compose = (address: string, country?: Country) =>
      composePage(composer, edition, new URL(composer.config.publicUrl + address), { ...ownWork, country })
    return refill(cache, { from, to: generation }, compose, () => settled === generation)
  }
  app.get('/*', async (request, reply) => {
    // The address as it was written, because each page has only one; other forms of it are 404. An absolute
    // address is taken in its normalised form.
    const written = request.originalUrl.startsWith('/') ? request.originalUrl : request.url
    // Appended to the origin instead of resolved against it, because a path that starts with two slashes
    // would name another host.
    const url = new URL(`${composer.config.publicUrl}${written}`)
    // No page has a file extension; browsers and robots that look for a file get a short answer.
    if (/\.\w{2,5}$/.test(url.pathname)) return reply.code(404).type('text/plain').send('Not found')
    const base = await catalogue()
    if (settled !== base.registry.generation) {
      const before = settled
      settled = base.registry.generation
      void keepWarm(base)
      if (before) void refillFrom(before, base)
    }
    const preview = await previews?.(request, base)
    const turn = preview ? undefined : await canaries?.(request, base, true)
    const edition = preview ?? turn?.edition ?? base
    const { registry } = edition
    const found = findRoute(registry, stripLocale(url.pathname))
    // It may be a page of a remote that can't be read, so it isn't said to be gone.
    if (!found && hidesPages(edition)) return unavailable(reply, url.pathname)
    if (found?.route.movedTo)
      return reply.headers(movedHeaders).redirect(returnPath(newAddress(found, url), url.origin) ?? '/', 308)
    // All unknown addresses of a language share one page, so that nobody can fill the cache with them.
    const address = found ? pageAddress(found, url) : unknownAddress(url.pathname)
    const source = allowSource ? parseOverride(request.headers[overrideHeader]) : undefined
    const country = knownCountry(request, countryHeader)
    const visitor = { ...visitorOf(request), country }
    const make = () => composePage(composer, edition, url, visitor, source)
    const mayMake = () => share.take(visitor.network) === 0
    // For one person alone, so it is neither taken from the cache nor put there.
    const ownPage = async () => (source || mayMake() ? make() : undefined)
    const isPrivate = found?.route.isPrivate === true
    const made =
      source || registry.preview || isPrivate
        ? await ownPage()
        : await cache.get(refillKey(registry.generation, address, country), make, {
            reload: isReload(request.headers['cache-control']),
            mayMake,
            onAnswer,
          })
    const seconds = made ? 0 : shareBeyond.take(visitor.network)
    if (seconds > 0)
      return reply
        .code(429)
        .headers({ ...plainHeaders, 'retry-after': Math.ceil(seconds) })
        .send(plainPage(localeOfPath(url.pathname), 'rate_limited'))
    const page = made ?? (await framePage(composer, edition, url, country))
    reply.headers({ ...pageHeaders(page.policy), vary: variesBy(countryHeader), etag: page.etag })
    if (source) reply.header(overrideHeader, source.remoteName)
    if (page.keep && !source && !turn && !registry.preview && !isPrivate) reply.headers(sharedPage)
    if (registry.preview || isPrivate) reply.header('cache-control', 'private, no-store')
    else if (page.readable) reply.header('x-offline', 'keep')
    // While visitors get different pages at one address, no shared cache keeps any of them.
    if (turn) reply.headers({ ...(!isPrivate && { 'cache-control': 'private, no-cache' }), ...turn.headers })
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.code(page.status).send(page.body[encoding])
  })
}

const movedHeaders = { 'cache-control': 'public, max-age=3600' }

/** Returns the new address of a page that has moved, in the requested language. */
function newAddress({ route, params }: FoundRoute, { pathname, search }: URL): string {
  const path = Object.entries(params).reduce(
    (filled, [name, value]) => filled.replace(`:${name}`, encodeURIComponent(value)),
    route.movedTo ?? '',
  )
  return localePath(localeOfPath(pathname), path) + search
}

/** Browsers send this when the user presses reload, and when a page reloads itself. */
const isReload = (cacheControl: string | undefined): boolean => /max-age=0|no-cache/.test(cacheControl ?? '')
