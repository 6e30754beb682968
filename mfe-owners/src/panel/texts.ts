import { definePageTexts, loadTexts } from '@metrolibre/platform/texts'

/** The texts of the pages on which owners manage their properties. */
export const panelTexts = definePageTexts({
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
  'es-PE': () => import('./locales/es-PE.json'),
})

export const prefetchPanel = loadTexts(panelTexts)
