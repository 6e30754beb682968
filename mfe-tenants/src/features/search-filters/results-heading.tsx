import type { SearchResult } from '@metrolibre/api-client'
import { useDates, useIntl } from '@metrolibre/platform'
import { Box, Heading, VisuallyHidden } from '@metrolibre/ui'
import { useState } from 'react'
import { knownPlace, type Search } from './search-query.ts'

/** Where reading begins again after a change of page. */
export const resultsHeadingId = 'resultados'

interface Props {
  search: Search
  result: SearchResult | undefined
  /** What is known is of an earlier search; the present one is on its way. */
  stale: boolean
}

/** How many there are and where; said again whenever it changes, never of a search that is not answered yet. */
export function ResultsHeading({ stale, ...asked }: Props) {
  const { formatMessage } = useIntl()
  const { number } = useDates()
  const [answered, setAnswered] = useState(asked)
  if (!stale && answered.result !== asked.result) setAnswered(asked)
  const { search, result } = stale ? answered : asked
  const place = knownPlace(search, result)
  const total = result && `${number(result.total)}${result.totalIsExact ? '' : '+'}`
  return (
    <Box aria-live="polite" aria-busy={stale} minH="29px" minW="0">
      {result && (
        <Heading
          as="h2"
          textStyle="sub"
          id={resultsHeadingId}
          tabIndex={-1}
          outline="none"
          overflowWrap="anywhere"
        >
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
          {result.page > 1 && (
            <VisuallyHidden>
              . {formatMessage({ id: 'tenants.search.page' }, { page: result.page })}
            </VisuallyHidden>
          )}
        </Heading>
      )}
    </Box>
  )
}
