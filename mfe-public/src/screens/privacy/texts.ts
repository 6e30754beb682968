import { definePageTexts } from '../../texts/page-texts.tsx'

export const privacyTexts = definePageTexts({
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
})
