import { atom } from 'jotai'
import { defaultCountry, type Country } from '../intl/locale.ts'

/**
 * The country that prices are shown for. It holds the default on a server and during the first hydration;
 * then the host sets the stored choice.
 */
export const countryAtom = atom<Country>(defaultCountry)
