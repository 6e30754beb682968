import { definePageTexts, loadTexts } from '@metrolibre/platform/texts'

/** The texts from the calendar to the receipt, loaded only by visitors who book. */
export const bookingTexts = definePageTexts({
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
  'es-PE': () => import('./locales/es-PE.json'),
})

export const prefetchBooking = loadTexts(bookingTexts)
