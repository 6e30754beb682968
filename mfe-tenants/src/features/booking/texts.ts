import type { PrefetchContext } from '@metrolibre/platform'
import { definePageTexts } from '@metrolibre/platform/texts'

/** What is said on the way from the dates to the receipt; who only searches and looks does not fetch it. */
export const bookingTexts = definePageTexts({
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
})

export const prefetchBooking = ({ locale }: PrefetchContext): Promise<unknown> => bookingTexts.load(locale)
