import { definePageTexts } from '@metrolibre/platform/texts'

export const ownListingTexts = definePageTexts({
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
})
