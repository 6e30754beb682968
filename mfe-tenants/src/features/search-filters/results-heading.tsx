import type { SearchResult } from '@metrolibre/api-client'
import { useDates, useIntl } from '@metrolibre/platform'
import { Box, Heading, VisuallyHidden } from '@metrolibre/ui'
import { useState } from 'react'
import { knownPlace, type Search } from './search-query.ts'

/** Id of the heading that gets the focus after a change of page. */
export const resultsHeadingId = 'resultados'

interface Props {
  search: Search
  result: SearchResult | undefined
  /** True while the results are those of the previous search and new ones are loading. */
  stale: boolean
}

/**
 * The number of results and the place. It is announced to screen readers whenever it changes, but never for a
 * search without results yet.
 */
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
          <span>
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
          </span>
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
