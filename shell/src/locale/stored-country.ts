import { countries, type Country } from '@metrolibre/platform'
import { countryAtom, type Store } from '@metrolibre/platform/host'

const key = 'metrolibre.country'

const read = (): Country | undefined => countries.find((country) => country === localStorage.getItem(key))

/**
 * Applies the country chosen earlier and stores each later choice. Call it after hydration, which renders the
 * default country as the server did. Returns a function that stops it.
 */
export const keepCountry = (store: Store): (() => void) => {
  const stored = read()
  if (stored) store.set(countryAtom, stored)
  const stop = store.sub(countryAtom, () => localStorage.setItem(key, store.get(countryAtom)))
  const listen = (event: StorageEvent) => {
    const country = event.key === key && read()
    if (country) store.set(countryAtom, country)
  }
  window.addEventListener('storage', listen)
  return () => {
    stop()
    window.removeEventListener('storage', listen)
  }
}
