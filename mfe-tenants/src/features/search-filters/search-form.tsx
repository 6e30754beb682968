import type { SearchType, Service, Suggestion, Use } from '@metrolibre/contract'
import { deviceStorage, localePath, useIntl, useLocale, useNavigate } from '@metrolibre/platform'
import { Box, Button, chakra, Span } from '@metrolibre/ui'
import { MagnifyingGlass } from '@metrolibre/ui/icons'
import type { ReactNode, SubmitEvent } from 'react'
import { propertyPath } from '../../property/paths.ts'
import { PlaceField } from './place-field.tsx'
import { PriceField } from './price-field.tsx'
import { keepRecentSearch } from './recent-searches.ts'
import { searchPlaceName, type Search } from './search-query.ts'
import { nowhere, type Typed } from './use-typed.ts'

interface Props {
  search: Search
  typed: Typed
  onChange: (patch: Search) => void
  /** Applies a filter with the words in the box. */
  onFilter: (patch: Search) => void
  /** The button that opens the other filters. */
  more: ReactNode
}

/** Hides the on-screen keyboard, so that the results are visible. */
const putKeyboardAway = () => {
  if (window.matchMedia('(pointer: coarse)').matches && document.activeElement instanceof HTMLElement)
    document.activeElement.blur()
}

/** The form for place and highest price. Without JavaScript it submits to the same address. */
export function SearchForm({ search, typed, onChange, onFilter, more }: Props) {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const navigate = useNavigate()
  const { known, text, setText } = typed
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    putKeyboardAway()
    onFilter({})
  }
  const go = (patch: Search) => {
    onChange(patch)
    keepRecentSearch(deviceStorage, { ...search, ...patch })
  }
  const pickPlace = ({ kind, id, comuna, city, country }: Suggestion) => {
    putKeyboardAway()
    if (kind === 'property' && id) return navigate(propertyPath(id))
    go({ ...nowhere, comuna: comuna ?? undefined, city, country })
  }
  // What was typed is a kind, a use or a service now, so the place of the search stays.
  const pickFilter = (patch: Search) => {
    putKeyboardAway()
    setText(known === search.q ? '' : known)
    go({ q: undefined, ...patch })
  }
  const choices = {
    onPlace: pickPlace,
    onKind: (type: SearchType) => pickFilter({ type }),
    onService: (service: Service) =>
      pickFilter({ services: [...new Set([...(search.services ?? []), service])] }),
    onUse: (use: Use) => pickFilter({ use }),
    onRecent: (recent: Search) => {
      putKeyboardAway()
      // It may be the current search, whose words were removed.
      setText(searchPlaceName(recent) ?? '')
      go({ ...nowhere, ...recent })
    },
  }
  return (
    <chakra.form
      action={localePath(locale, '/propietario')}
      onSubmit={submit}
      // On phones the button goes below the place where large letters leave too little room next to it.
      display={{ base: 'flex', md: 'grid' }}
      flexWrap="wrap"
      gridTemplateColumns="minmax(0, 1.35fr) minmax(0, 1fr) auto auto"
      alignItems="stretch"
    >
      <PlaceField text={text} onText={setText} choices={choices} />
      <PriceField search={search} onChange={onFilter} />
      {more}
      <Box p="10px" display="grid" flex="1 0 auto">
        <Button type="submit" variant="cta" size="lg">
          <Span display={{ base: 'none', md: 'contents' }}>
            <MagnifyingGlass />
          </Span>
          {formatMessage({ id: 'tenants.search.submit' })}
        </Button>
      </Box>
    </chakra.form>
  )
}
