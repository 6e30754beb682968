import { call } from '@metrolibre/api-client'
import { endpoints, fieldProblems, NewsletterBody, type Locale } from '@metrolibre/contract'
import { safeParse } from 'valibot'

/** What the form answers. */
export interface Outcome {
  kind: 'joined' | 'invalid'
  message: string
}

/**
 * Sends what stands in the form; fetched with the first address, so that no page pays for it before.
 * @throws whatever the call fails with.
 */
export async function subscribe(form: FormData, locale: Locale): Promise<Outcome> {
  const checked = safeParse(NewsletterBody, Object.fromEntries(form))
  if (!checked.success)
    return { kind: 'invalid', message: fieldProblems(checked.issues, locale)[0]?.message ?? '' }
  const { message } = await call(endpoints.contact.subscribe, { body: checked.output })
  return { kind: 'joined', message }
}
