import { addressLine } from '@metrolibre/contract'
/** What the widget is opened with; answered by the API for somebody signed in. */
export interface Prefill {
  url: string
  name?: string | undefined
  email?: string | undefined
  /** Answers to its questions: property, then address. */
  customAnswers: readonly string[]
}

interface Page {
  host: string
  locale: string
  /** The clock of the place: hours are told by it. */
  timeZone: string
}

/** Address of the booking widget, filled in; its own details and consent banners are hidden. */
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

/** For somebody nobody knows: the property's own link or ours, and the street without its number. RULES §7. */
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
