import { adminHome } from '@metrolibre/api-client'
import { useDates, useQuery } from '@metrolibre/platform'

const lookAgainMs = 60_000

/**
 * Returns a function that writes how many rows the list at an address has: `33`, `1.000+`. It gives nothing for other
 * pages, and while the counts are not known.
 */
export const usePageCounts = (enabled: boolean) => {
  const { number } = useDates()
  const { data } = useQuery({ ...adminHome.counts(), enabled, refetchInterval: lookAgainMs })
  return (to: string): string | undefined => {
    const found = data?.find(({ page }) => to === `/admin/${page}`)
    return found && `${number(found.total)}${found.totalIsExact ? '' : '+'}`
  }
}
