import { definePageTexts } from '@metrolibre/platform/texts'

/** The texts of deposits that the platform keeps, which few bookings have. */
export const officeDepositTexts = definePageTexts({
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
  'es-PE': () => import('./locales/es-PE.json'),
})
