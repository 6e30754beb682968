import { returnPath, stripLocale, tabStorage } from '@metrolibre/platform'

const key = 'metrolibre.loaded-anew'

/** Whether leaving would lose something: forms with unsaved changes cancel this event. */
const holdsUnsaved = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/**
 * Whether a navigation may load a new document: only when the page changes anyway and nothing unsaved is
 * lost.
 */
export const mayLoadAnew = (url: URL): boolean =>
  stripLocale(url.pathname) !== stripLocale(location.pathname) && !holdsUnsaved()

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
