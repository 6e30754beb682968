/** The values that the widget is prefilled with; for a signed-in user they come from the API. */
export interface WidgetPrefill {
  url: string
  name?: string | undefined
  email?: string | undefined
  /** Answers to the widget's questions: the property, then its address. */
  customAnswers: readonly string[]
}

export interface WidgetPage {
  /** Host of the page that embeds the widget. */
  host: string
  locale: string
  /** Time zone of the place, in which the hours are shown. */
  timeZone: string
}

type Query = Record<string, string | undefined>

const addressOf = (prefill: WidgetPrefill, { locale, timeZone }: WidgetPage, embedding: Query): string => {
  const url = new URL(prefill.url)
  const query: Query = {
    ...embedding,
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
 * Returns the address of the booking widget with prefilled values; its own details and consent banner are
 * hidden.
 */
export const widgetAddress = (prefill: WidgetPrefill, page: WidgetPage): string =>
  addressOf(prefill, page, {
    embed_domain: page.host,
    embed_type: 'Inline',
    hide_event_type_details: '1',
    hide_gdpr_banner: '1',
  })

/** Returns the address of the same widget as a page of its own, with the same values. */
export const ownPageAddress = (prefill: WidgetPrefill, page: WidgetPage): string =>
  addressOf(prefill, page, {})
