import type { Head, HeadContext, MessageId, PrefetchContext } from '@metrolibre/platform'
import { definePageTexts } from '@metrolibre/platform/texts'

/** The texts of the pages on which owners manage their properties. */
export const panelTexts = definePageTexts({
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
})

export const prefetchPanel = ({ locale }: PrefetchContext): Promise<unknown> => panelTexts.load(locale)

/** The head of a page of the panel, which search engines must not index. */
export const panelHead =
  (title: MessageId) =>
  ({ intl }: HeadContext): Head => ({
    title: intl.formatMessage({ id: title }),
    description: intl.formatMessage({ id: 'mfe-owners.locations.description' }),
    robots: 'noindex',
  })
