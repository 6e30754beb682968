import type { SearchResult } from '@metrolibre/contract'
import { useDates, useIntl } from '@metrolibre/platform'
import { Box, Heading } from '@metrolibre/ui'
import { knownPlace, type Search } from './search-query.ts'

/** How many there are and where; said again whenever it changes. */
export function ResultsHeading({ search, result }: { search: Search; result: SearchResult | undefined }) {
  const { formatMessage } = useIntl()
  const { number } = useDates()
  const place = knownPlace(search, result)
  const total = result && `${number(result.total)}${result.totalIsExact ? '' : '+'}`
  return (
    <Box aria-live="polite" minH="29px">
      {result && (
        <Heading as="h2" textStyle="sub">
          {formatMessage(
            { id: 'tenants.search.results' },
            {
              kind: search.type ?? 'all',
              count: result.total,
              total,
              where: search.q && place === search.q ? 'words' : place ? 'in' : 'all',
              place,
            },
          )}
        </Heading>
      )}
    </Box>
  )
}
