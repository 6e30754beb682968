import { isNetworkError } from '@metrolibre/api-client'
import { useCallback } from 'react'
import { platformTexts } from '../intl/texts.ts'
import { usePathLocale } from '../router/use-path-locale.tsx'
import { errorAlert } from './error-alert.ts'
import type { AlertRequest } from './feedback-atoms.ts'
import { requestReference, type RequestReference } from './request-reference.ts'

/** The words for a failure that a screen shows itself. */
export interface ErrorText extends AlertRequest {
  /** What support needs to find the request, shown when the user opens it. Absent if it never arrived. */
  reference?: RequestReference
}

/**
 * Returns a function that gives the words for a failure which a screen shows inline: `title`, `text`, and the
 * request id if there is one.
 */
export const useErrorText = () => {
  const locale = usePathLocale()
  return useCallback(
    (error: unknown): ErrorText => {
      const texts = platformTexts[locale]
      const alert = errorAlert(error, texts)
      if (!alert.requestId || isNetworkError(error)) return alert
      return { ...alert, reference: requestReference(alert.requestId, texts) }
    },
    [locale],
  )
}
