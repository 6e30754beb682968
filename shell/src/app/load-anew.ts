import { returnPath, stripLocale, tabStorage } from '@metrolibre/platform'
import { type Store, unsavedFormsAtom } from '@metrolibre/platform/host'

const key = 'metrolibre.loaded-anew'

/**
 * Whether a navigation may load a new document: only when the page changes anyway and nothing unsaved is
 * lost.
 */
export const mayLoadAnew = (store: Store, url: URL): boolean =>
  stripLocale(url.pathname) !== stripLocale(location.pathname) && store.get(unsavedFormsAtom) === 0

/**
 * Loads the address as a new document. The promise never resolves, so the router waits until the page is
 * gone.
 */
export function loadAnew(url: URL): Promise<never> {
  location.assign(returnPath(url.href, location.origin) ?? '/')
  return new Promise(() => {})
}

/**
 * Whether the page has not been reloaded for this edition before: a server that still sends the old one must
 * not cause a reload loop. A browser that keeps no answer to that is not reloaded.
 */
export function firstTime(generation: string): boolean {
  if (tabStorage.getItem(key) === generation) return false
  tabStorage.setItem(key, generation)
  return tabStorage.lasts()
}
