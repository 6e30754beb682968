import type { Head, HeadContext, PrefetchContext } from '@metrolibre/platform'
import { definePageTexts } from '@metrolibre/platform/texts'

/** The texts of offers and mandates, loaded only by owners who open one. */
export const mandateTexts = definePageTexts({
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
})

export const prefetchMandate = ({ locale }: PrefetchContext): Promise<unknown> => mandateTexts.load(locale)

/** The head of the page, which search engines must not index. */
export const mandateHead = ({ intl }: HeadContext): Head => ({
  title: intl.formatMessage({ id: 'mfe-owners.mandate.title' }),
  description: intl.formatMessage({ id: 'mfe-owners.mandate.description' }),
  robots: 'noindex',
})
