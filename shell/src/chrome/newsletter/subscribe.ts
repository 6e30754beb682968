import { call, provenCall } from '@metrolibre/api-client'
import { endpoints, fieldProblems, NewsletterBody, type Locale } from '@metrolibre/contract'
import { safeParse } from 'valibot'

/** The result that the form shows. */
export interface NewsletterOutcome {
  kind: 'joined' | 'invalid'
  message: string
}

/**
 * Validates the form and subscribes. Loaded with the first subscription, so that no page downloads it before.
 * @throws what the call throws
 */
export async function subscribeToNewsletter(
  form: FormData,
  locale: Locale,
  prove: () => Promise<string>,
): Promise<NewsletterOutcome> {
  const checked = safeParse(NewsletterBody, Object.fromEntries(form))
  if (!checked.success)
    return { kind: 'invalid', message: fieldProblems(checked.issues, locale)[0]?.message ?? '' }
  const { message } = await provenCall(
    prove,
    (proof) => call(endpoints.contact.subscribe, { body: { ...checked.output, ...proof } }),
    // Many people of the same network may have subscribed before.
    ['rate_limited'],
  )
  return { kind: 'joined', message }
}
