import type { PrefetchContext } from '@metrolibre/platform'
import { definePageTexts } from '@metrolibre/platform/texts'

/** The texts of the pages about properties. */
export const propertyTexts = definePageTexts({
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
})

export const prefetchProperties = ({ locale }: PrefetchContext): Promise<unknown> =>
  propertyTexts.load(locale)
