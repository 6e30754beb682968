import type { Head, HeadContext, MessageId, PrefetchContext } from '@metrolibre/platform'
import { definePageTexts } from '@metrolibre/platform/texts'

/** The texts from the form to the technical visit, loaded only by owners who hand a property in. */
export const listingTexts = definePageTexts({
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
})

export const prefetchListing = ({ locale }: PrefetchContext): Promise<unknown> => listingTexts.load(locale)

/** The head of a page that only its owner sees. */
export const privateHead =
  (id: MessageId) =>
  ({ intl }: HeadContext): Head => ({
    title: intl.formatMessage({ id }),
    description: intl.formatMessage({ id: 'mfe-owners.listing.description' }),
    robots: 'noindex',
  })
