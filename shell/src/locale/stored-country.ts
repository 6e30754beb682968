import { countries, type Country, deviceStorage } from '@metrolibre/platform'
import { countryAtom, sessionAtom, type Store } from '@metrolibre/platform/host'

const key = 'metrolibre.country'

const read = (): Country | undefined => countries.find((country) => country === deviceStorage.getItem(key))

/**
 * Applies the country chosen earlier and stores each later choice. A user who chose none gets the country of the
 * profile. Call it after hydration, which renders the default country as the server did. Returns a function that
 * stops it.
 */
export const keepCountry = (store: Store): (() => void) => {
  const stored = read()
  if (stored) store.set(countryAtom, stored)
  const follow = () => {
    const user = store.get(sessionAtom).user
    if (user && !read()) store.set(countryAtom, user.country)
  }
  follow()
  const stops = [
    store.sub(countryAtom, () => deviceStorage.setItem(key, store.get(countryAtom))),
    store.sub(sessionAtom, follow),
  ]
  const listen = (event: StorageEvent) => {
    const country = event.key === key && read()
    if (country) store.set(countryAtom, country)
  }
  window.addEventListener('storage', listen)
  return () => {
    for (const stop of stops) stop()
    window.removeEventListener('storage', listen)
  }
}
