import { stripLocale } from '@metrolibre/platform'

const key = 'metrolibre.loaded-anew'

/** Whether something on the page would be lost with it: forms with unsaved changes ask at this event. */
const holdsUnsaved = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/**
 * Whether the way to an address may be gone by a new document: only where the page changes anyway, and only
 * when nothing on it is lost.
 */
export const mayLoadAnew = (url: URL): boolean =>
  stripLocale(url.pathname) !== stripLocale(location.pathname) && !holdsUnsaved()

/** Goes there by a new document; the router waits until this one is gone. */
export function loadAnew(url: URL): Promise<never> {
  location.assign(url)
  return new Promise(() => {})
}

/** Whether this edition has not been left for that reason before: a server that is behind must cause no circle. */
export function firstTime(generation: string): boolean {
  if (sessionStorage.getItem(key) === generation) return false
  sessionStorage.setItem(key, generation)
  return true
}
