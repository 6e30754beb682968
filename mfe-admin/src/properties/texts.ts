import { wordsOf, type PrefetchContext } from '@metrolibre/platform'
import { definePageTexts } from '@metrolibre/platform/texts'

/** The texts of the pages about properties. */
export const propertyTexts = definePageTexts({
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
  'es-PE': () => import('./locales/es-PE.json'),
})

export const prefetchProperties = (context: PrefetchContext): Promise<unknown> =>
  propertyTexts.load(wordsOf(context))
