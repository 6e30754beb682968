import { definePageTexts } from '@metrolibre/platform/texts'

export const teamTexts = definePageTexts({
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
})
