import { useSetAtom } from 'jotai'
import { defaultCountry } from '../intl/locale.ts'
import { useAdoptedValue } from '../state/use-adopted-value.ts'
import { countryAtom } from './country-atom.ts'

/**
 * Returns the selected country and its setter. The country changes how prices are displayed, never what is
 * charged (RULES.md §4).
 */
export const useCountry = () => {
  const country = useAdoptedValue(countryAtom, defaultCountry)
  const setCountry = useSetAtom(countryAtom)
  return { country, setCountry }
}
