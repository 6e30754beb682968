import { definePageTexts, loadTexts } from '@metrolibre/platform/texts'

export const visitTexts = definePageTexts({
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
})

export const loadVisitTexts = loadTexts(visitTexts)
