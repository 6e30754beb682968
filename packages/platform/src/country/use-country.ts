import { useSetAtom, useStore } from 'jotai'
import { useAdoptedValue } from '../state/use-adopted-value.ts'
import { countryAtom, drawnCountryAtom } from './country-atom.ts'

/**
 * Returns the selected country and its setter. The country changes how prices are displayed, never what is
 * charged (RULES.md §4.2, §4.17).
 */
export const useCountry = () => {
  const country = useAdoptedValue(countryAtom, useStore().get(drawnCountryAtom))
  const setCountry = useSetAtom(countryAtom)
  return { country, setCountry }
}
