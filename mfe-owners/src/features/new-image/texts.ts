import { definePageTexts, loadTexts } from '@metrolibre/platform/texts'

/** The texts of the page that adds a 3D image, loaded only by owners who open it. */
export const newImageTexts = definePageTexts({
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
})

export const prefetchNewImage = loadTexts(newImageTexts)
