import { definePageTexts } from '@metrolibre/platform/texts'

/** The texts of the windows over a property's page, loaded with the first of them. */
export const propertyWindowTexts = definePageTexts({
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
})
