import { useDeferredValue } from 'react'
import { useCountry } from '../country/use-country.ts'
import type { Country } from '../intl/locale.ts'
import { wordsOf, type Words } from '../intl/words.ts'
import { useLocale } from './use-locale.ts'

/**
 * Returns the words of the page: those of the visitor's country, or of the country of the thing that it is about. When
 * the country is switched they follow once their texts are loaded, so that the page stays meanwhile.
 */
export const useWords = (of?: Country): Words => {
  const { locale } = useLocale()
  const { country } = useCountry()
  return wordsOf({ locale, country: useDeferredValue(of ?? country) })
}
