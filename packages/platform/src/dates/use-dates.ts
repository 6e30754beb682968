import { createDates } from '@metrolibre/contract'
import { useMemo } from 'react'
import { usePathLocale } from '../router/use-path-locale.tsx'

/** Returns formatters for dates, times and numbers in the language of the page. */
export const useDates = () => {
  const locale = usePathLocale()
  return useMemo(() => createDates(locale), [locale])
}
