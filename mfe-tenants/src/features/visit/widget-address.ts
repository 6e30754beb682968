interface Visitor {
  name: string
  email: string
}

interface Visited {
  name: string
  address: string
}

/**
 * Address of the booking widget, filled in for the visitor: its own details and consent banners are hidden,
 * `a1` and `a2` answer its questions for property and address.
 */
export const widgetAddress = (
  link: string,
  place: Visited,
  visitor: Visitor | undefined,
  pageHost: string,
): string => {
  const url = new URL(link)
  const query = {
    embed_domain: pageHost,
    embed_type: 'Inline',
    hide_event_type_details: '1',
    hide_gdpr_banner: '1',
    name: visitor?.name,
    email: visitor?.email,
    a1: place.name,
    a2: place.address,
  }
  for (const [key, value] of Object.entries(query)) if (value) url.searchParams.set(key, value)
  return url.href
}
