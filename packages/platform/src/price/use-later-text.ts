import { useCallback } from 'react'
import { useDates } from '../dates/use-dates.ts'
import { platformTexts } from '../intl/texts.ts'
import { usePathLocale } from '../router/use-path-locale.tsx'

interface MaybeFree {
  /** Whether a stay can begin now, and else from when. */
  readonly free?: { readonly now: boolean; readonly from: string | null } | undefined
}

/**
 * Returns a function that says from when a place is free that is taken now (RULES.md §5.30): `Libre desde 3 mar 2027`.
 * Undefined for what is free, and for what can't be booked at all, whose price says so.
 */
export const useLaterText = () => {
  const { day } = useDates()
  const texts = platformTexts[usePathLocale()]
  return useCallback(
    ({ free }: MaybeFree): string | undefined => {
      if (!free || free.now) return undefined
      if (free.from === null) return texts.neverFree
      const from = day(free.from, { day: 'numeric', month: 'short', year: 'numeric' })
      return texts.freeFrom.replace('{day}', from)
    },
    [day, texts],
  )
}
