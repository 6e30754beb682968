import { adminHome } from '@metrolibre/api-client'
import { useDates, useQuery, useQueryClient } from '@metrolibre/platform'
import { useEffect } from 'react'

const lookAgainMs = 60_000

/** Which lists are read again after a change: not the start page, whose counts these are. */
const isList = ([area, part]: readonly unknown[]) =>
  typeof area === 'string' && area.startsWith('admin') && part !== 'home'

/** Reads the counts again when a change makes a list out of date, once for all lists of the change. */
function useCountAgain(enabled: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!enabled) return undefined
    let isDue = false
    return client.getQueryCache().subscribe((event) => {
      if (isDue || event.type !== 'updated' || event.action.type !== 'invalidate') return
      if (!isList(event.query.queryKey)) return
      isDue = true
      queueMicrotask(() => {
        isDue = false
        void client.invalidateQueries({ queryKey: adminHome.counts().queryKey })
      })
    })
  }, [client, enabled])
}

/**
 * Returns a function that writes how many rows the list at an address has: `33`, `1.000+`. It gives nothing for other
 * pages, and while the counts are not known.
 */
export const usePageCounts = (enabled: boolean) => {
  const { number } = useDates()
  useCountAgain(enabled)
  const { data } = useQuery({ ...adminHome.counts(), enabled, refetchInterval: lookAgainMs })
  return (to: string): string | undefined => {
    const found = data?.find(({ page }) => to === `/admin/${page}`)
    return found && `${number(found.total)}${found.totalIsExact ? '' : '+'}`
  }
}
