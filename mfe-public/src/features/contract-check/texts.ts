import { definePageTexts } from '@metrolibre/platform/texts'

export const contractTexts = definePageTexts({
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
})
