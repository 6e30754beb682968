import { localeOfPath, localePath, returnPath, stripLocale } from '@metrolibre/platform/remote-config'
import { catalogueKey, pageKey } from './keys.ts'
import { offlineAddress, offlinePath } from './offline-path.ts'
import { namesSomebody } from './request-kind.ts'
import { find, save, type StoreName } from './stores.ts'
import { mayKeepFile, mayKeepPage } from './visits.ts'
import type { FetchEvent } from './worker-scope.ts'

/** How long the network may take before a stored response is used instead. */
const patienceMs = 5_000

/** A released file never changes, so a stored one is not requested again, except with cache mode `reload`. */
export async function fileAnswer(name: StoreName, event: FetchEvent): Promise<Response> {
  const { request } = event
  const kept = request.cache === 'reload' ? undefined : await find(name, request.url)
  if (kept) return kept
  // The request contains the file's hash: a damaged response fails here and is not stored.
  const answer = await fetch(request)
  if (mayKeepFile(answer)) event.waitUntil(save(name, request.url, answer.clone()))
  return answer
}

/** Pages come from the network; without it from the cache, else the offline page is shown. */
export async function pageAnswer(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  const key = pageKey(url)
  const kept = await find('pages', key)
  const fetched = fromNetwork(event)
  try {
    const answer = await (kept ? Promise.race([fetched, late()]) : fetched)
    if (answer.status >= 500 && kept) return kept
    if (mayKeepPage(answer)) event.waitUntil(save('pages', key, answer.clone()))
    return answer
  } catch {
    return kept ?? standIn(url)
  }
}

const fromNetwork = async ({ request, preloadResponse }: FetchEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request)

const late = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('late')), patienceMs))

async function standIn(address: string): Promise<Response> {
  const { origin, pathname, search } = new URL(address)
  // The offline page, requested directly, is stored without the parameter for the requested page.
  if (stripLocale(pathname) === offlinePath) {
    const page = await find('standIns', origin + localePath(localeOfPath(pathname), offlinePath))
    return page ?? Response.error()
  }
  return Response.redirect(origin + (returnPath(offlineAddress(pathname + search), origin) ?? offlinePath))
}

/**
 * API responses come from the network; without it the public ones come from the cache. A response for a
 * signed-in user is never stored.
 */
export async function catalogueAnswer(event: FetchEvent): Promise<Response> {
  const { request } = event
  const language = request.headers.get('accept-language')
  const key = catalogueKey(request.url, language)
  try {
    const answer = await fetch(request)
    if (answer.status >= 500) return (await find('catalogue', key)) ?? answer
    if (answer.ok && !namesSomebody(request)) event.waitUntil(save('catalogue', key, answer.clone()))
    return answer
  } catch (error) {
    const kept = await find('catalogue', key)
    if (kept) return kept
    throw error
  }
}
