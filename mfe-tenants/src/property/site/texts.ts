import { definePageTexts } from '@metrolibre/platform/texts'

/** The texts about what sheds and plots are chosen by, loaded only with those. */
export const siteTexts = definePageTexts({
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
  'es-PE': () => import('./locales/es-PE.json'),
})
