import { definePageTexts } from '@metrolibre/platform/texts'

export const privacyPageTexts = definePageTexts({
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
  'es-PE': () => import('./locales/es-PE.json'),
})
