import { wordsOf, type PrefetchContext } from '@metrolibre/platform'
import { definePageTexts } from '@metrolibre/platform/texts'

/** The texts of the page of a user. */
export const userTexts = definePageTexts({
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
  'es-PE': () => import('./locales/es-PE.json'),
})

export const prefetchUserTexts = (context: PrefetchContext): Promise<unknown> =>
  userTexts.load(wordsOf(context))
