import type { PrefetchContext } from '@metrolibre/platform'
import { definePageTexts } from '@metrolibre/platform/texts'

/** The texts of the page of a user. */
export const userTexts = definePageTexts({
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
})

export const prefetchUserTexts = ({ locale }: PrefetchContext): Promise<unknown> => userTexts.load(locale)
