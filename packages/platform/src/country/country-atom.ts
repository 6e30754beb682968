import { atom, type createStore } from 'jotai'
import { defaultCountry, type Country } from '../intl/locale.ts'

/** The country that the page was drawn for by the server, which hydration has to draw again. */
export const drawnCountryAtom = atom<Country>(defaultCountry)

/**
 * The country that prices are shown for. It holds the country of the drawn page on a server and during the first
 * hydration; then the host sets the stored choice.
 */
export const countryAtom = atom<Country>(defaultCountry)

/** Notes the country that a page is drawn for, on a server and before hydration. */
export function drawFor(store: ReturnType<typeof createStore>, country: Country): void {
  store.set(drawnCountryAtom, country)
  store.set(countryAtom, country)
}
