import { definePageTexts } from '@metrolibre/platform/texts'

/** The texts of what only admins get: their search over everything, and the tools on covers. */
export const adminTexts = definePageTexts({
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
  'es-PE': () => import('./locales/es-PE.json'),
})
