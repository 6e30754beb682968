import { definePageTexts } from '@metrolibre/platform/texts'

export const visitTexts = definePageTexts({
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
})
