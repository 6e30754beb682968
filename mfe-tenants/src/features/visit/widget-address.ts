import { addressLine } from '@metrolibre/contract'
/** The values that the widget is prefilled with; for a signed-in user they come from the API. */
export interface Prefill {
  url: string
  name?: string | undefined
  email?: string | undefined
  /** Answers to the widget's questions: the property, then its address. */
  customAnswers: readonly string[]
}

interface Page {
  host: string
  locale: string
  /** Time zone of the place, in which the hours are shown. */
  timeZone: string
}

/**
 * Returns the address of the booking widget with prefilled values; its own details and consent banner are
 * hidden.
 */
export const widgetAddress = (prefill: Prefill, { host, locale, timeZone }: Page): string => {
  const url = new URL(prefill.url)
  const query = {
    embed_domain: host,
    embed_type: 'Inline',
    hide_event_type_details: '1',
    hide_gdpr_banner: '1',
    locale,
    timezone: timeZone,
    name: prefill.name,
    email: prefill.email,
    ...Object.fromEntries(prefill.customAnswers.map((answer, index) => [`a${index + 1}`, answer])),
  }
  for (const [key, value] of Object.entries(query)) if (value) url.searchParams.set(key, value)
  return url.href
}

/**
 * Returns the values for an anonymous visitor: the property's own link or ours, and the street without its
 * number (RULES.md §7).
 */
export const strangerPrefill = (
  { id, name, calendlyLink, street, zone }: StrangersPlace,
  standardLink: string,
): Prefill => {
  const url = new URL(calendlyLink ?? standardLink)
  url.searchParams.set('utm_source', 'metrolibre')
  url.searchParams.set('utm_campaign', id)
  return { url: url.href, customAnswers: [name, addressLine(street, zone.zone, zone.city)] }
}

interface StrangersPlace {
  id: string
  name: string
  calendlyLink: string | null
  street: string
  zone: { zone: string; city: string }
}
