import type { PrefetchContext } from '@metrolibre/platform'
import { definePageTexts } from '@metrolibre/platform/texts'

/** The texts of the page on which a booking is cancelled. Those in the details of a booking are in the main catalogue. */
export const cancellationTexts = definePageTexts({
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
})

export const prefetchCancellation = ({ locale }: PrefetchContext): Promise<unknown> =>
  cancellationTexts.load(locale)
