import { useCallback } from 'react'
import { platformTexts } from '../intl/texts.ts'
import { usePathLocale } from '../router/use-path-locale.ts'
import { errorAlert } from './error-alert.ts'

/**
 * Returns a function that gives the words for a failure which a screen shows inline: `title`, `text`, and the
 * request id if there is one.
 */
export const useErrorText = () => {
  const locale = usePathLocale()
  return useCallback((error: unknown) => errorAlert(error, platformTexts[locale]), [locale])
}
