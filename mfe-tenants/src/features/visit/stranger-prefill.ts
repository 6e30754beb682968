import { addressLine } from '@metrolibre/contract'
import type { WidgetPrefill } from '@metrolibre/ui/parts'

interface StrangersPlace {
  id: string
  name: string
  calendlyLink: string | null
  street: string
  zone: { zone: string; city: string }
}

/**
 * Returns the widget's values for an anonymous visitor: the property's own link or ours, and the street
 * without its number (RULES.md §7.36).
 */
export const strangerPrefill = (
  { id, name, calendlyLink, street, zone }: StrangersPlace,
  standardLink: string,
): WidgetPrefill => {
  const url = new URL(calendlyLink ?? standardLink)
  url.searchParams.set('utm_source', 'metrolibre')
  url.searchParams.set('utm_campaign', id)
  return { url: url.href, customAnswers: [name, addressLine(street, zone.zone, zone.city)] }
}
