import type { PrefetchContext } from '@metrolibre/platform'
import { definePageTexts } from '@metrolibre/platform/texts'

/** The texts of the pages on which owners manage their properties. */
export const panelTexts = definePageTexts({
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
})

export const prefetchPanel = ({ locale }: PrefetchContext): Promise<unknown> => panelTexts.load(locale)
