import { countries, deviceStorage, writeCookie, type Country } from '@metrolibre/platform'
import { countryAtom, sessionAtom, type Store } from '@metrolibre/platform/host'
import { isInPeru } from './proposed-country.ts'

const key = 'metrolibre.country'
const codes: Readonly<Record<Country, string>> = { Chile: 'CL', Perú: 'PE' }

const read = (): Country | undefined => countries.find((country) => country === deviceStorage.getItem(key))

/**
 * Applies the country chosen earlier and stores each later choice. A user who chose none gets the country of the
 * profile, and a visitor the one that the page was drawn for, if that `isKnown`, else the one that the browser proposes;
 * it is told the first time. A cookie has the server draw the next page for what was chosen. Call it after hydration, which
 * renders the country that the server did. Returns a function that stops it.
 */
export const keepCountry = (store: Store, isKnown = false): (() => void) => {
  let isChoice = true
  /** Shows a country that nobody chose. */
  const show = (country: Country) => {
    isChoice = false
    store.set(countryAtom, country)
    isChoice = true
  }
  const propose = () => {
    if (!isKnown && isInPeru()) show('Perú')
    if (store.get(countryAtom) !== 'Perú') return
    void import('./tell-country.ts').then(({ tellCountry }) => tellCountry(store)).catch(() => undefined)
  }
  const follow = () => {
    const session = store.get(sessionAtom)
    if (read()) return
    if (session.user) show(session.user.country)
    else if (session.status === 'anonymous' && !session.isUnread) propose()
  }
  const stored = read()
  if (stored) {
    store.set(countryAtom, stored)
    writeCookie('country', codes[stored])
  }
  follow()
  const choose = () => {
    if (!isChoice) return
    const country = store.get(countryAtom)
    deviceStorage.setItem(key, country)
    writeCookie('country', codes[country])
  }
  const stops = [store.sub(countryAtom, choose), store.sub(sessionAtom, follow)]
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
