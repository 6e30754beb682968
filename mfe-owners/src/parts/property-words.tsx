import { useCountry, type Country } from '@metrolibre/platform'
import { definePageTexts, WordsOf, type PageTexts } from '@metrolibre/platform/texts'
import type { ReactNode } from 'react'

const texts = definePageTexts({
  es: () => import('../../locales/es.json'),
  en: () => import('../../locales/en.json'),
  'es-PE': () => import('../../locales/es-PE.json'),
})

interface Props {
  /** A draft may be nowhere yet: then the words are those of its owner’s choice. */
  country: Country | undefined
  /** The texts besides those of this remote. */
  also?: readonly PageTexts[]
  children: ReactNode
}

/** Shows a property, or what belongs to it, in the words of its country. */
export function PropertyWords({ country, also = [], children }: Props) {
  const { country: chosen } = useCountry()
  return (
    <WordsOf country={country ?? chosen} texts={[texts, ...also]}>
      {children}
    </WordsOf>
  )
}
