import { useMemo } from 'react'
import { usePathLocale } from '../router/use-path-locale.tsx'
import { createDates } from './create-dates.ts'

/** Returns formatters for dates, times and numbers in the language of the page. */
export const useDates = () => {
  const locale = usePathLocale()
  return useMemo(() => createDates(locale), [locale])
}
