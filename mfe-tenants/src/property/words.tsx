import type { Country } from '@metrolibre/platform'
import { definePageTexts, WordsOf, type PageTexts } from '@metrolibre/platform/texts'
import type { ReactNode } from 'react'

/** The texts of this remote, in words that need not be those of the page. */
export const propertyWords = definePageTexts({
  es: () => import('../../locales/es.json'),
  en: () => import('../../locales/en.json'),
  'es-PE': () => import('../../locales/es-PE.json'),
})

interface Props {
  country: Country
  /** The texts besides those of this remote. */
  also?: readonly PageTexts[]
  children: ReactNode
}

/** Shows a property, or a booking of it, in the words of its country. */
export const PropertyWords = ({ country, also = [], children }: Props) => (
  <WordsOf country={country} texts={[propertyWords, ...also]}>
    {children}
  </WordsOf>
)
