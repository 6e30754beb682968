import { localeOfPath } from '@metrolibre/platform'
import { definePageTexts } from '@metrolibre/platform/texts'

/** The texts of windows, and of the pages that mails link to: most visits open none of them. */
export const dialogTexts = definePageTexts({
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
  'es-PE': () => import('./locales/es-PE.json'),
})

/** Loads them in the language of the page. Called together with the code, so that both are there at the same time. */
export const loadWindowTexts = (): Promise<unknown> => dialogTexts.load(localeOfPath(location.pathname))
