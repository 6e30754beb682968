import { countries, type Country, deviceStorage } from '@metrolibre/platform'
import { countryAtom, sessionAtom, type Store } from '@metrolibre/platform/host'
import { proposedAtom } from './proposed-atom.ts'
import { proposeCountry } from './proposed-country.ts'

const key = 'metrolibre.country'
/** What was proposed before anything was chosen, so that it is told once. */
const proposedKey = 'metrolibre.country.proposed'

const read = (name = key): Country | undefined =>
  countries.find((country) => country === deviceStorage.getItem(name))

/**
 * Applies the country chosen earlier and stores each later choice. A user who chose none gets the country of the
 * profile, and a visitor the one that the browser proposes, which is told the first time. Call it after hydration,
 * which renders the default country as the server did. Returns a function that stops it.
 */
export const keepCountry = (store: Store): (() => void) => {
  let isChoice = true
  /** Shows a country that nobody chose. */
  const show = (country: Country) => {
    isChoice = false
    store.set(countryAtom, country)
    isChoice = true
  }
  const propose = () => {
    const before = read(proposedKey)
    const proposed = before ?? proposeCountry()
    if (!proposed || proposed === store.get(countryAtom)) return
    show(proposed)
    if (before) return
    deviceStorage.setItem(proposedKey, proposed)
    store.set(proposedAtom, proposed)
  }
  const follow = () => {
    const session = store.get(sessionAtom)
    if (read()) return
    if (session.user) show(session.user.country)
    else if (session.status === 'anonymous' && !session.isUnread) propose()
  }
  const stored = read()
  if (stored) store.set(countryAtom, stored)
  follow()
  const stops = [
    store.sub(countryAtom, () => isChoice && deviceStorage.setItem(key, store.get(countryAtom))),
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
