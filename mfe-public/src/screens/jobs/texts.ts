import { definePageTexts } from '../../texts/page-texts.tsx'

export const workTexts = definePageTexts({
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
})
