import { useSetAtom } from 'jotai'
import { defaultCountry } from '../intl/locale.ts'
import { useAdoptedValue } from '../state/use-adopted-value.ts'
import { countryAtom } from './country-atom.ts'

/** The selected country and its switch; it changes what prices show, never what is charged (RULES.md §4). */
export const useCountry = () => {
  const country = useAdoptedValue(countryAtom, defaultCountry)
  const setCountry = useSetAtom(countryAtom)
  return { country, setCountry }
}
