import type { SearchResult } from '@metrolibre/api-client'
import { deviceStorage, useIntl } from '@metrolibre/platform'
import { lazyPart } from '@metrolibre/platform/browser'
import { Box, Button, Span } from '@metrolibre/ui'
import { FilterChip } from '@metrolibre/ui/parts'
import { FadersHorizontal } from '@metrolibre/ui/icons'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { DialogFailed } from '../../parts/dialog-failed.tsx'
import { FilmButton } from './film-button.tsx'
import { KindChips } from './kind-chips.tsx'
import { keepRecentSearch } from './recent-searches.ts'
import { SearchForm } from './search-form.tsx'
import { countMore, type Search } from './search-query.ts'
import type { SearchState } from './use-search.ts'
import { useTyped } from './use-typed.ts'

const FilterSheet = lazyPart(() => import('./filter-sheet.tsx'), DialogFailed)

interface Props {
  state: SearchState
  counts: SearchResult['counts'] | undefined
  /** Shown in the row of kinds before all others. */
  before: ReactNode
}

/**
 * The panel sticks this far above the edge of the window, so that on scrolling only its row of kinds stays
 * visible.
 */
const firstRowHeight = '75px'

/** The search panel over the edge of the cover: place, price and kind; the other filters open in a dialog. */
export function FilterBar({ state, counts, before }: Props) {
  const { search, change } = state
  const { formatMessage } = useIntl()
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never')
  const typed = useTyped(search)
  const { patch: words, setText } = typed
  const filter = (patch: Search) => {
    change({ ...words, ...patch })
    if (words.q) keepRecentSearch(deviceStorage, { ...search, ...words, ...patch })
  }
  const wanted = useMemo(() => ({ ...search, ...words }), [search, words])
  const clear = () => {
    setText('')
    state.clear()
  }
  const set = countMore(search)
  const more = {
    icon: <FadersHorizontal />,
    'aria-haspopup': 'dialog',
    onClick: () => setSheet('open'),
  } as const
  return (
    <>
      <Box
        data-screen-only
        position="sticky"
        top={`-${firstRowHeight}`}
        zIndex="4"
        mt={{ base: '-34px', md: '-48px' }}
        bg="bg.panel"
        border="1px solid"
        borderColor="border"
        borderRadius="xl"
        boxShadow="2"
        // Keyboard users who return to the fields must see them, with their suggestions above the map button.
        css={{ '&:has(form:focus-within)': { top: '0', zIndex: '6' } }}
      >
        <search>
          <SearchForm
            search={search}
            typed={typed}
            onChange={change}
            onFilter={filter}
            more={
              <Span
                display={{ base: 'none', md: 'flex' }}
                alignItems="center"
                px="10px"
                borderRight="1px solid"
                borderColor="border"
              >
                <Button variant="ghost" {...more}>
                  {formatMessage({ id: 'tenants.search.more' }, { set })}
                </Button>
              </Span>
            }
          />
        </search>
        <Box borderTop="1px solid" borderColor="border" display="flex">
          <KindChips
            type={search.type}
            counts={counts}
            onChange={(type) => filter({ type })}
            before={
              <>
                {before}
                <Span display={{ base: 'contents', md: 'none' }}>
                  <FilterChip {...more}>
                    {formatMessage({ id: 'tenants.search.filters' }, { set })}
                  </FilterChip>
                </Span>
              </>
            }
          />
          <Span display={{ base: 'none', xl: 'flex' }} alignItems="center" pr="16px">
            <FilmButton variant="ghost" />
          </Span>
        </Box>
      </Box>
      {sheet !== 'never' && (
        <Suspense>
          <FilterSheet
            state={{ ...state, search: wanted, change: filter, clear }}
            open={sheet === 'open'}
            onClose={() => setSheet('closed')}
          />
        </Suspense>
      )}
    </>
  )
}
