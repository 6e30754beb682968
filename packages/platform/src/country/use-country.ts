import { useAtom } from 'jotai'
import { countryAtom } from './country-atom.ts'

/** The selected country and its switch; it changes what prices show, never what is charged (RULES.md §4). */
export const useCountry = () => {
  const [country, setCountry] = useAtom(countryAtom)
  return { country, setCountry }
}
