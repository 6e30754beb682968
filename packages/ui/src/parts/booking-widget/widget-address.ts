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

/**
 * Returns the address of the booking widget with prefilled values; its own details and consent banner are
 * hidden.
 */
export const widgetAddress = (prefill: WidgetPrefill, { host, locale, timeZone }: WidgetPage): string => {
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
