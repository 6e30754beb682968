import { atom } from 'jotai'
import { defaultCountry, type Country } from '../intl/locale.ts'

/** The country prices are shown for. A server and the first hydration see the default; the host then sets the stored one. */
export const countryAtom = atom<Country>(defaultCountry)
