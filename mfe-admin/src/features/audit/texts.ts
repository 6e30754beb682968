import { definePageTexts, loadTexts } from '@metrolibre/platform/texts'

/** The texts of the record of changes: its fields and actions by their names. */
export const auditTexts = definePageTexts({
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
})

export const prefetchAuditTexts = loadTexts(auditTexts)
